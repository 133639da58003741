import type { BoardEffect } from '@/board/motion/board-effect'
import type { SeenCounter } from '@/board/motion/seen-counter'
import type { HexId } from '@/engine/hex'
import { creatureOf, leaderOf, membersOf } from '../../rules/creatures'
import type { Creature, CreatureId, Space, Table } from '../../rules/position'
import { airOf, groundOf, hexOf, isAir } from '../../rules/spaces'
import { counterOf } from '../board/board-view'

type Counters = readonly SeenCounter[]

/** What an event shows, and how things stand after it. */
export interface Told {
  readonly effects: readonly BoardEffect[]
  readonly table: Table
}

/** Nothing is seen of an event. */
export function unseen(table: Table): Told {
  return { table, effects: [] }
}

/** The counters of a hex as they lie, in both layers, but for some. */
export function countersIn(table: Table, hex: HexId, without: readonly CreatureId[] = []): Counters {
  return [groundOf(hex), airOf(hex)].flatMap((space) =>
    table.creatures
      .filter(({ id, at, on }) => at === space && on === null && !without.includes(id))
      .map((leader) => seenAs(table, leader)),
  )
}

/** A unit as its counter, in the layer where it stands. */
export function seenAs(table: Table, leader: Creature): SeenCounter {
  const layer = leader.at !== null && isAir(leader.at) ? 'air' : 'ground'
  return { ...counterOf(table, leader), layer }
}

/** The unit that a creature is of, by its leader; undefined when the creature is not in play. */
export function unitOf(table: Table, id: CreatureId): Creature | undefined {
  const creature = creatureOf(table, id)
  return creature && leaderOf(table, creature)
}

/** Where a creature stands. */
export function hexOfCreature(table: Table, id: CreatureId): HexId | undefined {
  const at = creatureOf(table, id)?.at
  return at ? hexOf(at) : undefined
}

/** The table when a unit has gone to another space. */
export function relocated(table: Table, leader: Creature, at: Space): Table {
  const ids = membersOf(table, leader).map(({ id }) => id)
  return { ...table, creatures: table.creatures.map((one) => (ids.includes(one.id) ? { ...one, at } : one)) }
}

/** The table when something about a creature has changed. */
export function changed(table: Table, id: CreatureId, change: Partial<Creature>): Table {
  return { ...table, creatures: table.creatures.map((one) => (one.id === id ? { ...one, ...change } : one)) }
}

/** The table without a creature; whoever rode on it stands beside. */
export function without(table: Table, id: CreatureId): Table {
  return {
    ...table,
    creatures: table.creatures
      .filter((one) => one.id !== id)
      .map((one) => (one.on === id ? { ...one, on: null } : one)),
  }
}
