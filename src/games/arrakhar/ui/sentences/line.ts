import type { HexId } from '@/engine/hex'
import type { Clause } from '../../content/clauses'
import type { Side, UnitType } from '../../content/units'
import type { UnitId } from '../../rules/position'

/** A sentence of the log: what happened, under which clause, and where. */
export interface Line {
  readonly kind: 'heading' | 'event' | 'victory'
  readonly text: string
  readonly clause: Clause | null
  /** Hexes to be marked while the line is pointed at. */
  readonly hexes: readonly HexId[]
  /** The faces that were rolled for it. */
  readonly dice: readonly number[]
  /** Whether those were thrown by hand and typed in. */
  readonly typed?: boolean
  /** Whose phase a heading opens; other lines are the acting seat's. */
  readonly side?: Side
  /** The place of its event among those of the step. */
  readonly nth?: number
}

/** What sentences need to know beside the event: a unit's type, in play or out of it. */
export type TypeOf = (unit: UnitId) => UnitType | undefined

/** A plain line. */
export function line(
  text: string,
  clause: Clause,
  hexes: readonly HexId[] = [],
  dice: readonly number[] = [],
): Line {
  return { kind: 'event', text, clause, hexes, dice }
}
