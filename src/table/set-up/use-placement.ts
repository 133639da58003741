import { type PointerEvent, useMemo, useState } from 'react'
import type { HexId } from '@/engine/kernel/hex'
import type { Refusal } from '@/engine/kernel/refusal'
import type { Place } from '../drag/place'
import { hexOnBoard } from '../drag/places'
import { type Drag, useDrag } from '../drag/use-drag'
import { type Commands, useCommands } from './use-commands'

/** What one side may take up and put down in its placement; a piece in hand is still where it was in the set-up. */
export interface Hands<View, Lying, Piece, Command> {
  /** What is taken up from a hex, at most so many units of a kind at a time. */
  readonly pieceAt: (lying: Lying, hex: HexId, atATime: number) => Piece | undefined
  /** Why a piece may not be put down in a hex. */
  readonly refusalAt: (view: View, lying: Lying, piece: Piece, hex: HexId) => Refusal | undefined
  /** The commands that put a piece down where it may be; none if it stays as it was. */
  readonly commandsFor: (lying: Lying, piece: Piece, place: Place) => readonly Command[]
  /** The set-up as it looks while the piece is in the air. */
  readonly without: (lying: Lying, piece: Piece) => Lying
}

/** What a placement screen has in hand. */
export interface Placement<Lying, Piece, Command> extends Commands<Command> {
  readonly drag: Drag<Piece>
  /** The set-up as it lies, without the piece in the air. */
  readonly lying: Lying
  /** Puts a piece down, or says why not. */
  readonly put: (piece: Piece, place: Place) => boolean
  /** A press on a piece beside the board. */
  readonly grab: (event: PointerEvent, piece: Piece) => void
  /** A press on the board, before the board answers it. */
  readonly grabFromBoard: (event: PointerEvent) => void
  /** How many units are taken up or put down at a time. */
  readonly atATime: number
  readonly setAtATime: (count: number) => void
}

interface Placing<View, Lying, Command> {
  readonly view: View
  readonly setUp: Lying
  readonly play: (command: Command) => Refusal | undefined
}

/** Commands and pieces of a placement, for the side whose hands are given. */
export function usePlacement<View, Lying, Piece, Command>(
  { view, setUp, play }: Placing<View, Lying, Command>,
  hands: Hands<View, Lying, Piece, Command>,
): Placement<Lying, Piece, Command> {
  const { refusal, say, send } = useCommands<Command>(play)
  const [atATime, setAtATime] = useState(1)
  const refusalAt = (piece: Piece, place: Place) =>
    place.name === 'hand' ? undefined : hands.refusalAt(view, setUp, piece, place.hex)
  const put = (piece: Piece, place: Place) => {
    const refused = refusalAt(piece, place)
    if (refused) say(refused)
    else send(...hands.commandsFor(setUp, piece, place))
    return refused === undefined
  }
  const drag = useDrag<Piece>({ mayGo: (piece, place) => !refusalAt(piece, place), onDrop: put })
  const { dragged, hand } = drag
  const grabFromBoard = (event: PointerEvent) => {
    const { target, clientX, clientY } = event
    const surface = target instanceof Element ? target.closest('[data-part="surface"]') : null
    const hex = surface && hexOnBoard(surface, { x: clientX, y: clientY }, hand)
    const piece = hex === null ? undefined : hands.pieceAt(setUp, hex, atATime)
    if (piece) drag.grab(event, { piece, isOnBoard: true })
  }
  const lying = useMemo(() => (dragged ? hands.without(setUp, dragged) : setUp), [hands, setUp, dragged])
  const grab = (event: PointerEvent, piece: Piece) => drag.grab(event, { piece, isOnBoard: false })
  return { refusal, say, send, drag, lying, put, grab, grabFromBoard, atATime, setAtATime }
}
