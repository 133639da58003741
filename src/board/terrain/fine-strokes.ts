import { cornersAround, centerOf } from '../geometry'
import type { LaidMap, Spot, Square, TerrainLook } from '../art'
import { jitterOf } from './chance'
import { paperTextureOf } from './paper-texture'
import { drawGate } from './gate'
import { hachures } from './hachures'
import { hatchingOf } from './hatching'
import { hexsideOf } from './hexsides'
import { mountainPeaks, passPeaks, type Peak } from './mountain'
import { stipple, tufts } from './paper'

/**
 * What is set last on a square of the map: most of its strokes, the slopes where high ground ends, and the arches
 * of entry hexes.
 */
export type FineStrokes = Record<(typeof NAMES)[number], string>

const NAMES = [
  'fibers',
  'stipple',
  'tufts',
  'slopes',
  'backHatch',
  'frontHatch',
  'gateStone',
  'gateArchway',
  'gateLines',
] as const

/** Apart from the numbers of other things that vary by hex. */
const HATCHING_SEED = 60_000

const DRAWN: Readonly<Partial<Record<TerrainLook, (spot: Spot, strokes: FineStrokes) => void>>> = {
  clear({ center, index }, strokes) {
    strokes.stipple += stipple(center, index)
    strokes.tufts += tufts(center, index)
  },
  mountain(spot, strokes) {
    strokes.slopes += slopes(spot)
    hatch(mountainPeaks(spot.center, spot.index), spot.index, strokes)
  },
  gate({ center, index }, strokes) {
    hatch(passPeaks(center, index), index, strokes)
    drawGate(center, strokes)
  },
}

/** Draws the fine strokes of a square of highland; the same square is always drawn alike. */
export function fineStrokes(map: LaidMap, square: Square): FineStrokes {
  const strokes = Object.fromEntries(NAMES.map((name) => [name, ''])) as FineStrokes
  strokes.fibers = paperTextureOf(map.grid, square)
  for (const index of square.hexes)
    DRAWN[map.terrain[index] ?? 'clear']?.({ ...map, index, center: centerOf(map.grid, index) }, strokes)
  return strokes
}

function hatch(peaks: readonly Peak[], index: number, into: FineStrokes): void {
  const jitter = jitterOf(index + HATCHING_SEED)
  for (const peak of peaks) {
    const strokes = hatchingOf(peak, jitter)
    if (peak.isBack) into.backHatch += strokes
    else into.frontHatch += strokes
  }
}

/** Hachures along the hexsides at which a mountain ends. */
function slopes({ grid, terrain, index, center }: Spot): string {
  const corners = cornersAround(center, 1, grid.orientation)
  return [0, 1, 2, 3, 4, 5]
    .filter((side) => {
      const neighbor = grid.neighbors[index * 6 + side] ?? -1
      return neighbor >= 0 && terrain[neighbor] !== 'mountain'
    })
    .map((side) => hachures(center, hexsideOf(grid, corners, side), index * 6 + side))
    .join('')
}
