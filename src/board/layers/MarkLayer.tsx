import { memo } from 'react'

import type { HexGrid, HexId, Point } from '@/engine/hex'

import type { HexMark, MarkKind } from '../board-props'
import { centerOf, tenth } from '../geometry'
import { markSign, markStrokes, markTint } from './mark-shape'

export interface MarkLayerProps {
  readonly grid: HexGrid
  readonly marks: readonly HexMark[]
  /** Hexes in which counters lie, so that a text stands below them instead of in the middle. */
  readonly taken: ReadonlySet<HexId>
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
export const MarkLayer = memo(function MarkLayer({ grid, marks, taken }: MarkLayerProps) {
  const placed = marks.flatMap((mark): PlacedMark[] => {
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
      <Figures
        className="mark-text"
        marks={placed.filter(({ hex }) => !taken.has(hex))}
        drop={6.5}
        figureWidth={10}
      />
      <Figures
        className="mark-text mark-text--foot"
        marks={placed.filter(({ hex }) => taken.has(hex))}
        drop={32.5}
        figureWidth={7}
      />
    </g>
  )
})

interface PlacedMark extends HexMark {
  readonly center: Point
}

interface FiguresProps {
  readonly marks: readonly PlacedMark[]
  readonly className: string
  /** From a hex's center down to the base of its text. */
  readonly drop: number
  readonly figureWidth: number
}

/** The figures of many marks in one element, since elements of text take a browser longest to lay out. */
function Figures({ marks, className, drop, figureWidth }: FiguresProps) {
  const figures = marks.flatMap(({ text = '', center: { x, y } }) =>
    Array.from(text, (figure, nth) => ({
      figure,
      x: tenth(x + (nth - (text.length - 1) / 2) * figureWidth),
      y: tenth(y + drop),
    })),
  )
  return (
    <text
      className={className}
      x={figures.map(({ x }) => x).join(' ')}
      y={figures.map(({ y }) => y).join(' ')}
    >
      {figures.map(({ figure }) => figure).join('')}
    </text>
  )
}
