import type { Point } from '@/engine/hex'

import type { TerrainLook } from '../board-props'
import { boardSize, centerOf, cornersAround, type LaidGrid } from '../geometry'
import { jitterOf } from './chance'
import { blankGate, drawGate, type GateDrawing } from './gate'
import { hachures } from './hachures'
import { hatchingOf } from './hatching'
import { hexsideOf } from './hexsides'
import { mountainPeaks, passPeaks, type Peak } from './mountain'
import { fibers, stipple, tufts } from './paper'
import { CHUNK, type TerrainChunk } from './terrain-art'

/** What is set last on a square of the map: most of its strokes, and the least of what it tells. */
export interface FineStrokes {
  readonly fibers: string
  readonly stipple: string
  readonly tufts: string
  /** Where high ground ends. */
  readonly slopes: string
  readonly backHatch: string
  readonly frontHatch: string
  /** The arches of entry hexes. */
  readonly gates: GateDrawing
}

/** A map whose squares get their fine strokes. */
export interface LaidMap {
  readonly grid: LaidGrid
  readonly terrain: readonly TerrainLook[]
}

/** How the fine strokes of a square are drawn. */
export type StrokesOf = (map: LaidMap, chunk: TerrainChunk) => FineStrokes

const FIBERS_A_CHUNK = 40
/** Apart from the numbers of other things that vary by hex. */
const HATCHING_SEED = 60_000

/** Draws the fine strokes of a square; the same square is always drawn alike. */
export function fineStrokes(map: LaidMap, { square, hexes }: TerrainChunk): FineStrokes {
  const strokes = {
    fibers: fibersOf(map.grid, square),
    stipple: '',
    tufts: '',
    slopes: '',
    backHatch: '',
    frontHatch: '',
    gates: blankGate(),
  }
  for (const index of hexes) {
    const center = centerOf(map.grid, index)
    switch (map.terrain[index] ?? 'clear') {
      case 'clear':
        strokes.stipple += stipple(center, index)
        strokes.tufts += tufts(center, index)
        break
      case 'mountain':
        strokes.slopes += slopes({ ...map, index, center })
        hatch(mountainPeaks(center, index), index, strokes)
        break
      case 'gate':
        hatch(passPeaks(center, index), index, strokes)
        drawGate(center, strokes.gates)
        break
    }
  }
  return strokes
}

function fibersOf(grid: LaidGrid, { column, row }: TerrainChunk['square']): string {
  const size = boardSize(grid)
  const width = (size.width / grid.columns) * CHUNK
  const height = (size.height / grid.rows) * CHUNK
  const area = { x: column * width, y: row * height, width, height }
  return fibers(area, column * 31 + row, FIBERS_A_CHUNK)
}

function hatch(peaks: readonly Peak[], index: number, into: { backHatch: string; frontHatch: string }): void {
  const jitter = jitterOf(index + HATCHING_SEED)
  for (const peak of peaks) {
    const strokes = hatchingOf(peak, jitter)
    if (peak.isBack) into.backHatch += strokes
    else into.frontHatch += strokes
  }
}

/** What is to be drawn: a hex of a map. */
interface Spot extends LaidMap {
  readonly index: number
  readonly center: Point
}

/** Hachures along the hexsides at which a mountain ends. */
function slopes({ grid, terrain, index, center }: Spot): string {
  const corners = cornersAround(center)
  return [0, 1, 2, 3, 4, 5]
    .filter((side) => {
      const neighbor = grid.neighbors[index * 6 + side] ?? -1
      return neighbor >= 0 && terrain[neighbor] !== 'mountain'
    })
    .map((side) => hachures(center, hexsideOf(grid, corners, side), index * 6 + side))
    .join('')
}
