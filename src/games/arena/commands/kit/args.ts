import type { HexId } from '@/engine/kernel/hex'
import { keyOf, many, optional, orNull, refTo, valueArg } from '@/engine/declare/arg'
import { ABILITIES, type AbilityId } from '../../tables/abilities'
import { type CreatureCardId, CREATURES } from '../../tables/creatures'
import { type ItemCardId, ITEMS } from '../../tables/items'
import { TERRAINS, type Terrain } from '../../tables/names'
import { type SpellId, SPELLS } from '../../tables/spells'
import { atTarget } from '../../queries/magic-names'
import { spaceName } from '../../queries/names'
import { creatureOf } from '../../queries/creatures'
import { placesOf } from '../../queries/magic/targets'
import type { Creature, CreatureId, Hex, Item, ItemId, Space, Target } from '../../state/position'
import { refuse } from '../../refuse'
import { boardOf, hexAt, hexOf } from '../../queries/spaces'
import type { Arena } from './kit'

export const CREATURE = refTo<Arena, CreatureId, Creature, 'creature'>('creature', {
  list: ({ creatures }) => creatures,
  missing: (_table, id) => refuse('AA-3.9', `There is no creature ${id} in play.`),
  hexesOf(table, id) {
    const at = creatureOf(table, id)?.at
    return at ? [hexOf(at)] : []
  },
  nameOf: (names, id) => names.creature(id),
})

/** Creatures that do something together. */
export const CREATURES_TOGETHER = many(CREATURE, refuse('AA-3.9', 'A creature is named twice.'))

/** A creature, or whichever chance picks. */
export const CREATURE_OR_CHANCE = orNull(CREATURE, 'chance')

export const ITEM = refTo<Arena, ItemId, Item, 'item'>('item', {
  list: ({ items }) => items,
  missing: (_table, id) => refuse('AA-3.9', `There is no item ${id} in play.`),
  nameOf: (names, id) => names.item(id),
})

export const HEX = keyOf<Arena, HexId, Hex, 'hex'>('hex', {
  record: ({ hexes }) => hexes,
  keys: (table) => boardOf(table).ids,
  missing: (_table, hex) => refuse('AA-3.9', `There is no hex ${hex}.`),
  hexesOf: (_table, hex) => [hex],
  nameOf: (_names, hex) => hex,
})

/** Hexes that are entered one after the other, the start left out. */
export const PATH = valueArg<Arena, readonly HexId[], 'path'>('path', {
  find: (table, path) => (path.every((hex) => hexAt(table, hex)) ? path : undefined),
  missing: (table, path) => refuse('AA-3.9', `There is no hex ${path.find((hex) => !hexAt(table, hex))}.`),
  hexesOf: (_table, path) => path.slice(-1),
  nameOf: (_names, path) => path.at(-1) ?? 'where it stands',
})

export const SPACE = valueArg<Arena, Space, 'space'>('space', {
  find: (table, space) => (hexAt(table, hexOf(space)) ? space : undefined),
  missing: (_table, space) => refuse('AA-3.9', `The board has no space ${space}.`),
  hexesOf: (_table, space) => [hexOf(space)],
  nameOf: (_names, space) => spaceName(space),
})

export const TERRAIN = valueArg<Arena, Terrain, 'terrain'>('terrain', {
  all: () => TERRAINS,
  nameOf: (_names, terrain) => terrain,
})

export const YES_NO = valueArg<Arena, boolean, 'yesOrNo'>('yesOrNo', {
  all: () => [true, false],
  nameOf: (_names, yes) => (yes ? 'yes' : 'no'),
})

/** What magic is aimed at; whether there is such a thing, and whether it fits, the declaration asks (AA-20). */
export const TARGET = valueArg<Arena, Target, 'target'>('target', {
  hexesOf: (table, target) => placesOf(table, { target }).map(hexOf),
  nameOf: (names, target) => atTarget(target, names),
})

export const SPELL = valueArg<Arena, SpellId, 'spell'>('spell', {
  nameOf: (_names, spell) => SPELLS[spell].name,
})

/** A creature's own ability, or none where an item's is used. */
export const OWN_ABILITY = orNull(
  valueArg<Arena, AbilityId, 'ability'>('ability', { nameOf: (_names, ability) => ABILITIES[ability].name }),
  '',
)
/** An item by its id; whether the creature has it, the declaration asks. */
export const ITEM_USED = orNull(
  valueArg<Arena, ItemId, 'usedItem'>('usedItem', { nameOf: (names, id) => names.item(id) }),
  '',
)

export const CREATURE_CARDS = many(
  valueArg<Arena, CreatureCardId, 'creatureCard'>('creatureCard', {
    nameOf: (_names, card) => CREATURES[card].name,
  }),
)
export const ITEM_CARDS = many(
  valueArg<Arena, ItemCardId, 'itemCard'>('itemCard', { nameOf: (_names, card) => ITEMS[card].name }),
)
export const SPELL_CARDS = many(SPELL)
export const POINTS = optional(
  valueArg<Arena, number, 'points'>('points', { nameOf: (_names, points) => String(points) }),
)
