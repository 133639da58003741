import { centerOf } from '../geometry'
import type { Paths, Spot, StrokesOf, TerrainLook } from '../art'
import { paperTextureOf } from './paper-texture'
import { joined } from './terrain-art'

/** What is drawn of a hex by its look. */
export type DrawnBy = Readonly<Partial<Record<TerrainLook, (spot: Spot) => Paths>>>

/** What a hex looks like. */
export function lookOf({ terrain, index }: Spot): TerrainLook {
  return terrain[index] ?? 'clear'
}

/** Sets the fine strokes hex by hex, over the fibers of the paper. */
export function strokesBy(strokes: (spot: Spot) => Paths): StrokesOf {
  return (map, square) => {
    const hexes = square.hexes.map((index) => strokes({ ...map, index, center: centerOf(map.grid, index) }))
    return joined([{ fibers: paperTextureOf(map.grid, square) }, ...hexes])
  }
}
