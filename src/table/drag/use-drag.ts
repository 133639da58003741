import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Point } from '@/engine/kernel/hex'
import { type DragAnswers, Dragger, type Grip } from './dragger'
import { Hand } from './hand'
import type { Place } from './place'
import { placeAt } from './places'

/** How long a piece takes to fly back to where it came from. */
const RETURN_MS = 180

interface Options<Piece> {
  /** Whether the piece may come down there; asked again and again while it is dragged. */
  readonly mayGo: (piece: Piece, place: Place) => boolean
  /** Puts the piece down, or refuses it. */
  readonly onDrop: (piece: Piece, place: Place) => boolean
}

export interface Drag<Piece> {
  readonly hand: Hand
  /** What is in the air and can still come down somewhere. */
  readonly dragged: Piece | null
  /** What flies back. */
  readonly returning: Piece | null
  /** Begins a drag, if the pointer then moves. */
  readonly grab: (event: PointerEvent, grip: Grip<Piece>) => void
}

interface Flight<Piece> {
  readonly piece: Piece
  readonly isOver: boolean
}

/** Dragging of pieces between the board and what lies beside it. */
export function useDrag<Piece>(options: Options<Piece>): Drag<Piece> {
  const [hand] = useState(() => new Hand())
  const [flight, setFlight] = useState<Flight<Piece> | null>(null)
  const answers = useEffectEvent(() => answersFor(hand, options, setFlight))
  const dragger = useRef<Dragger<Piece>>(null)
  useEffect(() => {
    const made = new Dragger<Piece>(() => answers())
    dragger.current = made
    return () => made.cancel()
  }, [])
  useEffect(() => {
    if (!flight?.isOver) return undefined
    const landing = setTimeout(() => setFlight(null), RETURN_MS)
    return () => clearTimeout(landing)
  }, [flight])
  return {
    hand,
    dragged: flight && !flight.isOver ? flight.piece : null,
    returning: flight?.isOver ? flight.piece : null,
    grab: (event, grip) => dragger.current?.grab(event.nativeEvent, grip),
  }
}

function answersFor<Piece>(
  hand: Hand,
  { mayGo, onDrop }: Options<Piece>,
  setFlight: (flight: Flight<Piece> | null) => void,
): DragAnswers<Piece> {
  const flyBack = (piece: Piece) => {
    hand.flyBack()
    setFlight({ piece, isOver: true })
  }
  return {
    onLift(piece: Piece, at: Point) {
      hand.lift(at)
      setFlight({ piece, isOver: false })
    },
    onMove(piece: Piece, at: Point) {
      hand.moveTo(at)
      const place = placeAt(at, hand)
      hand.warn(place !== null && !mayGo(piece, place))
    },
    onDrop(piece: Piece, at: Point) {
      const place = placeAt(at, hand)
      if (place && onDrop(piece, place)) setFlight(null)
      else flyBack(piece)
    },
    onCancel: flyBack,
  }
}
