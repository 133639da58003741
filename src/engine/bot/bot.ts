import type { Random } from '../kernel/dice'
import type { AnyCommand, Seat } from '../kernel/game'

/** How well a bot plays, weakest first. */
export const STRENGTHS = ['easy', 'medium', 'strong'] as const
export type Strength = (typeof STRENGTHS)[number]

/** Which seats bots play, and how well; those left out are played by persons. */
export type Bots = Readonly<Partial<Record<Seat, Strength>>>

/** Who may decide for a seat without a person: a bot, or chance alone, which bots are measured by. */
export const DECIDERS = ['random', ...STRENGTHS] as const
export type Decider = (typeof DECIDERS)[number]

/** How long a bot may think about one plan. */
export interface Budget {
  /** Most rollouts, whatever time they take: the same budget gives the same plan. */
  readonly rollouts: number
  /** Asked between rollouts; the best plan so far is given once it answers true. */
  readonly isOver: () => boolean
  /** Told of the share of the budget used, from 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/** Why a plan is a good one, in a game's own terms; its table puts it in words. */
export interface Reason {
  readonly type: string
}

/** What a bot would do next, and what it thinks of it. */
export interface Thought<Command extends AnyCommand, Why extends Reason> {
  /**
   * At least one, to be played in order; only the last may roll dice, bring secrets to light or hand over
   * to the other seat. The bot is asked again after it.
   */
  readonly commands: readonly Command[]
  /** The chance that the thinking seat wins, from 0 to 1. */
  readonly chance: number
  /** The weightiest first. */
  readonly reasons: readonly Why[]
  /** Commands tried out in thought. */
  readonly nodes: number
}

/**
 * A game's bot. It is given a seat's view and never a position: what the seat may not know it can only
 * suppose. All its chance comes from `random`, so that the same view gives the same thought.
 */
export interface Bot<View extends object, Command extends AnyCommand, Why extends Reason> {
  /** What the seat that the view belongs to does next; the seat must be the one that is asked. */
  think(view: View, decider: Decider, random: Random, budget: Budget): Thought<Command, Why>
  /** The chance that a seat wins as far as a view tells, from 0 to 1; 0 or 1 when the game is over, a draw 0.5. */
  chanceOf(view: View, seat: Seat): number
  /**
   * The chance that the seat asked wins after each plan, told as `chanceOf` tells it, once for each try. The nth tries of all
   * plans are alike in all that chance decides. A plan is played as far as the rules allow it; `rollouts` counts those of
   * all plans together.
   */
  weigh(
    view: View,
    plans: readonly (readonly Command[])[],
    random: Random,
    budget: Budget,
  ): readonly (readonly number[])[]
  /**
   * A game is lost for a seat whose chance, as told, is smaller than this: it was never won from there
   * (docs/balance.md, docs/balance-arena.md). Left out where no game counts as lost before its end.
   */
  readonly lostBelow?: number
}

/** Any game's bot. */
export type AnyBot = Bot<object, AnyCommand, Reason>

/** What any game's bot would do next. */
export type AnyThought = Thought<AnyCommand, Reason>
