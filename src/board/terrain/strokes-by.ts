import { centerOf } from '../geometry'
import type { Paths, Spot, StrokesOf, TerrainLook } from '../art'
import { paperTextureOf } from './paper-texture'
import { joined } from './terrain-art'

/** What is drawn of a hex by its look; of the looks left out there is nothing. */
export type DrawnBy = Readonly<Partial<Record<TerrainLook, (spot: Spot) => Paths>>>

/** Sets the fine strokes look by look, over the fibers of the paper. */
export function strokesBy(drawn: DrawnBy): StrokesOf {
  return (map, square) => {
    const hexes = square.hexes.map(
      (index) =>
        drawn[map.terrain[index] ?? 'clear']?.({ ...map, index, center: centerOf(map.grid, index) }) ?? {},
    )
    return joined([{ fibers: paperTextureOf(map.grid, square) }, ...hexes])
  }
}
