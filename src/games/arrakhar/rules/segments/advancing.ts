import type { Refusal } from '@/engine/refusal'
import type { Clause } from '../../content/clauses'
import { areAdjacent } from '../board'
import type { Advance } from '../commands'
import { hasTwice } from '../guards'
import type { Table } from '../position'
import { refuse } from '../refuse'
import { isOnBoard, mayJoin, mayStack, unitsNamed } from '../stacking'

/** Refuses a group that cannot enter a hex by an advance of either kind (AR-10.9 to AR-10.11). */
export function advancingRefusal(
  table: Table,
  { units: ids, hex }: Pick<Advance, 'units' | 'hex'>,
  clause: 'AR-10.9' | 'AR-10.10',
): Refusal<Clause> | undefined {
  const units = unitsNamed(table, ids) ?? []
  if (units.length === 0 || !mayStack(units) || hasTwice(ids))
    return refuse(clause, 'One to four units of one type may advance.')
  if (!units.every((unit) => isOnBoard(table, unit) && areAdjacent(table, unit.hex, hex)))
    return refuse(clause, 'Only units next to the hex, on the board, may advance into it.')
  if (!mayJoin(table, units, hex))
    return refuse('AR-10.11', 'An advance keeps to one type and four units a hex.')
  return undefined
}
