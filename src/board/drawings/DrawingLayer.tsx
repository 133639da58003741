import { memo } from 'react'

import type { HexId } from '@/engine/kernel/hex'
import { isInPlaceOf } from '@/engine/rulebook/marks'
import type { Drawing } from '@/engine/rulebook/rulebook'

import { centerOf, type LaidGrid } from '../geometry'
import { drawnArrow, drawnCircle, type WrittenPlace, writtenAt } from './drawing-shape'
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
      {wordsLast(drawings).map((drawing, nth, drawn) => (
        <Stroke
          key={keyOf(drawing)}
          grid={grid}
          {...endsOf(drawing)}
          ink={drawing.ink}
          text={drawing.kind === 'text' ? drawing.text : undefined}
          nth={drawn.slice(0, nth).filter((other) => isInPlaceOf(other, drawing)).length}
        />
      ))}
      {draft && <Stroke grid={grid} {...draft} ink="draft" nth={0} />}
    </g>
  )
})

interface StrokeProps extends Draft {
  readonly grid: LaidGrid
  readonly ink: Drawing['ink'] | 'draft'
  /** What is written there, in place of a circle. */
  readonly text?: string | undefined
  readonly nth: number
}

function Stroke({ grid, from, to, ink, text, nth }: StrokeProps) {
  const [start, end] = [grid.indexOf(from), grid.indexOf(to)]
  if (start < 0 || end < 0) return null
  if (text !== undefined)
    return <Written ink={ink} text={text} {...writtenAt(centerOf(grid, start), text, nth)} />
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

interface WrittenProps extends Pick<InkedProps, 'ink'>, WrittenPlace {
  readonly text: string
}

function Written({ ink, text, x, y, width, height }: WrittenProps) {
  return (
    <g className={styles[`drawing--${ink}`]} data-part="drawing" data-kind="text">
      <rect
        className={styles['drawing-plate']}
        x={x - width / 2}
        y={y - height / 2}
        width={width}
        height={height}
        rx={height / 4}
      />
      <text className={styles['drawing-text']} x={x} y={y}>
        {text}
      </text>
    </g>
  )
}

/** What is written lies over what is drawn. */
function wordsLast(drawings: readonly Drawing[]): readonly Drawing[] {
  const isText = ({ kind }: Drawing) => kind === 'text'
  return [...drawings.filter((one) => !isText(one)), ...drawings.filter(isText)]
}

function endsOf(drawing: Drawing): Draft {
  return drawing.kind === 'arrow' ? drawing : { from: drawing.hex, to: drawing.hex }
}

function keyOf(drawing: Drawing): string {
  const { from, to } = endsOf(drawing)
  return `${drawing.kind} ${from} ${to} ${drawing.ink}`
}
