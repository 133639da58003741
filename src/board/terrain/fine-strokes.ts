import { centerOf } from '../geometry'
import type { LaidMap, Spot, Square, TerrainLook } from '../art'
import { paperTextureOf } from './paper-texture'
import { drawGate } from './gate'
import { mountainPeaks, passPeaks, type Peak } from './mountain'
import { stipple, tufts } from './paper'
import { peakHatch, slopes } from './peaks'

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
  const { backHatch, frontHatch } = peakHatch(peaks, index)
  into.backHatch += backHatch
  into.frontHatch += frontHatch
}
