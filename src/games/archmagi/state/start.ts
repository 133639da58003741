import type { HexId } from '@/engine/kernel/hex'
import { FULL_BAGS } from '../tables/chits'
import { fieldOf, mapById, type Outline, rectangle } from '../tables/maps'
import { type MageSeat, SEATS } from '../tables/seats'
import { FULL_TERRAIN_BAG, kindOfTerrain, type Terrain, terrainByCode } from '../tables/terrain'
import { generatorOf, type Settings } from './settings'
import type { Ground, Mage, SetupStep, State } from './state'

/** The position before the first command of a game (AM-3.1). */
export function startOf(settings: Settings): State {
  const order = SEATS.slice(0, settings.seats)
  const [first] = order
  return {
    settings,
    ground: groundOf(settings),
    setup: { step: firstStep(settings), asked: first as MageSeat },
    archmagi: {},
    ...{ order, round: 0, active: first as MageSeat, phase: 'recruitUnits', drawn: false },
    mages: magesOf(order),
    ...{ units: [], effects: [], given: [], stolen: [], fought: [] },
    bags: { ...FULL_BAGS, terrain: FULL_TERRAIN_BAG },
    queues: { units: [], spells: [], artifacts: [], archmagi: [] },
    ...{ seenQueues: [], scrolls: {}, battle: null, table: [], rolled: null, fallen: [], agenda: [] },
    ...{ next: 1, ending: null },
  }
}

/** What seats have before anything is dealt: to each its own, for a position is played on in place too. */
export function magesOf(seats: readonly MageSeat[]): State['mages'] {
  return Object.fromEntries(seats.map((seat) => [seat, bareMage()])) as State['mages']
}

function bareMage(): Mage {
  return { out: false, reserve: [], stored: [], spells: [], owed: 0, traded: false, sees: [] }
}

/** Whether terrain is still to be rolled for before the game (AM-2.15, AM-O.1). */
function isToBeMade({ map, terrainMethod, exploration }: Settings): boolean {
  return generatorOf(map) !== undefined || (terrainMethod !== 'fixed' && !exploration)
}

function firstStep(settings: Settings): SetupStep {
  return isToBeMade(settings) ? 'map' : 'order'
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
