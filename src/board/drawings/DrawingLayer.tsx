import { memo } from 'react'

import type { HexId } from '@/engine/kernel/hex'
import type { Drawing } from '@/engine/rulebook/rulebook'

import { centerOf, type LaidGrid } from '../geometry'
import { drawnArrow, drawnCircle } from './drawing-shape'
import styles from './drawings.module.css'

/** A drawing that is being made: its ink is chosen by whoever keeps it. */
export interface Draft {
  readonly from: HexId
  readonly to: HexId
}

export interface DrawingLayerProps {
  readonly grid: LaidGrid
  readonly drawings: readonly Drawing[]
  readonly draft?: Draft | null
}

/** What a teacher has drawn over the board, and what is being drawn. */
export const DrawingLayer = memo(function DrawingLayer({ grid, drawings, draft }: DrawingLayerProps) {
  return (
    <g data-part="drawings">
      {drawings.map((drawing, nth) => (
        <Stroke
          key={keyOf(drawing)}
          grid={grid}
          {...endsOf(drawing)}
          ink={drawing.ink}
          nth={drawings.slice(0, nth).filter((other) => areTwins(other, drawing)).length}
        />
      ))}
      {draft && <Stroke grid={grid} {...draft} ink="draft" nth={0} />}
    </g>
  )
})

interface StrokeProps extends Draft {
  readonly grid: LaidGrid
  readonly ink: Drawing['ink'] | 'draft'
  readonly nth: number
}

function Stroke({ grid, from, to, ink, nth }: StrokeProps) {
  const [start, end] = [grid.indexOf(from), grid.indexOf(to)]
  if (start < 0 || end < 0) return null
  if (start === end)
    return <Inked ink={ink} kind="circle" line={drawnCircle(centerOf(grid, start), nth)} head="" />
  const { shaft, head } = drawnArrow(ink, centerOf(grid, start), centerOf(grid, end), nth)
  return <Inked ink={ink} kind="arrow" line={shaft} head={head} />
}

interface InkedProps {
  readonly ink: Drawing['ink'] | 'draft'
  readonly kind: Drawing['kind']
  readonly line: string
  readonly head: string
}

function Inked({ ink, kind, line, head }: InkedProps) {
  return (
    <g className={styles[`drawing--${ink}`]} data-part="drawing" data-kind={kind}>
      <path className={styles['drawing-casing']} d={line + head} />
      <path className={styles['drawing-line']} d={line} />
      {ink === 'blue' && <path className={styles['drawing-core']} d={line} />}
      <path className={styles['drawing-head']} d={head} />
    </g>
  )
}

function endsOf(drawing: Drawing): Draft {
  return drawing.kind === 'arrow' ? drawing : { from: drawing.hex, to: drawing.hex }
}

function areTwins(one: Drawing, other: Drawing): boolean {
  const [a, b] = [endsOf(one), endsOf(other)]
  return a.from === b.from && a.to === b.to
}

function keyOf(drawing: Drawing): string {
  const { from, to } = endsOf(drawing)
  return `${from} ${to} ${drawing.ink}`
}
