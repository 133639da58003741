import { memo } from 'react'

import type { HexGrid } from '@/engine/hex'

import type { HexMark, MarkKind } from '../board-props'
import { centerOf } from '../geometry'
import { markSign, markStrokes, markTint } from './mark-shape'

export interface MarkLayerProps {
  readonly grid: HexGrid
  readonly marks: readonly HexMark[]
}

/** In the order they are drawn. */
const KINDS: readonly MarkKind[] = [
  'forbidden',
  'reach',
  'choice',
  'designated',
  'target',
  'noted',
  'selected',
]

/** What the hexes mean now: a few paths a kind, however many hexes it has. */
export const MarkLayer = memo(function MarkLayer({ grid, marks }: MarkLayerProps) {
  const placed = marks.flatMap((mark) => {
    const index = grid.indexOf(mark.hex)
    return index < 0 ? [] : [{ ...mark, center: centerOf(grid, index) }]
  })
  return (
    <g className="marks">
      {KINDS.map((kind) => {
        const centers = placed.filter((mark) => mark.kind === kind).map(({ center }) => center)
        const tint = centers.map((center) => markTint(kind, center)).join('')
        const strokes = centers.map((center) => markStrokes(kind, center)).join('')
        return (
          <g key={kind} className={`mark mark--${kind}`}>
            <path className="mark-tint" d={tint} />
            <path className="mark-casing" d={strokes} />
            <path className="mark-strokes" d={strokes} />
            <path className="mark-sign" d={centers.map((center) => markSign(kind, center)).join('')} />
          </g>
        )
      })}
      {placed.map(
        ({ hex, kind, text, center }) =>
          text !== undefined && (
            <text
              key={kind + hex}
              className={`mark-text mark-text--${kind}`}
              x={center.x}
              y={center.y + 31.5}
            >
              {text}
            </text>
          ),
      )}
    </g>
  )
})
