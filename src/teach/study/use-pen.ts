import { useMemo, useState } from 'react'
import type { HexId } from '@/engine/kernel/hex'
import { strokeOf } from '@/engine/rulebook/marks'
import type { DrawingInk } from '@/engine/rulebook/rulebook'
import type { Pen } from '@/engine/table/table'
import { useActions } from './opened/use-study'

/** The pen in hand, and its inks. */
export interface PenCase {
  readonly pen: Pen
  readonly ink: DrawingInk
  readonly setInk: (ink: DrawingInk) => void
  readonly setDrawing: (isDrawing: boolean) => void
}

/** A pen that draws at the step at hand. */
export function usePen(): PenCase {
  const { draw } = useActions()
  const [ink, setInk] = useState<DrawingInk>('green')
  const [isDrawing, setDrawing] = useState(false)
  return useMemo(() => {
    const onDraw = (from: HexId, to: HexId) => draw(strokeOf(from, to, ink))
    return { pen: { onDraw, isDrawing }, ink, setInk, setDrawing }
  }, [draw, ink, isDrawing])
}
