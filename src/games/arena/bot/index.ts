import type { Bot, Budget, Thought } from '@/engine/bot'
import { type Random, seededRandom } from '@/engine/dice'
import { present } from '@/engine/refusal'
import { bestByTrial } from '@/engine/search'
import type { Command } from '../rules/commands'
import { askedSeat } from '../rules/guards'
import { sampleCommand } from '../rules/legal/sample'
import type { ArenaSeat, Position } from '../rules/position'
import type { View } from '../rules/view'
import { chanceToWin } from './evaluate'
import { reasonsFor } from './explain'
import { plansFor } from './plans'
import { policy } from './policy'
import type { Why } from './reason'
import { rollOut } from './rollout'
import { CARELESS, EVEN } from './style'
import { suppose } from './suppose'

/** Turns that a rollout goes on for: the rest of the own, the enemy's, and so on. */
const TURNS = 4
/** Worlds that a thought supposes, in turn. */
const WORLDS = 4

/** The bot of Arena; reasons are told by the strong one. */
export const arenaBot: Bot<View, Command, Why> = {
  think(view, decider, random, budget) {
    const position = suppose(view, random)
    switch (decider) {
      case 'random':
        return plainThought(position, [
          present(sampleCommand(position, random), 'a command for the seat asked'),
        ])
      case 'easy':
        return plainThought(position, policy(position, { style: CARELESS, care: 'all' }, random))
      case 'medium':
        return plainThought(position, policy(position, { style: EVEN, care: 'all' }, random))
      case 'strong': {
        const thought = searched(view, position, random, budget)
        return { ...thought, reasons: reasonsFor(position, thought.commands) }
      }
    }
  },
  chanceOf: (view, seat) => chanceToWin(suppose(view, seededRandom(1)), seat as ArenaSeat),
}

function chanceIn(position: Position): number {
  return chanceToWin(position, askedSeat(position) ?? position.active)
}

function plainThought(position: Position, commands: readonly Command[]): Thought<Command, Why> {
  return { commands, chance: chanceIn(position), reasons: [], nodes: commands.length }
}

/** Tries out the plans worth comparing, each in worlds that the view allows. */
function searched(view: View, position: Position, random: Random, budget: Budget): Thought<Command, Why> {
  const [first, ...others] = plansFor(position, random)
  const only = present(first, 'a plan')
  if (others.length === 0 || budget.rollouts === 0) return plainThought(position, only)
  const worlds = [position, ...Array.from({ length: WORLDS - 1 }, () => suppose(view, random))]
  const base = random.below(2 ** 30)
  let nodes = 0
  const tryOut = (commands: readonly Command[], nth: number) => {
    const world = present(worlds[nth % worlds.length], 'a world')
    const outcome = rollOut(world, commands, { seat: position.active, turns: TURNS, seed: base + nth })
    nodes += outcome.commands
    return outcome.chance
  }
  const { plan, value, tries } = bestByTrial([only, ...others], tryOut, budget)
  return { commands: plan, chance: tries > 0 ? value : chanceIn(position), reasons: [], nodes }
}
