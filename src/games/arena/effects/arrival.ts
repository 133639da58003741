import type { Draft } from 'immer'
import { reading } from '@/engine/kernel/draft'
import { creatureOf, membersOf } from '../queries/creatures'
import type { Creature, CreatureId, Position, Space } from '../state/position'

/** Where a unit goes: the space, and the one that it came from (AA-9.11). */
interface Arrival {
  readonly at: Space
  readonly cameFrom: Space | null
  /** What a rider remembers, who may not be able to go back where the mount came from (AA-15.4). */
  readonly ridersFrom: Space | null
  readonly airTurns: number
  /** What the unit takes up again if it is forced back up (AA-10.7); left out where it has not landed. */
  readonly flown?: Creature['flown']
}

/** Puts a unit into a space at the end of its move: mount and riders stay together (AA-7.5). */
export function arrive(draft: Draft<Position>, leader: CreatureId, arrival: Arrival): void {
  const unit = creatureOf(reading(draft), leader)
  if (!unit) return
  const members = membersOf(reading(draft), unit).map(({ id }) => id)
  for (const creature of draft.creatures) {
    if (!members.includes(creature.id)) continue
    creature.at = arrival.at
    creature.moved = true
    creature.cameFrom = creature.id === leader ? arrival.cameFrom : arrival.ridersFrom
    creature.airTurns = creature.id === leader ? arrival.airTurns : Math.min(arrival.airTurns, 1)
    if (creature.id === leader && arrival.flown !== undefined) creature.flown = arrival.flown
  }
}
