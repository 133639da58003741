import type { AnyCommand, AnyGameRules, Json, Viewer } from '@/engine/kernel/game'

/** A game as random play knows it: its rules, and what only the game itself can say about secrets. */
export interface Subject {
  readonly rules: AnyGameRules
  /** Set-ups for random play, one after the other; each as `newGame` takes it. */
  readonly settings: (nth: number, turnLimit: number) => unknown
  /** All else that settings may hold, each other than it is by default: for files to be spoiled. */
  readonly houseRules: object
  /** Types of events after which somebody knows more than before, so that undo must stop there. */
  readonly revealing: readonly string[]
  /** Viewers to whom a position and `withOtherSecrets` of it must look the same. */
  readonly uninitiated: readonly Viewer[]
  /** A position file that differs from another only in what the uninitiated may not know, if there is one. */
  readonly withOtherSecrets: (position: Json) => Json | undefined
  readonly commands: CommandHabits
}

/** What holds of a game's commands whatever is garbled in them. */
export interface CommandHabits {
  /** Types that also the seat that is not asked may give. */
  readonly unasked: readonly string[]
  /**
   * What a command comes to where the list of legal commands is complete: something in the list comes to the same.
   * Undefined for commands of which the list only holds some.
   */
  readonly gistOf: (command: AnyCommand) => Json | undefined
  /** Whether a key may say what is understood without it, so that nothing changes when it is left out. */
  readonly isUnderstood: (key: string, value: unknown) => boolean
}

/** The habits of a game that lists every legal command whole, and asks the seat in turn alone. */
export const LISTED_WHOLE: CommandHabits = {
  unasked: [],
  gistOf: (command) => ({ ...command }),
  isUnderstood: () => false,
}
