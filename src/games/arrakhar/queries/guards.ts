import type { HexId } from '@/engine/kernel/hex'
import { present, type Refusal } from '@/engine/kernel/refusal'
import type { Clause } from '../clauses'
import type { Side } from '../tables/units'
import { boardOf } from './board'
import {
  type Progress,
  type ProgressOf,
  type Segment,
  SET_UP_SEGMENTS,
  type Settings,
  type SetUpSegment,
  type Table,
  type Unit,
  type UnitId,
} from '../state/position'
import { refuse } from '../refuse'
import { enemyOf, sideOf, unitOf } from './stacking'

/** The side whose answer is awaited: the phasing side, or the one that was offered a draw; null when the game is over. */
export function askedSide({
  ending,
  drawOffer,
  side,
}: Pick<Table, 'ending' | 'drawOffer' | 'side'>): Side | null {
  if (ending) return null
  return drawOffer ? enemyOf(drawOffer) : side
}

/** The progress of a segment if it is the current one. */
export function nowIn<S extends Segment>(
  table: { readonly now: Progress },
  segment: S,
): ProgressOf<S> | undefined {
  return table.now.segment === segment ? (table.now as ProgressOf<S>) : undefined
}

/** The progress of a segment that is known to be the current one. */
export function progressIn<S extends Segment>(table: { readonly now: Progress }, segment: S): ProgressOf<S> {
  return present(nowIn(table, segment), segment)
}

/** Whether forces are still being designed or placed. */
export function isSetUp(segment: Segment): segment is SetUpSegment {
  return (SET_UP_SEGMENTS as readonly Segment[]).includes(segment)
}

/** Refuses what belongs to another moment: the game is over, a draw is offered, or the segment is another (AR-5.6). */
export function segmentRefusal(table: Table, ...segments: readonly Segment[]): Refusal<Clause> | undefined {
  if (table.ending) return refuse('AR-5.6', 'The game is over.')
  if (table.drawOffer) return refuse('AR-12.7', 'A draw is offered; it must be answered first.')
  if (segments.includes(table.now.segment)) return undefined
  return isSetUp(table.now.segment) && segments.every(isSetUp)
    ? refuse('AR-2.5', 'The set-up has its order; this belongs to another step of it.')
    : refuse('AR-5.6', 'That belongs to another segment.')
}

/** Refuses a unit that is not in play or not the phasing side's (AR-5.6). */
export function ownRefusal(table: Table, id: UnitId): Refusal<Clause> | undefined {
  const unit = unitOf(table, id)
  if (!unit) return refuse('AR-5.6', `There is no unit ${id} in play.`)
  return isOwn(table, unit) ? undefined : refuse('AR-5.6', 'That unit belongs to the other side.')
}

/** Refuses a hex that the map has not, under the clause that says where the command may point. */
export function hexRefusal(settings: Settings, hex: HexId, clause: Clause): Refusal<Clause> | undefined {
  return boardOf(settings).grid.indexOf(hex) < 0 ? refuse(clause, `The map has no hex ${hex}.`) : undefined
}

/** Refuses a list that names a unit for the second time. */
export function twiceRefusal(ids: readonly UnitId[], clause: Clause): Refusal<Clause> | undefined {
  const again = ids.length < 2 ? undefined : ids.find((id, nth) => ids.indexOf(id) < nth)
  return again === undefined ? undefined : refuse(clause, `Unit ${again} is named twice.`)
}

/** Whether a unit belongs to the side whose phase it is. */
export function isOwn(table: Table, unit: Unit): boolean {
  return sideOf(unit.type) === table.side
}
