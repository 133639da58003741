import { CREATURES } from '../tables/creatures'
import type { Requirements } from '../tables/item-card'
import { ITEMS } from '../tables/items'
import type { Effect, EffectKey, EffectType, Magic, Ranged } from '../tables/magic'
import type { Attribute } from '../tables/names'
import type { Creature, Item, MagicSource, Table } from '../state/position'
import { isAntiMagic } from './in-force'
import { magicOf, nameOf } from '../state/sources'

/** What stands on creatures: enough of the table for effective values. */
export type Standing = Pick<Table, 'items' | 'enchantments'>

/** Types that the undead, machines and animals are immune to by nature (AA-17.9). */
const IMMUNE_BY_NATURE: Readonly<Partial<Record<Attribute, readonly EffectType[]>>> = {
  undead: ['Charm', 'Creature', 'Death'],
  machine: ['Charm', 'Creature', 'Death'],
  animal: ['Charm'],
}

/** Whether a creature is printed with an attribute. */
export function hasAttribute({ card }: Pick<Creature, 'card'>, attribute: Attribute): boolean {
  return CREATURES[card].attributes.includes(attribute)
}

/** Whether a card's attributes make it, or its corpse, immune to a type (AA-17.9); Tech is no magic. */
export function immuneByNature({ card }: Pick<Creature, 'card'>, type: EffectType): boolean {
  return CREATURES[card].attributes.some((attribute) => IMMUNE_BY_NATURE[attribute]?.includes(type))
}

/** Whether effects of a type pass a creature over (AA-17.9, AA-22.12). */
export function immuneTo(table: Standing, creature: Creature, type: EffectType): boolean {
  if (type === 'Tech') return false
  if (immuneByNature(creature, type)) return true
  return effectsOf(worksOn(table, creature, anyItem), 'immunity').some(({ types }) => types.includes(type))
}

/** Whether an effect concerns a creature by the attributes it asks for or leaves out (AA-22.1, AA-22.6). */
export function concerns(effect: Effect, creature: Creature): boolean {
  const only = 'only' in effect ? effect.only : undefined
  const except = 'except' in effect ? effect.except : undefined
  if (only && !hasAttribute(creature, only)) return false
  return !except?.some((attribute) => hasAttribute(creature, attribute))
}

/**
 * Every effect of a key on a creature now: its own abilities, which are always on (AA-21.1), then those of its
 * items, then enchantments in the order made. What it is immune to, what is suspended (AA-22.15) and what is
 * there twice (AA-6.6, AA-21.7) is left out.
 */
export function effectsOn<Key extends EffectKey>(
  table: Standing,
  creature: Creature,
  key: Key,
): readonly Extract<Effect, { key: Key }>[] {
  return effectsOf(standingOn(table, creature, anyItem), key).filter((effect) => concerns(effect, creature))
}

/** The ranged attack that a creature would have without what only adds to it (AA-14.1, AA-22.27). */
export function ownRanged(table: Standing, creature: Creature): Ranged | null {
  const printed = CREATURES[creature.card].ranged
  if (printed) return printed
  // What asks for a ranged attack cannot be what gives it.
  const granting = standingOn(table, creature, ({ hasRanged }) => !hasRanged)
  return effectsOf(granting, 'grantRanged')[0] ?? null
}

/** Whether a creature is what an item asks of its bearer (AA-6.3). */
export function meets(table: Standing, creature: Creature, requires: Requirements): boolean {
  const { size, vehicle } = CREATURES[creature.card]
  if (requires.attributes?.some((attribute) => !hasAttribute(creature, attribute))) return false
  if (size < (requires.minSize ?? 1) || size > (requires.maxSize ?? size)) return false
  if (requires.notVehicle && vehicle) return false
  return !requires.hasRanged || ownRanged(table, creature) !== null
}

const anyItem = () => true

function effectsOf<Key extends EffectKey>(
  standing: readonly Magic[],
  key: Key,
): readonly Extract<Effect, { key: Key }>[] {
  return standing
    .flatMap(({ effects }) => effects)
    .filter((effect): effect is Extract<Effect, { key: Key }> => effect.key === key)
}

function standingOn(
  table: Standing,
  creature: Creature,
  taken: (requires: Requirements) => boolean,
): readonly Magic[] {
  const working = worksOn(table, creature, taken)
  const immunities = effectsOf(working, 'immunity').flatMap(({ types }) => types)
  return immunities.length === 0
    ? working
    : working.filter(({ type }) => type === 'Tech' || !immunities.includes(type))
}

/** What works on a creature now, immunities that it was given left aside. */
function worksOn(
  table: Standing,
  creature: Creature,
  taken: (requires: Requirements) => boolean,
): readonly Magic[] {
  const seen = new Set<string>()
  const suspended = creature.at !== null && isAntiMagic(table, creature.at)
  return sourcesOn(table, creature, taken)
    .filter((source) => {
      const name = nameOf(source)
      return !seen.has(name) && seen.add(name)
    })
    .map(magicOf)
    .filter(({ type }) => (type === 'Tech' || !suspended) && !immuneByNature(creature, type))
}

function sourcesOn(
  table: Standing,
  creature: Creature,
  taken: (requires: Requirements) => boolean,
): readonly MagicSource[] {
  const { abilities } = CREATURES[creature.card]
  const own = abilities.map((ability) => ({ kind: 'ability', ability }) as const).filter(isContinuous)
  const carried = table.items.filter(
    (item) => worksWith(item, creature, taken) && meets(table, creature, ITEMS[item.card].requires ?? {}),
  )
  const laid = table.enchantments.filter(({ on }) => on.kind === 'creature' && on.creature === creature.id)
  return [
    ...own,
    ...carried.map(({ card }) => ({ kind: 'item', item: card }) as const),
    // What repeats changes a creature each time it works and is no bonus meanwhile (AA-21.6).
    ...laid.map(({ source }) => source).filter((source) => !repeats(source)),
  ]
}

function worksWith(
  { card, place, disenchanted }: Item,
  { id }: Creature,
  taken: (requires: Requirements) => boolean,
): boolean {
  if (!('by' in place) || place.by !== id || disenchanted) return false
  return isContinuous({ kind: 'item', item: card }) && taken(ITEMS[card].requires ?? {})
}

function isContinuous(source: MagicSource): boolean {
  return magicOf(source).casting === 'Continuous'
}

function repeats(source: MagicSource): boolean {
  return magicOf(source).duration === 'Instantaneous, repeating'
}
