import type { BoardArrow, HexMark } from '@/board/board-props'
import type { HexId } from '@/engine/hex'
import type { Table } from '../rules/position'
import type { Gesture } from './gestures/gesture'
import { handOf } from './gestures/hands'

/** What each hex means to the choice at hand; one mark a hex, the most telling first. */
export function marksOf(table: Table, gesture: Gesture): readonly HexMark[] {
  if (table.ending || table.drawOffer) return []
  const taken = new Set<HexId>()
  return (handOf(table)?.marks(table, gesture) ?? []).filter(({ hex, kind }) => {
    // A designation's sign stands beside the mark of a choice; of choices a hex has one.
    if (kind === 'designated') return true
    if (taken.has(hex)) return false
    taken.add(hex)
    return true
  })
}

/** Arrows of the designations still to be resolved and of what is being aimed. */
export function arrowsOf(table: Table, gesture: Gesture): readonly BoardArrow[] {
  return handOf(table)?.arrows?.(table, gesture) ?? []
}
