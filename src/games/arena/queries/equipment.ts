import type { Requirements } from '../tables/item-card'
import { ITEMS } from '../tables/items'
import { cardOf } from './creatures'
import type { Creature, Item, Table } from '../state/position'
import { hasAttribute, rangedOf } from './values'

/** Whether an item lies in the space of a creature. */
export function liesAt({ place }: Item, { at }: Creature): boolean {
  return at !== null && 'at' in place && place.at === at
}

/** Whether a creature has an item with it. */
export function carries({ id }: Creature, { place }: Item): boolean {
  return 'by' in place && place.by === id
}

/** Whether a creature meets what an item asks of its bearer (AA-6.3). */
export function mayBear(table: Table, creature: Creature, { card }: Pick<Item, 'card'>): boolean {
  const requires: Requirements = ITEMS[card].requires ?? {}
  if (requires.notVehicle && cardOf(creature).vehicle) return false
  if (requires.hasRanged && rangedOf(table, creature) === null) return false
  return isOfSize(creature, requires) && hasAll(creature, requires)
}

function isOfSize(creature: Creature, { minSize = 0, maxSize = Infinity }: Requirements): boolean {
  const { size } = cardOf(creature)
  return size >= minSize && size <= maxSize
}

function hasAll(creature: Creature, { attributes = [] }: Requirements): boolean {
  return attributes.every((attribute) => hasAttribute(creature, attribute))
}

/** What a creature carries. */
export function carriedBy({ items }: Pick<Table, 'items'>, { id }: Pick<Creature, 'id'>): readonly Item[] {
  return items.filter(({ place }) => 'by' in place && place.by === id)
}
