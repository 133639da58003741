import type { HexId } from '@/engine/hex'
import type { Refusal } from '@/engine/refusal'
import type { Place } from '@/table/drag/place'
import type { Command } from '../../commands'
import type { SetUp } from '../../rules/position'
import type { View } from '../../rules/view'
import type { Piece } from './piece'

/** What one side may take up and put down in its placement; a piece in hand is still where it was in the set-up. */
export interface Hands {
  /** What is taken up from a hex, at most so many units of a kind at a time. */
  readonly pieceAt: (setUp: SetUp, hex: HexId, atATime: number) => Piece | undefined
  /** Why a piece may not be put down in a hex. */
  readonly refusalAt: (view: View, setUp: SetUp, piece: Piece, hex: HexId) => Refusal | undefined
  /** The commands that put a piece down where it may be; none if it stays as it was. */
  readonly commandsFor: (setUp: SetUp, piece: Piece, place: Place) => readonly Command[]
  /** The set-up as it looks while the piece is in the air. */
  readonly without: (setUp: SetUp, piece: Piece) => SetUp
}
