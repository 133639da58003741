import type { HexId } from '../kernel/hex'
import type { Drawing } from '../rulebook/rulebook'

/** Counters that are meant to go somewhere: half seen where they would stand. */
export interface Ghost {
  /** Their ids on the board; never none. */
  readonly counters: readonly string[]
  /** The hexes on the way there. */
  readonly via: readonly HexId[]
  readonly goal: HexId
}

/** What a seat has in mind. Nothing of it is played, and no other seat is told. */
export interface MovePlan {
  readonly ghosts: readonly Ghost[]
  readonly drawings: readonly Drawing[]
}

export const NO_PLAN: MovePlan = { ghosts: [], drawings: [] }

/** What whoever holds the mouse plans. */
export interface Planning {
  readonly plan: MovePlan
  readonly onPlan: (plan: MovePlan) => void
}
