import { type PointerEvent, useMemo, useState } from 'react'
import type { HexId } from '@/engine/hex'
import type { Refusal } from '@/engine/refusal'
import { type Drag, useDrag } from '@/table/drag/use-drag'
import { hexOnBoard } from '@/table/drag/places'
import type { Place } from '@/table/drag/place'
import { useCommands } from '@/table/set-up/use-commands'
import type { Command } from '../../commands'
import type { SetUp } from '../../rules/position'
import type { Hands } from './hands'
import type { Piece } from './piece'
import type { PlacementProps } from './set-up-props'

/** What both placement screens have in hand. */
export interface Placement {
  readonly refusal: Refusal | undefined
  readonly say: (refusal: Refusal | undefined) => void
  readonly send: (...commands: readonly Command[]) => void
  readonly drag: Drag<Piece>
  /** The set-up as it lies, without the piece in the air. */
  readonly lying: SetUp
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

/** Commands and pieces of a placement, for the side whose hands are given. */
export function usePlacement({ view, setUp, play }: PlacementProps, hands: Hands): Placement {
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
    const surface = surfaceUnder(event)
    const hex: HexId | null = surface && hexOnBoard(surface, pointOf(event), hand)
    const piece = hex === null ? undefined : hands.pieceAt(setUp, hex, atATime)
    if (piece) drag.grab(event, { piece, isOnBoard: true })
  }
  const lying = useMemo(() => (dragged ? hands.without(setUp, dragged) : setUp), [hands, setUp, dragged])
  const grab = (event: PointerEvent, piece: Piece) => drag.grab(event, { piece, isOnBoard: false })
  return { refusal, say, send, drag, lying, put, grab, grabFromBoard, atATime, setAtATime }
}

function surfaceUnder({ target }: PointerEvent): Element | null {
  return target instanceof Element ? target.closest('[data-part="surface"]') : null
}

function pointOf({ clientX, clientY }: PointerEvent): { readonly x: number; readonly y: number } {
  return { x: clientX, y: clientY }
}
