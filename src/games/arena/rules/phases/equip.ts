import type { Draft } from 'immer'
import { reading } from '@/engine/draft'
import type { CommandRule } from '@/engine/game'
import type { Refusal } from '@/engine/refusal'
import type { Clause } from '../../content/clauses'
import type { Requirements } from '../../content/item-card'
import { ITEMS } from '../../content/items'
import type { Drop, Equip } from '../commands'
import { cardOf, creatureOf } from '../creatures'
import type { Event } from '../events'
import { creatureRefusal, decisionRefusal, itemOf, ownRefusal, phaseRefusal } from '../guards'
import type { Creature, Item, ItemId, Position, Table } from '../position'
import { refuse } from '../refuse'
import { groundOf, hexOf, isAir } from '../spaces'
import { hasAttribute, rangedOf } from '../values'

/**
 * Takes an item that lies in the creature's space (AA-6.2). From then on it goes with its bearer and serves it
 * (AA-6.4), who may carry any number (AA-6.5).
 */
export const equip: CommandRule<Position, Equip, Event> = {
  refusalOf(position, command) {
    const refusal = handRefusal(position, command)
    const [creature, item] = [creatureOf(position, command.creature), itemOf(position, command.item)]
    if (refusal || !creature || !item) return refusal
    if (!liesAt(item, creature)) return refuse('AA-6.2', 'That item does not lie here.')
    if (!mayBear(position, creature, item))
      return refuse('AA-6.3', `${cardOf(creature).name} cannot use ${ITEMS[item.card].name}.`)
    return item.equipped ? refuse('AA-6.10', 'That item was taken up in this phase already.') : undefined
  },
  perform(draft, { creature, item: id }) {
    const item = itemIn(draft, id)
    if (item) {
      item.place = { by: creature }
      item.equipped = true
    }
    return [{ type: 'equipped', creature, item: id }]
  },
}

/** Puts down an item that the creature carries (AA-6.2). */
export const drop: CommandRule<Position, Drop, Event> = {
  refusalOf(position, command) {
    const refusal = handRefusal(position, command)
    const item = itemOf(position, command.item)
    if (refusal || !item) return refusal
    const carries = 'by' in item.place && item.place.by === command.creature
    if (!carries) return refuse('AA-6.2', 'That creature does not carry that item.')
    return item.dropped ? refuse('AA-6.10', 'That item was put down in this phase already.') : undefined
  },
  perform(draft, { creature, item: id }) {
    const item = itemIn(draft, id)
    const at = creatureOf(reading(draft), creature)?.at
    if (!item || !at) return []
    item.place = { at }
    item.dropped = true
    return [{ type: 'dropped', creature, item: id, at }]
  },
}

/** Items left in the air fall to the ground below (AA-6.9). */
export function dropFromAir(draft: Draft<Position>): Event[] {
  return draft.items.flatMap((item): Event[] => {
    if (!('at' in item.place) || !isAir(item.place.at)) return []
    const hex = hexOf(item.place.at)
    item.place = { at: groundOf(hex) }
    return [{ type: 'itemFell', item: item.id, hex }]
  })
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

function itemIn(draft: Draft<Position>, id: ItemId): Draft<Item> | undefined {
  return draft.items.find((item) => item.id === id)
}

/** Whether an item lies in the space of a creature. */
export function liesAt({ place }: Item, { at }: Creature): boolean {
  return at !== null && 'at' in place && place.at === at
}

function handRefusal(
  position: Position,
  { seat, creature: id, item }: Equip | Drop,
): Refusal<Clause> | undefined {
  const refusal =
    decisionRefusal(position, seat) ??
    phaseRefusal(position, 'equip1', 'equip2') ??
    creatureRefusal(position, id)
  const creature = creatureOf(position, id)
  if (refusal || !creature) return refusal
  if (!itemOf(position, item)) return refuse('AA-3.9', `There is no item ${item} in play.`)
  return ownRefusal(position, creature, seat, 'AA-6.11')
}
