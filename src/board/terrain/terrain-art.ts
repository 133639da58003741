import type { Point } from '@/engine/hex'

import type { TerrainLook } from '../board-props'
import { centerOf, hexPath, type LaidGrid } from '../geometry'
import { groundTone, GROUND_TONES } from './ground'
import { ownHexsides } from './hexsides'
import { blankEngraving, engrave, mountainPeaks, passPeaks, type Engraving } from './mountain'

/**
 * A square of the map as a few paths, without its fine strokes; a map is drawn in chunks so that what is out
 * of sight is not painted.
 */
export interface TerrainChunk {
  /** The column and row of the square among the squares. */
  readonly square: { readonly column: number; readonly row: number }
  /** Indices of its hexes. */
  readonly hexes: number[]
  /** Open ground by tone. */
  readonly ground: string[]
  readonly rock: string
  readonly gateGround: string
  readonly back: Engraving
  readonly front: Engraving
  /** All hexsides, each once. */
  readonly hexsides: string
  /** The printed numbers of the hexes. */
  readonly numbers: { readonly text: string; readonly center: Point }[]
}

/** Hexes along the side of a square. */
export const CHUNK = 4

type Draft = { -readonly [Key in keyof TerrainChunk]: TerrainChunk[Key] }

/** Draws the map's terrain, chunk by chunk; the same map is always drawn alike. */
export function terrainChunks(grid: LaidGrid, terrain: readonly TerrainLook[]): readonly TerrainChunk[] {
  const chunks = new Map<number, Draft>()
  grid.ids.forEach((_, index) => {
    const column = Math.floor(Math.floor(index / grid.rows) / CHUNK)
    const row = Math.floor((index % grid.rows) / CHUNK)
    const key = row * 1000 + column
    const chunk = chunks.get(key) ?? blankChunk(column, row)
    chunks.set(key, chunk)
    drawHex(grid, terrain, index, chunk)
  })
  return [...chunks.values()]
}

function blankChunk(column: number, row: number): Draft {
  return {
    square: { column, row },
    hexes: [],
    ground: Array.from({ length: GROUND_TONES }, () => ''),
    rock: '',
    gateGround: '',
    back: blankEngraving(),
    front: blankEngraving(),
    hexsides: '',
    numbers: [],
  }
}

function drawHex(grid: LaidGrid, terrain: readonly TerrainLook[], index: number, chunk: Draft): void {
  const center = centerOf(grid, index)
  const outline = hexPath(center)
  chunk.hexes.push(index)
  chunk.hexsides += ownHexsides(grid, index, center)
  chunk.numbers.push({ text: grid.ids[index] ?? '', center })
  switch (terrain[index] ?? 'clear') {
    case 'clear': {
      const tone = groundTone(center, index)
      chunk.ground[tone] = (chunk.ground[tone] ?? '') + outline
      break
    }
    case 'mountain':
      chunk.rock += outline
      engrave(mountainPeaks(center, index), chunk)
      break
    case 'gate':
      chunk.gateGround += outline
      engrave(passPeaks(center, index), chunk)
      break
  }
}
