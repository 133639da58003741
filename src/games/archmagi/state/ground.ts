import type { HexId } from '@/engine/kernel/hex'
import { fieldOf, mapById, type Outline, rectangle } from '../tables/maps'
import { kindOfTerrain, type Terrain, terrainByCode } from '../tables/terrain'
import type { GeneratorSettings, MapSetting, Settings } from './settings'

/** What the ground is like. */
export interface Ground {
  readonly outline: Outline
  readonly terrain: Readonly<Record<HexId, Terrain>>
  /** Start zones, one a seat. */
  readonly zones: readonly (readonly HexId[])[]
}

/** What the generator is told, where it makes the map. */
export function generatorOf(map: MapSetting): GeneratorSettings | undefined {
  return typeof map === 'object' && 'generator' in map ? map.generator : undefined
}

/** The ground as the settings have it; land that is still to be found is unknown (AM-2.16). */
export function groundOf({
  map,
  seats,
  terrainMethod,
  exploration,
}: Pick<Settings, 'map' | 'seats' | 'terrainMethod' | 'exploration'>): Ground {
  if (typeof map === 'object' && 'generator' in map)
    return { outline: rectangle(map.generator.columns, map.generator.rows), terrain: {}, zones: [] }
  const rows = rowsOfMap(map)
  const isKnown = terrainMethod === 'fixed' && !exploration
  const outline = rows.map((row) => row.map((code) => (code === '..' ? '.' : '#')).join('')).join('/')
  return { outline, terrain: terrainIn(outline, rows, isKnown), zones: zonesOf(map, seats) }
}

function rowsOfMap(map: Exclude<Settings['map'], { generator: unknown }>): readonly (readonly string[])[] {
  const rows = typeof map === 'string' ? mapById(map).rows : map.rows
  return rows.map((row) => row.split(' '))
}

function terrainIn(
  outline: Outline,
  rows: readonly (readonly string[])[],
  isKnown: boolean,
): Ground['terrain'] {
  const codes = rows.flat().filter((code) => code !== '..')
  const found = fieldOf(outline).ids.map((hex, nth) => [hex, landOf(codes[nth] ?? '', isKnown)] as const)
  return Object.fromEntries(found)
}

/** What a code stands for; what is no sea may still have to be found. */
function landOf(code: string, isKnown: boolean): Terrain {
  const terrain = terrainByCode(code) ?? 'unknown'
  return isKnown || kindOfTerrain(terrain) === 'sea' ? terrain : 'unknown'
}

function zonesOf(map: Exclude<Settings['map'], { generator: unknown }>, seats: 2 | 3 | 4): Ground['zones'] {
  if (typeof map !== 'string') return map.zones
  return (mapById(map).zones[seats] ?? []) as readonly (readonly HexId[])[]
}
