import type { LogStep } from '@/engine/table/table'
import { CREATURES } from '../tables/creatures'
import { ITEMS } from '../tables/items'
import type { Event } from '../events'
import { creatureOf } from './creatures'
import { itemOf } from './guards'
import type { Creature, CreatureId, Item, ItemId, Space, Table } from '../state/position'
import { hexOf, isAir } from './spaces'

/** Names of creatures and items that are or were in play. */
export interface Names {
  readonly creature: (id: CreatureId) => string
  readonly item: (id: ItemId) => string
}

/** A creature by its card and its number in play: 'Orc 3'. */
export function nameOf({ card, number }: Pick<Creature, 'card' | 'number'>): string {
  return `${CREATURES[card].name} ${number}`
}

/** An item by its card. */
export function itemName({ card }: Pick<Item, 'card'>): string {
  return ITEMS[card].name
}

/** A space as it is spoken of: 'C5' for the ground, 'C5 (air)' for what is above it. */
export function spaceName(space: Space): string {
  return isAir(space) ? `${hexOf(space)} (air)` : hexOf(space)
}

/** Where a creature starts from, as part of a sentence: ' from C5'; '' for one that is nowhere. */
export function startOf(table: Table, id: CreatureId): string {
  const at = creatureOf(table, id)?.at
  return at ? ` from ${spaceName(at)}` : ''
}

/** Names from what is in play now. */
export function namesOf(table: Table): Names {
  return {
    creature: (id: CreatureId) => {
      const creature = creatureOf(table, id)
      return creature ? nameOf(creature) : id
    },
    item: (id: ItemId) => {
      const item = itemOf(table, id)
      return item ? itemName(item) : id
    },
  }
}

/** Names of everything in play, and of what the log tells to have left it. */
export function namesIn(table: Table, log: readonly Pick<LogStep<Event>, 'events'>[]): Names {
  const creatures = new Map<CreatureId, string>()
  const items = new Map<ItemId, string>()
  for (const { events } of log)
    for (const event of events) {
      if (event.type === 'died') creatures.set(event.creature, nameOf(event))
      if (event.type === 'itemGone') items.set(event.item, itemName(event))
    }
  for (const creature of table.creatures) creatures.set(creature.id, nameOf(creature))
  for (const item of table.items) items.set(item.id, itemName(item))
  return {
    creature: (id) => creatures.get(id) ?? id,
    item: (id) => items.get(id) ?? id,
  }
}
