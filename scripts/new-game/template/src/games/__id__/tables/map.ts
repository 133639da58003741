import { hexGrid, type HexId, neighborsOf } from '@/engine/kernel/hex'

export type Terrain = 'grass' | 'forest'

/** The map as printed, a text for each row: `f` is forest, all else grass. */
// prettier-ignore
const ROWS = [
  '.....',
  '.f.f.',
  '..f..',
  '.f.f.',
  '.....',
]

/** The map with its integer tables; hexes are numbered by column and row. */
export const MAP = hexGrid(5, ROWS.length)

/** What grows in each hex, by index. */
export const TERRAIN: readonly Terrain[] = MAP.ids.map((_, index) => {
  const row = ROWS[index % MAP.rows] ?? ''
  return row[Math.floor(index / MAP.rows)] === 'f' ? 'forest' : 'grass'
})

/** What a defender in each terrain adds to the roll that an attacker needs (__XX__-2.2). */
export const COVER: Readonly<Record<Terrain, number>> = { grass: 0, forest: 1 }

/** Whether the map has a hex of this number. */
export function isHex(text: string): boolean {
  return MAP.indexOf(text) >= 0
}

/** What grows in a hex of the map. */
export function terrainIn(hex: HexId): Terrain {
  return TERRAIN[MAP.indexOf(hex)] ?? 'grass'
}

/** The hexes around one that the map has. */
export function hexesAround(hex: HexId): readonly HexId[] {
  return neighborsOf(MAP, MAP.indexOf(hex)).flatMap((index) => MAP.ids[index] ?? [])
}
