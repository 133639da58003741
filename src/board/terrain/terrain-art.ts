import type { Point } from '@/engine/kernel/hex'

import { centerOf, placeOf, type LaidGrid } from '../geometry'
import { CHUNK, type Paths, type Square, type TerrainArt, type TerrainLook } from '../art'
import { ownHexsides } from './hexsides'
import { OPEN_GROUND } from './open-ground'

/**
 * A square of the map as a few paths, without its fine strokes; a map is drawn in chunks so that what is out
 * of sight is not painted.
 */
export interface TerrainChunk extends Square {
  readonly paths: Paths
  /** All hexsides, each once. */
  readonly hexsides: string
  /** The printed numbers of the hexes. */
  readonly numbers: readonly { readonly text: string; readonly center: Point }[]
}

/** Draws the map's terrain, chunk by chunk; the same map is always drawn alike. */
export function terrainChunks(
  grid: LaidGrid,
  terrain: readonly TerrainLook[],
  art: TerrainArt = OPEN_GROUND,
): readonly TerrainChunk[] {
  const squares = new Map<string, Square & { readonly hexes: number[] }>()
  grid.ids.forEach((_, index) => {
    const place = placeOf(grid, index)
    const [column, row] = [Math.floor(place.column / CHUNK), Math.floor(place.row / CHUNK)]
    const key = `${column} ${row}`
    const square = squares.get(key) ?? { square: { column, row }, hexes: [] }
    squares.set(key, square)
    square.hexes.push(index)
  })
  return [...squares.values()].map((square) => {
    const spots = square.hexes.map((index) => ({ grid, terrain, index, center: centerOf(grid, index) }))
    return {
      ...square,
      paths: joined(spots.map(art.draw)),
      hexsides: spots.map(({ index, center }) => ownHexsides(grid, index, center)).join(''),
      numbers: spots.map(({ index, center }) => ({ text: grid.ids[index] ?? '', center })),
    }
  })
}

/** Path by path, one after another. */
export function joined(drawings: readonly Paths[]): Paths {
  const all: Record<string, string> = {}
  for (const drawing of drawings)
    for (const [name, path] of Object.entries(drawing)) all[name] = (all[name] ?? '') + path
  return all
}
