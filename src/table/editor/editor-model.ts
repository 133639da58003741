import type { ComponentType, ReactNode } from 'react'
import type { BoardProps } from '@/board/board-props'
import type { Json } from '@/engine/kernel/game'
import type { HexId } from '@/engine/kernel/hex'
import type { Parsed, Problem } from '@/engine/kernel/refusal'
import type { Field } from '../fields/field'

/** Something that can be put on the map. */
export interface EditorPiece<Change> {
  readonly id: string
  /** 'orc'. */
  readonly name: string
  /** What is read below its picture where that is less than its name. */
  readonly short?: string
  /** How many there are, or where it is. */
  readonly count: string
  readonly face: ReactNode
  put(hex: HexId): Change
}

/** Pieces under a name, as the palette shows them. */
export interface PieceGroup<Change> {
  readonly name: string
  readonly pieces: readonly EditorPiece<Change>[]
}

/** Fields beside the board, maybe folded away until wanted. */
export interface EditorPanel<Change> {
  readonly name: string
  readonly isFolded?: boolean
  readonly fields: readonly Field<Change>[]
}

/** What is in a hex: what it is in words, and fields for the rest. */
export interface EditorHex<Change> {
  readonly words: string
  readonly isEmpty: boolean
  readonly fields: readonly Field<Change>[]
}

/** What the board of an editor shows, and hears. */
export interface EditorBoardProps<Draft> extends Pick<
  BoardProps,
  'drawings' | 'onDraw' | 'isDrawing' | 'onChooseHex' | 'onPointAt'
> {
  readonly draft: Draft
  readonly problems: readonly Problem[]
  readonly chosen: HexId | null
}

/** What a game tells of its positions so that pieces can be put down, carried and taken away by hand. */
export interface EditorModel<Draft, Change> {
  /** A position that may be incomplete, from its file. */
  open(file: Json): Parsed<Draft>
  /** The file of a position after a change. */
  changed(draft: Draft, change: Change): Json
  readonly Board: ComponentType<EditorBoardProps<Draft>>
  pieces(draft: Draft): readonly PieceGroup<Change>[]
  /** What hangs on the pointer when all of a hex is carried; null where there is nothing. */
  faceAt(draft: Draft, hex: HexId): ReactNode
  move(from: HexId, to: HexId): Change
  /** Takes one thing away. */
  erase(hex: HexId): Change
  /** Takes all away. */
  clear(hex: HexId): Change
  hexAt(draft: Draft, hex: HexId): EditorHex<Change>
  panels(draft: Draft): readonly EditorPanel<Change>[]
}
