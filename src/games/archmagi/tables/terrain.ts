import { present } from '@/engine/kernel/refusal'
import { rowsOf } from '@/engine/basics/rows-of'

interface TerrainRow {
  readonly id: string
  /** Two letters in the rows of a map. */
  readonly code: string
  readonly name: string
  /** Its number on the chart of a d20. */
  readonly roll?: number
  readonly kind: 'land' | 'lake' | 'sea'
}

/** The terrains (AM-2.3). Temple is not on the chart (AM-2.10), Unknown is land that nobody has seen (AM-2.16). */
// prettier-ignore
export const TERRAINS = rowsOf<TerrainRow>()([
  { id: 'plains', code: 'PL', name: 'Plains', roll: 1, kind: 'land' },
  { id: 'city', code: 'CI', name: 'City', roll: 2, kind: 'land' },
  { id: 'forest', code: 'FO', name: 'Forest', roll: 3, kind: 'land' },
  { id: 'castle', code: 'CA', name: 'Castle', roll: 4, kind: 'land' },
  { id: 'heath', code: 'HE', name: 'Heath', roll: 5, kind: 'land' },
  { id: 'hills', code: 'HI', name: 'Hills', roll: 6, kind: 'land' },
  { id: 'swamp', code: 'SW', name: 'Swamp', roll: 7, kind: 'land' },
  { id: 'caves', code: 'CV', name: 'Caves', roll: 8, kind: 'land' },
  { id: 'mountain', code: 'MO', name: 'Mountain', roll: 9, kind: 'land' },
  { id: 'desert', code: 'DE', name: 'Desert', roll: 10, kind: 'land' },
  { id: 'jungle', code: 'JU', name: 'Jungle', roll: 11, kind: 'land' },
  { id: 'tundra', code: 'TU', name: 'Tundra', roll: 12, kind: 'land' },
  { id: 'taiga', code: 'TA', name: 'Taiga', roll: 13, kind: 'land' },
  { id: 'ruins', code: 'RU', name: 'Ruins', roll: 14, kind: 'land' },
  { id: 'tors', code: 'TO', name: 'Tors', roll: 15, kind: 'land' },
  { id: 'waste', code: 'WA', name: 'Waste', roll: 16, kind: 'land' },
  { id: 'sylvan', code: 'SY', name: 'Sylvan', roll: 17, kind: 'land' },
  { id: 'volcano', code: 'VO', name: 'Volcano', roll: 18, kind: 'land' },
  { id: 'water', code: 'WT', name: 'Water', roll: 19, kind: 'lake' },
  { id: 'workshop', code: 'WO', name: 'Workshop', roll: 20, kind: 'land' },
  { id: 'temple', code: 'TE', name: 'Temple', kind: 'land' },
  { id: 'sea', code: 'SE', name: 'Sea', kind: 'sea' },
  { id: 'abyss', code: 'AB', name: 'Abyss', kind: 'sea' },
  { id: 'reef', code: 'RE', name: 'Reef', kind: 'sea' },
  { id: 'unknown', code: '??', name: 'Unknown land', kind: 'land' },
])

export type Terrain = (typeof TERRAINS)[number]['id']

const BY_ID = new Map<Terrain, (typeof TERRAINS)[number]>(TERRAINS.map((row) => [row.id, row]))
const BY_CODE = new Map(TERRAINS.map((row) => [row.code, row.id]))
const BY_ROLL = new Map(TERRAINS.flatMap(({ id, roll }) => (roll === undefined ? [] : [[roll, id] as const])))

/** What kind of terrain one is: Sea, Reef and Abyss are sea (AM-2.4). */
export function kindOfTerrain(terrain: Terrain): TerrainRow['kind'] {
  return present(BY_ID.get(terrain), terrain).kind
}

/** The terrain that two letters stand for, or undefined. */
export function terrainByCode(code: string): Terrain | undefined {
  return BY_CODE.get(code)
}

/** The terrain of a number of the chart. */
export function terrainByRoll(roll: number): Terrain {
  return present(BY_ROLL.get(roll), `terrain for ${roll}`)
}

/** The bag from which terrain is drawn: every terrain of the chart once (AM-2.12). */
export const FULL_TERRAIN_BAG: Readonly<Record<string, number>> = Object.fromEntries(
  [...BY_ROLL.values()].map((terrain) => [terrain, 1]),
)
