import type { Bot, Budget, Thought } from '@/engine/bot'
import { type Random, seededRandom } from '@/engine/dice'
import { present } from '@/engine/refusal'
import { bestByTrial } from '@/engine/search'
import type { Side } from '../content/units'
import type { Command } from '../rules/commands'
import { sampleCommand } from '../rules/legal/sample'
import type { Position } from '../rules/position'
import { enemyOf } from '../rules/stacking'
import type { View } from '../rules/view'
import { chanceToWin, poolWorth } from './evaluate'
import { plansFor } from './plans'
import { policy } from './policy'
import { reasonsFor } from './explain'
import type { Why } from './reason'
import { rollOut } from './rollout'
import { CARELESS, EVEN, type Style } from './style'
import { suppose } from './suppose'

/** Phases that a rollout goes on for: the rest of the own, the enemy's, and the own next. */
const PHASES = 3
/** Worlds that a thought supposes, in turn. */
const WORLDS = 8

/** A bot that is offered a draw takes it when its own chance is smaller than this (AR-12.7). */
const TAKES_DRAW_BELOW = 0.4

/** The bot of Arrakhar's Wand; reasons are told by the strong one. */
export const arrakharBot: Bot<View, Command, Why> = {
  think(view, decider, random, budget) {
    const position = suppose(view, random)
    switch (decider) {
      case 'random':
        return plainThought(position, [
          present(sampleCommand(position, random), 'a command for the seat asked'),
        ])
      case 'easy':
        return plainThought(position, planned(position, CARELESS, random))
      case 'medium':
        return plainThought(position, planned(position, EVEN, random))
      case 'strong': {
        const thought =
          !position.drawOffer && budget.rollouts > 0
            ? searched(view, position, random, budget)
            : plainThought(position, planned(position, EVEN, random))
        return { ...thought, reasons: reasonsFor(position, thought.commands) }
      }
    }
  },
  chanceOf: (view, seat) => chanceToWin(view, seat as Side, poolOf(view)),
}

/** The pool as the viewer knows it, or as it may well be. */
function poolOf(view: View): number {
  return poolWorth(view.pool ?? suppose(view, seededRandom(1)).secrets.pool)
}

/** The side that is asked: the phasing one, or the one that was offered a draw. */
function askedSide({ side, drawOffer }: Position): Side {
  return drawOffer ? enemyOf(drawOffer) : side
}

function chanceIn(position: Position): number {
  return chanceToWin(position, askedSide(position), poolWorth(position.secrets.pool))
}

function planned(position: Position, style: Style, random: Random): readonly Command[] {
  if (!position.drawOffer) return policy(position, style, random)
  const accept = chanceIn(position) < TAKES_DRAW_BELOW
  return [{ type: 'answerDraw', side: askedSide(position), accept }]
}

function plainThought(position: Position, commands: readonly Command[]): Thought<Command, Why> {
  return { commands, chance: chanceIn(position), reasons: [], nodes: commands.length }
}

/** Tries out the plans worth comparing, each in worlds that the view allows. */
function searched(view: View, position: Position, random: Random, budget: Budget): Thought<Command, Why> {
  const [first, ...others] = plansFor(position, random)
  const only = present(first, 'a plan')
  if (others.length === 0) return plainThought(position, only)
  const worlds = [position, ...Array.from({ length: WORLDS - 1 }, () => suppose(view, random))]
  const base = random.below(2 ** 30)
  let nodes = 0
  const tryOut = (commands: readonly Command[], nth: number) => {
    const world = present(worlds[nth % worlds.length], 'a world')
    const outcome = rollOut(world, commands, { side: position.side, phases: PHASES, seed: base + nth })
    nodes += outcome.commands
    return outcome.chance
  }
  const { plan, value, tries } = bestByTrial([only, ...others], tryOut, budget)
  return { commands: plan, chance: tries > 0 ? value : chanceIn(position), reasons: [], nodes }
}
