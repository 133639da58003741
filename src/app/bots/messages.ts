import type { AnyThought, Decider } from '@/engine/bot/bot'
import type { Concession } from '@/engine/bot/conceding'
import type { AnyCommand } from '@/engine/kernel/game'

/** How long a thought may take, whichever ends first. */
export interface ThoughtBudget {
  /** Most rollouts; 0 for a bot that decides at a glance. */
  readonly rollouts: number
  readonly milliseconds: number
}

/**
 * What a bot is told of a game: the view of its seat and nothing else. A position, a history or a save must never
 * come to stand here, since what is not sent no bot can see.
 */
interface Question {
  /** Tells its answers from those to another question. */
  readonly number: number
  /** The id of the game. */
  readonly game: string
  readonly view: object
  /** A whole number from which all chance of the thought comes. */
  readonly seed: number
  readonly budget: ThoughtBudget
}

/** What to do next. */
export interface ThoughtAsked extends Question {
  readonly decider: Decider
  /** How its seat gives the game up, where it may; a hint never does. */
  readonly concession?: Concession | undefined
}

/** What plans are worth. */
export interface WeighingAsked extends Question {
  readonly plans: readonly (readonly AnyCommand[])[]
}

export type Asked = ThoughtAsked | WeighingAsked

/** What the worker answers: how far it is, then once what it thought or weighed, or why it could not. */
export type Answer =
  | { readonly number: number; readonly kind: 'progress'; readonly share: number }
  | { readonly number: number; readonly kind: 'thought'; readonly thought: AnyThought }
  /** Of each plan the chance by tries, as `Bot.weigh` tells it. */
  | { readonly number: number; readonly kind: 'weighed'; readonly chances: readonly (readonly number[])[] }
  | { readonly number: number; readonly kind: 'failed'; readonly reason: string }
