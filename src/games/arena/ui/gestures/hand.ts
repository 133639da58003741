import type { BoardArrow, BoardZone, HexMark, MarkKind } from '@/board/board-props'
import type { HexId } from '@/engine/hex'
import type { View } from '../../rules/view'
import type { Answer, Gesture } from '../desk/gesture'

/** What players can do with the board in one phase. */
export interface Hand {
  /** Hexes in which something can still be done, in board order. */
  readonly hexesToAct: (view: View) => readonly HexId[]
  /** What a chosen hex means now. */
  readonly answer: (view: View, gesture: Gesture, hex: HexId) => Answer
  /** What is left of a gesture of this phase after the position changed. */
  readonly settled: (view: View, gesture: Gesture) => Gesture
  /** What each hex means to the gesture, the most telling first. */
  readonly marks: (view: View, gesture: Gesture) => readonly HexMark[]
  /** Areas that belong to the gesture: reach, ranges. */
  readonly zones?: (view: View, gesture: Gesture) => readonly BoardZone[]
  readonly arrows?: (view: View, gesture: Gesture) => readonly BoardArrow[]
}

/** The same mark on several hexes. */
export function markAll(hexes: readonly HexId[], kind: MarkKind): readonly HexMark[] {
  return hexes.map((hex) => ({ hex, kind }))
}
