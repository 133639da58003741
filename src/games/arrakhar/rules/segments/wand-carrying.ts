import type { HexId } from '@/engine/hex'
import type { Refusal } from '@/engine/refusal'
import type { Clause } from '../../content/clauses'
import type { Move } from '../commands'
import { nowIn } from '../guards'
import type { Table, UnitId } from '../position'
import { refuse } from '../refuse'
import { unitOf } from '../stacking'

/** Refuses to take the wand along on a move (AR-12.2 to AR-12.4). */
export function wandRefusal(table: Table, { units, path, takeWandAt }: Move): Refusal<Clause> | undefined {
  if (takeWandAt === null) return undefined
  if (table.side === 'sorcerer') return refuse('AR-12.4', "The sorcerer's side does not move the wand.")
  if (table.wand.hidden || table.wand.hex !== takeWandAt)
    return refuse('AR-12.3', `The wand does not lie in ${takeWandAt}.`)
  if (!mayCarry(table, units))
    return refuse('AR-12.2', 'The wand was moved this turn; only those who moved it may take it farther.')
  const start = unitOf(table, units[0] ?? '')?.hex
  if (start !== takeWandAt && !path.slice(0, -1).includes(takeWandAt))
    return refuse(
      'AR-12.3',
      'A group takes the wand in a hex that it leaves: its start or one on its way, not the last.',
    )
  return undefined
}

/** Who alone may move the wand on this turn: the group that moved it, or part of it (AR-12.2). */
export function carriersAfter(units: readonly UnitId[]): readonly UnitId[] {
  return [...units]
}

function mayCarry(table: Table, units: readonly UnitId[]): boolean {
  const carriers = nowIn(table, 'movement')?.carriers
  return !carriers || units.every((id) => carriers.includes(id))
}

/** Where a group going along a path could take the wand, or null (AR-12.3). */
export function wandOffer(table: Table, units: readonly UnitId[], path: readonly HexId[]): HexId | null {
  if (table.wand.hidden || table.side !== 'wizard') return null
  const { hex } = table.wand
  return wandRefusal(table, { type: 'move', units, path, takeWandAt: hex }) ? null : hex
}
