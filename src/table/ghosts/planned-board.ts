import type { ReactNode } from 'react'
import type { BoardBelow, BoardProps, HexMark } from '@/board/board-props'
import type { Seat } from '@/engine/kernel/game'
import type { HexId } from '@/engine/kernel/hex'
import type { Drawing } from '@/engine/rulebook/rulebook'
import type { Pen } from '@/engine/table/table'
import type { Side } from '@/widgets/side'

/** What there is to be planned with. */
export type PlannableBoard = Pick<BoardProps, 'stacks' | 'field'>

/** What a game tells of its board. */
export interface PlannableModel<View> {
  boardOf(view: View, isPeeking: boolean): PlannableBoard
  countersInWords?(view: View, counters: readonly string[]): string
  deciderOf(view: View): { readonly side: Side }
  sideOf(seat: Seat): Side
}

/** What a table shows of a plan. */
export interface PlannedBoard {
  /** Whose it is: whoever else holds the mouse is shown nothing of it. */
  readonly seat: Seat
  /** The ghosts, over the counters. */
  readonly ghosts: (below: BoardBelow) => ReactNode
  readonly drawings: readonly Drawing[]
  /** What is planned for a hex, in words; '' where that is nothing. */
  readonly wordsAt: (hex: HexId) => string
  /** While moves are planned: the board answers to that alone. Null while the game is played. */
  readonly mode: PlanMode | null
}

/** How a table answers while moves are planned. */
export interface PlanMode {
  readonly marks: readonly HexMark[]
  readonly onChooseHex: (hex: HexId) => void
  readonly pen: Pen
  /** Stands where the controls of the stage do. */
  readonly panel: ReactNode
}
