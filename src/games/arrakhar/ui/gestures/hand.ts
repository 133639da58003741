import type { BoardArrow, HexMark } from '@/board/board-props'
import type { HexId } from '@/engine/hex'
import type { Table } from '../../rules/position'
import type { Answer, Gesture } from '../desk/gesture'
import type { Adjustment } from '../desk/adjustment'

/** Segments whose hands come once the table stands. */
export type LaterSegment = 'summon' | 'haste' | 'fireball' | 'combat'

/** What players can do with the board in one segment. */
export interface Hand {
  /** Hexes whose units can still do something, in listing order. */
  readonly hexesToAct: (table: Table) => readonly HexId[]
  /** What a chosen hex means now. */
  readonly answer: (table: Table, gesture: Gesture, hex: HexId) => Answer
  /** What is left of a gesture of this segment after the position changed. */
  readonly settled: (table: Table, gesture: Gesture) => Gesture
  /** What each hex means to the gesture, the most telling first. */
  readonly marks: (table: Table, gesture: Gesture) => readonly HexMark[]
  /** Arrows of what is designated and of what is being aimed. */
  readonly arrows?: (table: Table, gesture: Gesture) => readonly BoardArrow[]
  /** Adjustments that only this segment knows. */
  readonly adjusted?: (table: Table, gesture: Gesture, adjustment: Adjustment) => Gesture
}
