import { oneOf, place, refOnce } from '@/engine/declare/kinds'
import type { HexId } from '@/engine/kernel/hex'
import { ARMIES } from '../tables/armies'
import type { CityId } from '../tables/atlas'
import { type Kind as BlockKind, KINDS } from '../tables/kinds'
import { BOARDS } from '../tables/maps'
import { MOONS } from '../tables/moon'
import { SEATS } from '../tables/seats'
import { SPELLS } from '../tables/spells'
import { SLOT_IDS } from '../tables/vocabulary'

declare const blockIdBrand: unique symbol
/** A block, wherever it is. */
export type BlockId = string & { readonly [blockIdBrand]: true }

/** Where a block may be beside the hexes of the map: waiting at its seat’s edge, in the pool, or out of the game. */
export const OFF_MAP = ['edge', 'pool', 'lost'] as const
export type Place = HexId | (typeof OFF_MAP)[number]

export const seat = oneOf(SEATS)
export const block = refOnce<BlockId>()
export const hex = place<HexId>('hex')
/** A hex of the map, or one of the words for what is off it. */
export const spot = place<Place>('spot')
/** Where somebody came from: a hex, or the edge of the map. */
export const origin = place<HexId | 'edge'>('origin')
export const kind = oneOf<BlockKind>(KINDS, 'must be the id of a block, such as "elves.ranger"')
export const army = oneOf(
  ARMIES.map(({ id }) => id),
  'must be the id of an army, such as "elves"',
)
export const spell = oneOf(
  SPELLS.map(({ id }) => id),
  'must be the id of a spell, such as "fireball"',
)
const CITY_IDS = BOARDS.flatMap(({ cities }) => cities.map(({ id }) => id as CityId))
export const city = oneOf<CityId>(CITY_IDS, 'must be the id of a city, such as "highbough"')
/** Where a cadre appears: a capital, or the edge of the map (BD-5, BD-7). */
export const cityOrEdge = oneOf<CityId | 'edge'>(
  [...CITY_IDS, 'edge'],
  'must be the id of a city, such as "highbough", or "edge"',
)
export const board = oneOf(
  BOARDS.map(({ id }) => id),
  'must be the id of a board, such as "greenmarch"',
)
export const slot = oneOf(SLOT_IDS)
export const moon = oneOf(MOONS)
