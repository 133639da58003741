import type { BoardProps, HexMark } from '@/board/board-props'
import type { HexId } from '@/engine/kernel/hex'
import type { DeskOf, DeskParts, GestureOf } from '../desk/desk'

/** A board as it is read out. */
export interface SpokenBoard<P extends DeskParts> {
  readonly boardOf: (view: P['view'], isPeeking: boolean) => Pick<BoardProps, 'grid' | 'stacks'>
  readonly marksOf: (view: P['view'], gesture: GestureOf<P>) => readonly HexMark[]
  readonly hexInWords: (view: P['view'], hex: HexId, marks: readonly HexMark[], isPeeking: boolean) => string
}

/** Hexes worth a visit, under a heading. */
export interface Places {
  readonly title: string
  readonly hexes: readonly HexId[]
}

/** What a page of the board in words is given. */
export interface PageProps<P extends DeskParts> {
  readonly desk: DeskOf<P>
  /** The hex that is looked at. */
  readonly shown: HexId | null
  readonly onShow: (hex: HexId) => void
}
