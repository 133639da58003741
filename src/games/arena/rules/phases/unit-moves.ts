import type { Draft } from 'immer'
import { reading } from '@/engine/draft'
import type { Refusal } from '@/engine/refusal'
import type { Clause } from '../../content/clauses'
import { cardOf, creatureOf, isCasting, membersOf, pilotsOf } from '../creatures'
import type { Walk } from '../commands'
import { creatureRefusal, decisionRefusal, hexesRefusal, ownRefusal, phaseRefusal } from '../guards'
import type { Creature, CreatureId, Position, Space, Table } from '../position'
import { refuse } from '../refuse'
import { isAir } from '../spaces'
import { isUnder } from '../values'

/** Why a unit may not move at all now, on the ground or through the air (AA-9.1, AA-8.8, AA-9.8, AA-7.5). */
export function unitRefusal(
  position: Position,
  { seat, unit: id, path }: Pick<Walk, 'seat' | 'unit' | 'path'>,
): Refusal<Clause> | undefined {
  const refusal =
    decisionRefusal(position, seat) ??
    phaseRefusal(position, 'movement') ??
    creatureRefusal(position, id) ??
    hexesRefusal(position, path)
  const unit = creatureOf(position, id)
  if (refusal || !unit) return refusal
  return ownRefusal(position, unit, seat) ?? bondsRefusal(position, unit)
}

function bondsRefusal(table: Table, unit: Creature): Refusal<Clause> | undefined {
  if (unit.moved) return refuse('AA-9.1', 'That unit has moved.')
  if (!hasDriver(table, unit)) return refuse('AA-8.8', 'Nobody is free to drive it.')
  if (isBound(table, unit)) return refuse('AA-9.8', 'It casts, is held or is entangled.')
  return unit.on === null ? undefined : refuse('AA-7.5', 'A rider moves with its mount only.')
}

/** Whether a vehicle has a pilot who neither casts nor is held; other creatures need none (AA-8.8). */
function hasDriver(table: Table, unit: Creature): boolean {
  if (!cardOf(unit).vehicle) return true
  return pilotsOf(table, unit).some((pilot) => !isCasting(table, pilot) && !isUnder(table, pilot, 'hold'))
}

/** What keeps a creature from moving: a cast, what holds or entangles it (AA-9.8, AA-22.8, AA-22.9). */
function isBound(table: Table, unit: Creature): boolean {
  if (isCasting(table, unit) || isUnder(table, unit, 'hold')) return true
  return unit.at !== null && !isAir(unit.at) && isUnder(table, unit, 'entangle')
}

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
