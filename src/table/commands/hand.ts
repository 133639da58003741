import type { BoardArrow, BoardZone, HexMark, MarkKind } from '@/board/board-props'
import type { HexId } from '@/engine/kernel/hex'
import type { AnyGesture, Answer, Idle } from '../desk/answer'

/** What players can do with the board in one stage of a game. */
export interface Hand<View, Gesture extends AnyGesture, Command> {
  /** Hexes in which something can still be done, in the order in which they are gone through. */
  readonly hexesToAct: (view: View) => readonly HexId[]
  /** What a chosen hex means now. */
  readonly answer: (view: View, gesture: Gesture | Idle, hex: HexId) => Answer<Gesture | Idle, Command>
  /** What is left of a gesture after the position changed; nothing of another stage's. */
  readonly settled: (view: View, gesture: Gesture | Idle) => Gesture | Idle
  /** What each hex means to the gesture, the most telling first. */
  readonly marks: (view: View, gesture: Gesture | Idle) => readonly HexMark[]
  /** Areas that belong to the gesture: reach, ranges. */
  readonly zones?: (view: View, gesture: Gesture | Idle) => readonly BoardZone[]
  /** Arrows of what is declared and of what is being aimed. */
  readonly arrows?: (view: View, gesture: Gesture | Idle) => readonly BoardArrow[]
}

/** The same mark on several hexes. */
export function markAll(hexes: readonly HexId[], kind: MarkKind): readonly HexMark[] {
  return hexes.map((hex) => ({ hex, kind }))
}

/** Arrows into a hex from several others. */
export function arrowsInto(
  id: string,
  from: readonly HexId[],
  to: HexId,
  kind: BoardArrow['kind'],
): readonly BoardArrow[] {
  return from.filter((hex) => hex !== to).map((hex) => ({ id: `${id}-${hex}`, from: hex, to, kind }))
}

/** Keeps the list itself when nothing falls away, so that what is drawn from it can be kept too. */
export function filterStable<Item>(items: readonly Item[], still: (item: Item) => boolean): readonly Item[] {
  return items.every(still) ? items : items.filter(still)
}

/** The first of some items that meets the first condition that any of them meets; undefined where none meets one. */
export function likeliest<Item>(
  items: readonly Item[],
  ...conditions: readonly ((item: Item) => boolean)[]
): Item | undefined {
  for (const meets of conditions) {
    const found = items.find(meets)
    if (found !== undefined) return found
  }
  return undefined
}
