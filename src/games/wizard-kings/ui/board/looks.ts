import type { ContinentLook, TerrainArt, TerrainLook } from '@/board/art'
import { realmArt } from '@/board/terrain/realm/realm'
import type { HexField } from '@/engine/kernel/hex'
import { onceForEach } from '@/engine/basics/once'
import type { Atlas } from '../../tables/atlas'
import type { Terrain } from '../../tables/vocabulary'

/** How each terrain is drawn. */
export const LOOKS: Readonly<Record<Terrain, ContinentLook>> = {
  clear: 'grass',
  forest: 'forest',
  desert: 'desert',
  swamp: 'swamp',
  sea: 'sea',
}

/** A map as the board takes it. */
export interface Land {
  readonly grid: HexField
  readonly terrain: readonly TerrainLook[]
  readonly art: TerrainArt
}

/** How a map is drawn; the same for the same map. */
export const landOf = onceForEach(({ field, terrain, coastal, sides, cities, henges }: Atlas): Land => {
  const map = { grid: field, terrain: terrain.map((one) => LOOKS[one]) }
  return {
    ...map,
    art: realmArt({
      ...{ map, coastal, sides },
      towns: new Map(cities.map((city) => [field.indexOf(city.hex), city])),
      henges: new Set([...henges].map((hex) => field.indexOf(hex))),
    }),
  }
})
