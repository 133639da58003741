import type { Draft } from 'immer'
import { reading, without } from '@/engine/kernel/draft'
import { settleControl } from './control'
import { byNumber, cardOf, creatureOf, isAbandoned, mountOf, ridersOf } from '../queries/creatures'
import type { DeathCause, Event } from '../events'
import { endEnchantmentsOn } from './enchantments'
import { keepOnly } from './keep-only'
import { loseCast } from './lose-cast'
import type { CorpseId, Creature, CreatureId, Position, Space } from '../state/position'
import { groundOf, hexOf, isAir } from '../queries/spaces'
import { flightOf, hasAttribute } from '../queries/values'
import { settleVehicles } from './vehicles'

/** Takes creatures out of play, in number order, with everything that follows from it at once (AA-16.4). */
export function die(draft: Draft<Position>, ids: readonly CreatureId[], cause: DeathCause): Event[] {
  const { creatures, now } = reading(draft)
  const dying = byNumber(creatures.filter(({ id }) => ids.includes(id)))
  const deaths = dying.flatMap(({ id }) => dieNow(draft, id, cause))
  // In Combat control waits until the retreats are over (AA-5.6).
  return now.phase === 'combat' || deaths.length === 0 ? deaths : [...deaths, ...settleControl(draft)]
}

/** One death; who has already died of another's is passed over. */
function dieNow(draft: Draft<Position>, id: CreatureId, cause: DeathCause): Event[] {
  const table = reading(draft)
  const creature = creatureOf(table, id)
  const at = creature?.at
  if (!creature || !at) return []
  const riders = ridersOf(table, id)
  const mount = mountOf(table, creature)
  const flyers = riders.filter((rider) => flightOf(table, rider) !== null)
  // Told before anything changes: what is read of a plain position changes with it.
  const manned = (mount ? [...flyers, mount] : flyers).filter((one) => !isAbandoned(one))
  leavePlay(draft, creature)
  for (const rider of riders) getOff(draft, rider.id, creature)
  const { card, number, owner } = creature
  const events: Event[] = [
    { type: 'died', creature: id, card, number, owner, at, cause },
    ...loseCast(draft, id, 'casterDead'),
    ...endEnchantmentsOn(draft, id),
    ...dropItems(draft, id, at),
    ...settleVehicles(draft),
  ]
  leaveCorpse(draft, creature, at)
  const falling = isAir(at) ? riders.filter((rider) => !flyers.includes(rider)) : []
  const falls = falling.flatMap((rider) => dieNow(draft, rider.id, 'fall'))
  return [...events, ...falls, ...manned.flatMap((one) => abandon(draft, one.id))]
}

function leavePlay(draft: Draft<Position>, { id }: Creature): void {
  keepOnly(draft.creatures, (other) => other.id !== id)
  draft.itemUses = without(draft.itemUses, id)
  const { now } = draft
  if (now.phase !== 'combat') return
  now.marks = without(now.marks, id)
  now.shots = without(now.shots, id)
}

/**
 * Sets a creature on its own feet or wings where its mount stands (AA-7.9, AA-7.10). It goes back the way the
 * mount came, but not up into the air from which that landed (AA-15.4).
 */
export function getOff(draft: Draft<Position>, id: CreatureId, mount: Creature): void {
  const rider = draft.creatures.find((creature) => creature.id === id)
  if (!rider || !mount.at) return
  const { at, cameFrom } = mount
  const hasLanded = cameFrom !== null && isAir(cameFrom) && !isAir(at)
  rider.on = null
  rider.moved ||= mount.moved
  rider.airTurns = isAir(at) ? 1 : 0
  rider.cameFrom = hasLanded ? null : (rider.cameFrom ?? cameFrom)
}

/** The items of a dead bearer fall to the ground (AA-6.8). */
function dropItems(draft: Draft<Position>, bearer: CreatureId, at: Space): Event[] {
  const hex = hexOf(at)
  return draft.items.flatMap((item): Event[] => {
    if (!('by' in item.place) || item.place.by !== bearer) return []
    item.place = { at: groundOf(hex) }
    return [{ type: 'itemFell', item: item.id, hex }]
  })
}

/**
 * Neither undead nor illusions leave a corpse; a machine's is its wreck (AA-16.2). It lies there, in nobody's
 * way, until something uses it up (AA-16.3).
 */
function leaveCorpse(draft: Draft<Position>, creature: Creature, at: Space): void {
  if (hasAttribute(creature, 'undead') || hasAttribute(creature, 'illusion')) return
  const id = `corpse-${draft.next.other}` as CorpseId
  draft.next.other += 1
  draft.corpses.push({ id, card: creature.card, owner: creature.owner, hex: hexOf(at) })
}

/**
 * What comes of a vehicle that had a pilot until now, if it has none any more: on the ground its passengers get
 * off (AA-8.5), in the air it crashes (AA-8.6).
 */
export function abandon(draft: Draft<Position>, id: CreatureId): Event[] {
  const table = reading(draft)
  const vehicle = creatureOf(table, id)
  if (!vehicle?.at || !cardOf(vehicle).vehicle || !isAbandoned(vehicle)) return []
  if (isAir(vehicle.at)) return dieNow(draft, id, 'crash')
  return ridersOf(table, id).map((rider): Event => {
    getOff(draft, rider.id, vehicle)
    return { type: 'dismounted', rider: rider.id, mount: id }
  })
}
