import type { HexId } from '@/engine/kernel/hex'
import { firstRefusal, type Refusal } from '@/engine/kernel/refusal'
import type { Clause } from '../clauses'
import { STACKING_LIMIT } from '../tables/units'
import { areAdjacent } from './board'
import type { Table, UnitId } from '../state/position'
import { refuse } from '../refuse'
import { areAlike, isOnBoard, mayJoin, unitInPlay, unitsInPlay } from './stacking'

/** Who goes where. */
export interface Advance {
  readonly units: readonly UnitId[]
  readonly hex: HexId
}

/** The two kinds of advance. */
export type AdvanceClause = 'AR-10.9' | 'AR-10.10'

/** Refuses units that wait in an entry hex: they never advance (AR-10.9, AR-10.10). */
export function waitingRefusal(
  table: Table,
  ids: readonly UnitId[],
  clause: AdvanceClause,
): Refusal<Clause> | undefined {
  return firstRefusal(ids, (id) => {
    return isOnBoard(table, unitInPlay(table, id))
      ? undefined
      : refuse(clause, `Unit ${id} waits in an entry hex and does not advance out of it.`)
  })
}

/** Refuses a group that stands too far from a hex or finds no room there (AR-10.9 to AR-10.11). */
export function advancingRefusal(
  table: Table,
  { units: ids, hex }: Advance,
  clause: AdvanceClause,
): Refusal<Clause> | undefined {
  const units = unitsInPlay(table, ids)
  const far = units.find((unit) => !areAdjacent(table, unit.hex, hex))
  if (far) return refuse(clause, `Unit ${far.id} is not next to ${hex}.`)
  if (!areAlike(units)) return refuse(clause, 'Units of one type advance together; these are of several.')
  if (units.length > STACKING_LIMIT)
    return refuse(clause, `At most ${STACKING_LIMIT} units advance into a hex.`)
  if (!mayJoin(table, units, hex))
    return refuse('AR-10.11', 'An advance keeps to one type and four units a hex.')
  return undefined
}
