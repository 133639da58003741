import { at, type HexField, type HexId, hexesApart } from '@/engine/kernel/hex'
import type { State } from '../state/state'
import { fieldOf } from '../tables/maps'
import { kindOfTerrain, type Terrain } from '../tables/terrain'
import type { HexClass } from '../tables/vocabulary'

/** All that a question about the ground needs to know. */
export type OnGround = Pick<State, 'ground'>

/** E, NE, NW, W, SW, SE (AM-2.2), by the sides of the field, which begin in the northwest. */
const DIRECTIONS = [2, 1, 0, 5, 4, 3] as const

export function fieldIn({ ground }: OnGround): HexField {
  return fieldOf(ground.outline)
}

/** The hexes of the map in reading order (AM-0.12). */
export function hexesIn(state: OnGround): readonly HexId[] {
  return fieldIn(state).ids
}

export function isOnMap(state: OnGround, hex: string): hex is HexId {
  return fieldIn(state).indexOf(hex) >= 0
}

export function terrainAt({ ground }: OnGround, hex: HexId): Terrain | undefined {
  return Object.hasOwn(ground.terrain, hex) ? ground.terrain[hex] : undefined
}

/** The hexes that share a side with one, from the east round by the north (AM-2.2). */
export function hexesAround(state: OnGround, hex: HexId): readonly HexId[] {
  const field = fieldIn(state)
  const index = field.indexOf(hex)
  if (index < 0) return []
  return DIRECTIONS.flatMap((side) => field.ids[at(field.neighbors, index * 6 + side)] ?? [])
}

export function areAdjacent(state: OnGround, one: HexId, other: HexId): boolean {
  return hexesAround(state, one).includes(other)
}

/** Whether one hex is another or touches it (AM-0.10). */
export function isInRange(state: OnGround, one: HexId, other: HexId): boolean {
  return one === other || areAdjacent(state, one, other)
}

/** Straight distance in hexes (AM-2.2). */
export function distance(state: OnGround, one: HexId, other: HexId): number {
  const field = fieldIn(state)
  return hexesApart(field, field.indexOf(one), field.indexOf(other))
}

/** Whether it is Sea, Reef or Abyss (AM-2.4). */
export function isSea(state: OnGround, hex: HexId): boolean {
  const terrain = terrainAt(state, hex)
  return terrain !== undefined && kindOfTerrain(terrain) === 'sea'
}

/** Whether it is not sea and touches sea (AM-2.5). A lake makes no coast (AM-2.7). */
export function isCoastal(state: OnGround, hex: HexId): boolean {
  return !isSea(state, hex) && hexesAround(state, hex).some((other) => isSea(state, other))
}

/** Whether a hex is of a class (AM-2.4 to AM-2.6); what is unknown is land (AM-2.16). */
export function isOfClass(state: OnGround, hex: HexId, wanted: HexClass): boolean {
  const terrain = terrainAt(state, hex)
  if (terrain === undefined) return false
  const own: HexClass = kindOfTerrain(terrain) === 'land' ? 'land' : 'water'
  return own === wanted || isCoastal(state, hex)
}

/** Whether nobody knows its terrain (AM-2.16). */
export function isUnknown(state: OnGround, hex: HexId): boolean {
  return terrainAt(state, hex) === 'unknown'
}

/** Whether those at home in a terrain, or on coasts, are at home in a hex (AM-2.8). */
export function isHomeAt(state: OnGround, home: string | null, hex: HexId): boolean {
  if (home === null) return false
  return home === 'coastal' ? isCoastal(state, hex) : terrainAt(state, hex) === home
}
