import { optional, refTo, valueArg } from '@/engine/declare/arg'
import type { HexId } from '@/engine/kernel/hex'
import { listed } from '@/engine/basics/phrases'
import { isOnMap, mapOf } from '../../queries/blocks'
import { refuse } from '../../refuse'
import type { Block, Build } from '../../state/state'
import type { BlockId } from '../../state/vocabulary'
import { ARMIES } from '../../tables/armies'
import type { CityId } from '../../tables/atlas'
import { type ArmyId, type Kind, kindName, type SpellId, spellRow } from '../../tables/kinds'
import type { BoardId, SlotId } from '../../tables/maps'
import { BOARDS } from '../../tables/maps'
import type { WizardKings } from './kit'

export const BLOCK = refTo<WizardKings, BlockId, Block, 'block'>('block', {
  list: ({ blocks }) => blocks,
  missing: () => refuse('TM-1', 'There is no such block.'),
  hexesOf: ({ blocks }, id) =>
    blocks.flatMap((block) => (block.id === id && isOnMap(block) ? [block.at as HexId] : [])),
  nameOf: (names, id) => names.block(id),
})

export const HEX = valueArg<WizardKings, HexId, 'hex'>('hex', {
  find: (table, hex) => (mapOf(table).field.indexOf(hex) >= 0 ? hex : undefined),
  missing: () => refuse('MP-1', 'The map has no such hex.'),
  hexesOf: (_table, hex) => [hex],
  nameOf: (_names, hex) => hex,
})

/** Hexes that are entered one after the other, the start left out. */
export const PATH = valueArg<WizardKings, readonly HexId[], 'path'>('path', {
  hexesOf: (_table, path) => path.slice(-1),
  nameOf: (_names, path) => path.at(-1) ?? 'where it stands',
})

/** A hexside by the two hexes, such as `0302/0402`. */
export const HEXSIDE = valueArg<WizardKings, string, 'hexside'>('hexside', {
  hexesOf: (_table, side) => side.split('/') as unknown as readonly HexId[],
  nameOf: (_names, side) => side.replace('/', ' and '),
})

/** The way by which attackers came: the hex beside, or the edge of the map (CB-3). */
export const ORIGIN = valueArg<WizardKings, HexId | 'edge', 'origin'>('origin', {
  hexesOf: (_table, from) => (from === 'edge' ? [] : [from]),
  nameOf: (_names, from) => (from === 'edge' ? 'the edge of the map' : from),
})

export const SPELL = valueArg<WizardKings, SpellId, 'spell'>('spell', {
  nameOf: (_names, spell) => spellRow(spell).name,
})

export const KINDS_TOGETHER = valueArg<WizardKings, readonly Kind[], 'kinds'>('kinds', {
  nameOf: (_names, kinds) => listed(kinds.map(kindName)),
})

export const STEPS = optional(
  valueArg<WizardKings, number, 'steps'>('steps', { nameOf: (_names, steps) => String(steps) }),
)

export const BOARD = valueArg<WizardKings, BoardId, 'board'>('board', {
  nameOf: (_names, board) => BOARDS.find(({ id }) => id === board)?.name ?? board,
})
export const SLOT = valueArg<WizardKings, SlotId, 'slot'>('slot', { nameOf: (_names, slot) => slot })
export const TURNED = valueArg<WizardKings, boolean, 'turned'>('turned', {
  nameOf: (_names, isTurned) => (isTurned ? 'turned' : 'as it is'),
})
export const ARMY = valueArg<WizardKings, ArmyId, 'army'>('army', {
  nameOf: (_names, army) => ARMIES.find(({ id }) => id === army)?.name ?? army,
})
export const CITIES = valueArg<WizardKings, readonly CityId[], 'cities'>('cities', {
  hexesOf: (table, cities) =>
    mapOf(table).cities.flatMap(({ id, hex }) => (cities.includes(id) ? [hex] : [])),
  nameOf: (_names, cities) => listed(cities.map((city) => CITY_NAMES.get(city) ?? city)),
})
const CITY_NAMES = new Map<string, string>(
  BOARDS.flatMap(({ cities }) => cities.map(({ id, name }) => [id, name] as const)),
)

/** The blocks that begin in each city (SU-8). */
export type Placements = Readonly<Record<string, readonly Kind[]>>
export const PLACEMENTS = valueArg<WizardKings, Placements, 'placements'>('placements', {
  nameOf: (_names, placements) => listed(Object.keys(placements).map((city) => CITY_NAMES.get(city) ?? city)),
})

export const BUILDS = valueArg<WizardKings, readonly Build[], 'builds'>('builds', {
  nameOf: (_names, builds) =>
    builds.length === 0 ? 'nothing' : listed(builds.map(({ kind }) => kindName(kind))),
})
