import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { HexId, Point } from '@/engine/hex'
import { Dragger, type Grip } from '@/table/drag/dragger'
import { Hand } from '@/table/drag/hand'
import { placeAt } from '@/table/drag/places'
import type { Tool } from './tools'

export interface ToolDrag {
  readonly hand: Hand
  /** What hangs on the pointer. */
  readonly piece: Tool | null
  readonly grab: (event: PointerEvent, grip: Grip<Tool>) => void
}

/** Dragging from the palette to the board, and across the board. */
export function useToolDrag(onDrop: (tool: Tool, hex: HexId) => void): ToolDrag {
  const [hand] = useState(() => new Hand())
  const [piece, setPiece] = useState<Tool | null>(null)
  const dropped = useEffectEvent((tool: Tool, at: Point) => {
    const place = placeAt(at, hand)
    setPiece(null)
    if (place?.name === 'hex') onDrop(tool, place.hex)
  })
  const dragger = useRef<Dragger<Tool>>(null)
  useEffect(() => {
    const made = new Dragger<Tool>(() => ({
      onLift(tool, at) {
        hand.lift(at)
        setPiece(tool)
      },
      onMove(_, at) {
        hand.moveTo(at)
        placeAt(at, hand)
      },
      onDrop: (tool, at) => dropped(tool, at),
      onCancel: () => setPiece(null),
    }))
    dragger.current = made
    return () => made.cancel()
  }, [hand])
  return { hand, piece, grab: (event, grip) => dragger.current?.grab(event.nativeEvent, grip) }
}
