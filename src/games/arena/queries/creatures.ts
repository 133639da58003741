import { CREATURES, type CreatureCard } from '../tables/creatures'
import type { ArenaSeat, Creature, CreatureId, Space, Table } from '../state/position'

/** What lies open of creatures, casts and marks: enough for every question here. */
type Creatures = Pick<Table, 'creatures'>

/** The creature of an id, or undefined when it is not in play. */
export function creatureOf({ creatures }: Creatures, id: CreatureId): Creature | undefined {
  return creatures.find((creature) => creature.id === id)
}

/** The card of a creature. */
export function cardOf({ card }: Pick<Creature, 'card'>): CreatureCard {
  return CREATURES[card]
}

/** The other seat. */
export function otherSeat(seat: ArenaSeat): ArenaSeat {
  return seat === 'west' ? 'east' : 'west'
}

/** Creatures in the fixed order of dice and lists: by their numbers in play (AA-3.5). */
export function byNumber(creatures: readonly Creature[]): Creature[] {
  return [...creatures].sort((a, b) => a.number - b.number)
}

/** What is mounted on a creature, by number. */
export function ridersOf({ creatures }: Creatures, id: CreatureId): readonly Creature[] {
  return creatures.filter(({ on }) => on === id)
}

/** What a creature is mounted on, if it is. */
export function mountOf(table: Creatures, { on }: Pick<Creature, 'on'>): Creature | undefined {
  return on === null ? undefined : creatureOf(table, on)
}

/** The mount of a creature, or itself: who moves for the unit (AA-7.5). */
export function leaderOf(table: Creatures, creature: Creature): Creature {
  return mountOf(table, creature) ?? creature
}

/** A unit: its leader first, then the riders by number. But for moving, each of them counts for itself (AA-7.8). */
export function membersOf(table: Creatures, leader: Creature): readonly Creature[] {
  return [leader, ...ridersOf(table, leader.id)]
}

/** All creatures in a space, abandoned vehicles too, by number. */
export function creaturesIn({ creatures }: Creatures, space: Space): readonly Creature[] {
  return creatures.filter(({ at }) => at === space)
}

/** The creatures that a seat controls in a space, by number; a vehicle without a pilot is nobody's (AA-8.2). */
export function sideIn(table: Creatures, space: Space, seat: ArenaSeat): readonly Creature[] {
  return table.creatures.filter(({ at, controller }) => at === space && controller === seat)
}

/** Whether a vehicle has no pilot (AA-8.2). */
export function isAbandoned({ controller }: Pick<Creature, 'controller'>): boolean {
  return controller === null
}

/** Whether a creature can be a vehicle's pilot (AA-8.1). */
export function canPilot(creature: Creature): boolean {
  const { vehicle, attributes } = cardOf(creature)
  return !vehicle && attributes.includes('hands')
}

/** The pilots of a vehicle by number: those with hands that are mounted on it, or what it is mounted on (AA-8.1). */
export function pilotsOf(table: Creatures, vehicle: Creature): readonly Creature[] {
  const mount = mountOf(table, vehicle)
  const near = mount ? [mount] : ridersOf(table, vehicle.id)
  return near.filter(canPilot)
}

/** Whether a creature has magic under way that takes a Half Turn or longer (AA-18.6). */
export function isCasting({ casts }: Pick<Table, 'casts'>, { id }: Pick<Creature, 'id'>): boolean {
  return casts.some(({ caster, due }) => caster === id && due !== null)
}

/** The pilots of a vehicle that do not cast, for firing and abilities (AA-8.8); held ones cannot make it move. */
export function freePilotsOf(
  table: Pick<Table, 'creatures' | 'casts'>,
  vehicle: Creature,
): readonly Creature[] {
  return pilotsOf(table, vehicle).filter((pilot) => !isCasting(table, pilot))
}

/** Whether a creature can take and hold control of a hex: no illusion, no abandoned vehicle (AA-5.7). */
export function canHold(creature: Creature): boolean {
  return creature.controller !== null && !cardOf(creature).attributes.includes('illusion')
}
