import { faultsAt, faultsOfEach } from '@/engine/declare/faults'
import type { HexId } from '@/engine/kernel/hex'
import type { Problem } from '@/engine/kernel/refusal'
import type { Clause } from '../clauses'
import { hexesAround, hexesIn, isOfClass, isOnMap, isSea, type OnGround } from '../queries/ground'
import { continentOf, leastApart, piece } from '../queries/continent'
import type { OwnMap } from '../state/settings'
import { groundOf } from '../state/ground'
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

const CLAUSE: Clause = 'AM-2.14'

/** What is wrong with the land and the sea of a map (AM-2.14). */
function landFaults(state: OnGround): readonly Problem[] {
  const { leastLand: least, mostLand: most } = MAP_FIGURES
  const land = continentOf(state)
  const edge = land.find((hex) => hexesAround(state, hex).length < 6)
  const seas = hexesIn(state).map((hex) => state.ground.terrain[hex])
  const isOutOfBounds = land.length < least || land.length > most
  return faultsAt('map.rows', [
    [isOutOfBounds, '', `must have ${least} to ${most} hexes of land, not ${land.length}`, CLAUSE],
    [piece(state, land).size < land.length, '', 'must have all its land in one piece', CLAUSE],
    [
      edge !== undefined,
      '',
      `must have six hexes around each hex of land, as it does not around ${edge}`,
      CLAUSE,
    ],
    [!seas.includes('reef') && !seas.includes('abyss'), '', 'must have a Reef or an Abyss: RE or AB', CLAUSE],
  ])
}

/** What is wrong with the start zones of a map (AM-2.14). */
function zoneFaults(state: OnGround, { zones }: OwnMap, seats: number): readonly Problem[] {
  if (zones.length !== seats)
    return [{ path: 'map.zones', message: `must have ${seats} zones, one a seat`, clause: CLAUSE }]
  const starts = zones.flatMap(([first]) => first ?? [])
  const hexes = zones.flat()
  const isLand = (hex: HexId) => !isSea(state, hex) && isOfClass(state, hex, 'land')
  const astray = zones.flatMap((zone, nth) =>
    faultsOfEach<HexId, Clause>(`map.zones.${nth}`, zone, (hex) => [
      [!isOnMap(state, hex), '', 'must be a hex of the map', CLAUSE],
      [isOnMap(state, hex) && !isLand(hex), '', 'must be land', CLAUSE],
      [hexes.indexOf(hex) !== hexes.lastIndexOf(hex), '', 'must be named once', CLAUSE],
    ]),
  )
  if (astray.length > 0) return astray
  const { startsApart } = MAP_FIGURES
  const isNear = leastApart(state, starts) < startsApart
  return faultsAt('map.zones', [
    [starts.length < seats, '', 'must have a hex in each zone', CLAUSE],
    [isNear, '', `must begin with hexes that are ${startsApart} or more apart`, CLAUSE],
  ])
}
