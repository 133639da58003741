import type { SeenCounter } from '@/board/motion/seen-counter'
import { sceneOf } from '@/table/motion/scene'
import { creatureOf, leaderOf, membersOf } from '../../queries/creatures'
import type { Creature, CreatureId, Space, Table } from '../../state/position'
import { airOf, groundOf, hexOf, isAir, hexOfCreature } from '../../queries/spaces'
import { counterOf } from '../board/board-view'

/** What is shown of units, by their leaders: whoever rides on one goes with it. */
export const SCENE = sceneOf<Table, CreatureId, Space>({
  hexOf,
  hexOfPiece: hexOfCreature,
  countersOf: (table, ids) =>
    ids.flatMap((id) => creatureOf(table, id) ?? []).map((one) => seenAs(table, one)),
  countersIn: (table, hex) =>
    [groundOf(hex), airOf(hex)].flatMap((space) =>
      table.creatures
        .filter(({ at, on }) => at === space && on === null)
        .map((leader) => seenAs(table, leader)),
    ),
  relocated(table, ids, at) {
    const moved = table.creatures.filter(({ id }) => ids.includes(id)).flatMap((one) => membersOf(table, one))
    const creatures = table.creatures.map((one) => (moved.includes(one) ? { ...one, at } : one))
    return { ...table, creatures }
  },
  without,
})

/** The table without some creatures; whoever rode on one stands beside. */
export function without(table: Table, ids: readonly CreatureId[]): Table {
  const creatures = table.creatures
    .filter(({ id }) => !ids.includes(id))
    .map((one) => (one.on !== null && ids.includes(one.on) ? { ...one, on: null } : one))
  return { ...table, creatures }
}

/** The table when something about a creature has changed. */
export function changed(table: Table, id: CreatureId, change: Partial<Creature>): Table {
  return { ...table, creatures: table.creatures.map((one) => (one.id === id ? { ...one, ...change } : one)) }
}

/** A unit as its counter, in the layer where it stands. */
export function seenAs(table: Table, leader: Creature): SeenCounter {
  const layer = leader.at !== null && isAir(leader.at) ? 'air' : 'ground'
  return { ...counterOf(table, leader), layer }
}

/** The leader of the unit that a creature is of; nobody when the creature is not in play. */
export function unitOf(table: Table, id: CreatureId): readonly CreatureId[] {
  const creature = creatureOf(table, id)
  return creature ? [leaderOf(table, creature).id] : []
}
