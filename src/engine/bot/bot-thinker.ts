import type { Bot, Budget, Reason, Thought } from './bot'
import type { Random } from '../kernel/dice'
import type { AnyCommand } from '../kernel/game'
import { present } from '../kernel/refusal'
import type { Outcome } from './bot-rollout'
import { bestByTrial } from './search'

/** What a game's bot knows of its game. */
export interface BotModel<View, Position, Command, Why> {
  /** A position that the view allows. */
  readonly suppose: (view: View, random: Random) => Position
  /** Any command that the seat asked may give. */
  readonly sample: (position: Position, random: Random) => Command | undefined
  /** What the careless do, by rules of thumb. */
  readonly careless: (position: Position, random: Random) => readonly Command[]
  /** What is sensible, by rules of thumb. */
  readonly sensible: (position: Position, random: Random) => readonly Command[]
  /** Plans worth comparing; those that come twice are tried once. */
  readonly plans: (position: Position, random: Random) => readonly (readonly Command[])[]
  /** Plays a plan on from a position that is not `now`, for whoever thinks in `now`. */
  readonly rollOut: (world: Position, plan: readonly Command[], now: Position, seed: number) => Outcome
  /** Worlds that a thought supposes, in turn. */
  readonly worlds: number
  /** The chance that the seat asked wins. */
  readonly chanceIn: (position: Position) => number
  /** Why a plan is made, the weightiest reason first. */
  readonly reasons: (position: Position, plan: readonly Command[]) => readonly Why[]
}

/**
 * How a bot thinks: the random one does anything, easy and medium go by rules of thumb, the strong one tries plans
 * out in worlds that its view allows and gives reasons.
 */
export function thinkerOf<
  View extends object,
  Position extends object,
  Command extends AnyCommand,
  Why extends Reason,
>(model: BotModel<View, Position, Command, Why>): Bot<View, Command, Why>['think'] {
  return (view, decider, random, budget) => {
    const position = model.suppose(view, random)
    switch (decider) {
      case 'random':
        return plainThought(model, position, [
          present(model.sample(position, random), 'a command for the seat asked'),
        ])
      case 'easy':
        return plainThought(model, position, model.careless(position, random))
      case 'medium':
        return plainThought(model, position, model.sensible(position, random))
      case 'strong': {
        const thought =
          budget.rollouts > 0
            ? searched(model, { view, position }, random, budget)
            : plainThought(model, position, model.sensible(position, random))
        return { ...thought, reasons: model.reasons(position, thought.commands) }
      }
    }
  }
}

function plainThought<View, Position, Command extends AnyCommand, Why extends Reason>(
  { chanceIn }: BotModel<View, Position, Command, Why>,
  position: Position,
  commands: readonly Command[],
): Thought<Command, Why> {
  return { commands, chance: chanceIn(position), reasons: [], nodes: commands.length }
}

/** What is thought about: what is seen, and a position that it allows. */
interface Matter<View, Position> {
  readonly view: View
  readonly position: Position
}

/** Tries out the plans worth comparing, each in worlds that the view allows. */
function searched<View, Position, Command extends AnyCommand, Why extends Reason>(
  model: BotModel<View, Position, Command, Why>,
  { view, position }: Matter<View, Position>,
  random: Random,
  budget: Budget,
): Thought<Command, Why> {
  const [first, ...others] = different(model.plans(position, random))
  const only = present(first, 'a plan')
  if (others.length === 0) return plainThought(model, position, only)
  const more = Array.from({ length: model.worlds - 1 }, () => model.suppose(view, random))
  const worlds = [position, ...more]
  const base = random.below(2 ** 30)
  let nodes = 0
  const tryOut = (commands: readonly Command[], nth: number) => {
    const world = present(worlds[nth % worlds.length], 'a world')
    const outcome = model.rollOut(world, commands, position, base + nth)
    nodes += outcome.commands
    return outcome.chance
  }
  const { plan, value, tries } = bestByTrial([only, ...others], tryOut, budget)
  const chance = tries > 0 ? value : model.chanceIn(position)
  return { commands: plan, chance, reasons: [], nodes }
}

function different<Plan>(plans: readonly Plan[]): readonly Plan[] {
  return [...new Map(plans.map((plan) => [JSON.stringify(plan), plan])).values()]
}
