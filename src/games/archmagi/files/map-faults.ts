import type { Problem } from '@/engine/kernel/refusal'
import type { Clause } from '../clauses'
import { hexesAround, hexesIn, isOfClass, isOnMap, isSea, type OnGround } from '../queries/ground'
import { continentOf, leastApart, piece } from '../queries/continent'
import type { OwnMap } from '../state/settings'
import { groundOf } from '../state/start'
import { MAP_FIGURES } from '../tables/figures'
import { MOST_ACROSS } from '../tables/maps'
import { terrainByCode } from '../tables/terrain'

/** What is wrong with a map that was keyed in, for so many seats; a map of faulty codes is not looked at further. */
export function mapFaults(map: OwnMap, seats: 2 | 3 | 4): readonly Problem[] {
  const codes = map.rows.flatMap(codeFaults)
  if (codes.length > 0) return codes
  const state = { ground: groundOf({ map, seats, terrainMethod: 'fixed', exploration: false }) }
  return [...landFaults(state), ...zoneFaults(state, map, seats)]
}

/** Rows are terrains by their two letters, none of them unknown; `..` is where the map has no hex. */
function codeFaults(row: string, nth: number): readonly Problem[] {
  const codes = row.split(' ')
  const path = `map.rows.${nth}`
  if (codes.length > MOST_ACROSS) return [{ path, message: `must have ${MOST_ACROSS} hexes at most` }]
  const wrong = codes.find((code) => code !== '..' && (terrainByCode(code) ?? 'unknown') === 'unknown')
  const message = 'must be codes of two letters with a space between, such as "SE PL ..", and has'
  return wrong === undefined ? [] : [{ path, message: `${message} "${wrong}"` }]
}

/** What is wrong with the land and the sea of a map (AM-2.14). */
function landFaults(state: OnGround): readonly Problem[] {
  const { leastLand, mostLand } = MAP_FIGURES
  const land = continentOf(state)
  const edge = land.find((hex) => hexesAround(state, hex).length < 6)
  const seas = hexesIn(state).map((hex) => state.ground.terrain[hex])
  return faultsAmong('map.rows', [
    [
      land.length < leastLand || land.length > mostLand,
      `must have ${leastLand} to ${mostLand} hexes of land, not ${land.length}`,
    ],
    [piece(state, land).size < land.length, 'must have all its land in one piece'],
    [edge !== undefined, `must have six hexes around each hex of land, as it does not around ${edge}`],
    [!seas.includes('reef') && !seas.includes('abyss'), 'must have a Reef or an Abyss: RE or AB'],
  ])
}

/** What is wrong with the start zones of a map (AM-2.14). */
function zoneFaults(state: OnGround, { zones }: OwnMap, seats: number): readonly Problem[] {
  if (zones.length !== seats)
    return faultsAmong('map.zones', [[true, `must have ${seats} zones, one a seat`]])
  const starts = zones.flatMap(([first]) => first ?? [])
  const hexes = zones.flat()
  const astray = zones.flatMap((zone, nth) =>
    zone.flatMap((hex, place) =>
      faultsAmong(`map.zones.${nth}.${place}`, [
        [!isOnMap(state, hex), 'must be a hex of the map'],
        [isOnMap(state, hex) && (isSea(state, hex) || !isOfClass(state, hex, 'land')), 'must be land'],
        [hexes.indexOf(hex) !== hexes.lastIndexOf(hex), 'must be named once'],
      ]),
    ),
  )
  if (astray.length > 0) return astray
  const isNear = leastApart(state, starts) < MAP_FIGURES.startsApart
  return faultsAmong('map.zones', [
    [starts.length < seats, 'must have a hex in each zone'],
    [isNear, `must begin with hexes that are ${MAP_FIGURES.startsApart} or more apart`],
  ])
}

const CLAUSE: Clause = 'AM-2.14'

function faultsAmong(
  path: string,
  checks: readonly (readonly [isFault: boolean, message: string])[],
): readonly Problem[] {
  return checks.flatMap(([isFault, message]) => (isFault ? [{ path, message, clause: CLAUSE }] : []))
}
