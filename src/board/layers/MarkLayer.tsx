import { memo } from 'react'

import type { HexField, HexId, Orientation, Point } from '@/engine/kernel/hex'

import type { HexMark, MarkKind } from '../board-props'
import { centerOf, placeOf } from '../geometry'
import { isPrintable, lettering } from './lettering'
import { isCased, markSign, markStrokes, markTint } from './mark-shape'
import styles from '../marks.module.css'

export interface MarkLayerProps {
  readonly grid: HexField
  readonly marks: readonly HexMark[]
  /** Hexes in which counters lie, so that a text stands below them instead of in the middle. */
  readonly taken: ReadonlySet<HexId>
}

/** In the order they are drawn. */
const KINDS: readonly MarkKind[] = [
  'forbidden',
  'distant',
  'futile',
  'reach',
  'choice',
  'designated',
  'target',
  'noted',
  'selected',
]

/** Side of a square of hexes whose marks of a kind are one path: a longer path is stroked anew for every tile it touches. */
const CHUNK = 6

/** What the hexes mean now: a few paths a kind and chunk of the map. */
export const MarkLayer = memo(function MarkLayer({ grid, marks, taken }: MarkLayerProps) {
  const placed = marks.flatMap((mark): PlacedMark[] => {
    const index = grid.indexOf(mark.hex)
    return index < 0 ? [] : [{ ...mark, center: centerOf(grid, index), chunk: chunkOf(grid, index) }]
  })
  return (
    <g data-part="marks">
      {KINDS.flatMap((kind) =>
        [...centersByChunk(placed, kind)].map(([chunk, centers]) => (
          <Signs key={kind + chunk} kind={kind} centers={centers} orientation={grid.orientation} />
        )),
      )}
      <Figures words={placed.filter(({ hex }) => !taken.has(hex))} drop={6.5} size={19} />
      <Figures words={placed.filter(({ hex }) => taken.has(hex))} drop={32.5} size={13} />
    </g>
  )
})

interface PlacedMark extends HexMark {
  readonly center: Point
  readonly chunk: string
}

function chunkOf(grid: HexField, index: number): string {
  const { column, row } = placeOf(grid, index)
  return `${Math.floor(column / CHUNK)}-${Math.floor(row / CHUNK)}`
}

function centersByChunk(marks: readonly PlacedMark[], kind: MarkKind): ReadonlyMap<string, readonly Point[]> {
  const chunks = new Map<string, Point[]>()
  for (const mark of marks)
    if (mark.kind === kind) chunks.set(mark.chunk, [...(chunks.get(mark.chunk) ?? []), mark.center])
  return chunks
}

interface FiguresProps {
  readonly words: readonly PlacedMark[]
  /** From a hex's center down to the base of its figures. */
  readonly drop: number
  readonly size: number
}

/** The figures of all marks as one outline. */
function Figures({ words, drop, size }: FiguresProps) {
  const outline = words
    .map(({ text = '', center: { x, y } }) =>
      isPrintable(text) ? lettering(text, { x, y: y + drop }, size) : '',
    )
    .join('')
  return outline === '' ? null : <path className={styles['mark-text']} d={outline} />
}

interface SignsProps {
  readonly kind: MarkKind
  readonly centers: readonly Point[]
  readonly orientation: Orientation
}

/** Marks of one kind. */
function Signs({ kind, centers, orientation }: SignsProps) {
  const drawn = (draw: (kind: MarkKind, center: Point, orientation: Orientation) => string) =>
    centers.map((center) => draw(kind, center, orientation)).join('')
  const tint = drawn(markTint)
  const strokes = drawn(markStrokes)
  const sign = drawn(markSign)
  return (
    <g className={styles[`mark--${kind}`]} data-kind={kind}>
      {tint && <path className={styles['mark-tint']} d={tint} />}
      {isCased(kind) && <path className={styles['mark-casing']} d={strokes} />}
      <path className={styles['mark-strokes']} d={strokes} />
      {sign && <path className={styles['mark-sign']} d={sign} />}
    </g>
  )
}
