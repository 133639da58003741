import type { BoardArrow, HexMark } from '@/board/board-props'
import { oneMarkAHex } from '@/table/desk/one-mark-a-hex'
import type { Table } from '../../rules/position'
import type { Gesture } from '../desk/gesture'
import { handOf } from './hands'

/** What each hex means to the choice at hand; one mark a hex, the most telling first. */
export function marksOf(table: Table, gesture: Gesture): readonly HexMark[] {
  if (table.ending || table.drawOffer) return []
  return oneMarkAHex(handOf(table)?.marks(table, gesture) ?? [])
}

/** Arrows of the designations still to be resolved and of what is being aimed. */
export function arrowsOf(table: Table, gesture: Gesture): readonly BoardArrow[] {
  return handOf(table)?.arrows?.(table, gesture) ?? []
}
