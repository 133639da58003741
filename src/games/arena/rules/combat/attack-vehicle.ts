import type { CommandRule } from '@/engine/game'
import { firstRefusal, type Refusal } from '@/engine/refusal'
import { reading } from '@/engine/draft'
import type { Clause } from '../../content/clauses'
import type { AttackVehicle } from '../commands'
import { cardOf, creatureOf, isAbandoned } from '../creatures'
import { die } from '../death'
import { holdsEnemy } from '../entry'
import type { Event } from '../events'
import { creatureRefusal, ownRefusal } from '../guards'
import { isCastingLong } from '../magic/in-force'
import type { Creature, CreatureId, Position, Table } from '../position'
import { refuse } from '../refuse'
import { powerOf } from '../values'
import { busyRefusal, combatRefusal, engagedRefusal, rangeRefusal } from './guards'
import { type Side, sideOf } from './sides'

/** Attacks a vehicle without a pilot, from its space and from afar (AA-8.7). */
export const attackVehicle: CommandRule<Position, AttackVehicle, Event> = {
  refusalOf(position, { seat, vehicle: id, attackers }) {
    const early = combatRefusal(position, seat) ?? namesRefusal(position, [id, ...attackers])
    const vehicle = creatureOf(position, id)
    if (early || !vehicle) return early
    if (!cardOf(vehicle).vehicle) return refuse('AA-3.9', 'It is no vehicle.')
    const named = creaturesNamed(position, attackers)
    return (
      firstRefusal(named, (attacker) => ownRefusal(position, attacker, seat)) ??
      vehicleRefusal(position, vehicle, { seat, attackers }) ??
      firstRefusal(named, (attacker) => attackerRefusal(position, attacker, vehicle))
    )
  },
  perform(draft, { vehicle: id, attackers }) {
    const table = reading(draft)
    const vehicle = creatureOf(table, id)
    if (!vehicle) return []
    const { total: attack, blunt } = strengthOf(table, vehicle, attackers)
    const defense = powerOf(table, vehicle)
    // Blunt attacks never kill (AA-12.8).
    const destroyed = attack > defense && blunt < attack - defense
    for (const creature of draft.creatures) {
      if (!attackers.includes(creature.id)) continue
      if (creature.at === vehicle.at) creature.fought = true
      else creature.fired = true
    }
    const told: Event = { type: 'vehicleAttacked', vehicle: id, attack, defense, destroyed }
    return destroyed ? [told, ...die(draft, [id], 'wrecked')] : [told]
  },
}

/** What attackers of a vehicle add up to: those beside it with their Power, the others with their shots. */
export function strengthOf(table: Table, vehicle: Creature, attackers: readonly CreatureId[]): Side {
  const named = creaturesNamed(table, attackers)
  const isBeside = ({ at }: Creature) => at === vehicle.at
  const near = named.filter(isBeside)
  const far = named.filter((attacker) => !isBeside(attacker))
  return sideOf(table, table.active, near, far)
}

function creaturesNamed({ creatures }: Table, ids: readonly CreatureId[]): readonly Creature[] {
  return creatures.filter(({ id }) => ids.includes(id))
}

function namesRefusal(position: Position, ids: readonly CreatureId[]): Refusal<Clause> | undefined {
  const unknown = firstRefusal(ids, (id) => creatureRefusal(position, id))
  if (unknown || new Set(ids).size === ids.length) return unknown
  return refuse('AA-3.9', 'A creature is named twice.')
}

function vehicleRefusal(
  table: Table,
  vehicle: Creature,
  { seat, attackers }: Pick<AttackVehicle, 'seat' | 'attackers'>,
): Refusal<Clause> | undefined {
  if (attackers.length === 0) return refuse('AA-8.7', 'Nobody is named to attack it.')
  if (!isAbandoned(vehicle)) return refuse('AA-8.7', 'It has a pilot.')
  return vehicle.at && holdsEnemy(table, vehicle.at, seat)
    ? refuse('AA-8.7', 'An enemy creature is with it.')
    : undefined
}

function attackerRefusal(table: Table, attacker: Creature, vehicle: Creature): Refusal<Clause> | undefined {
  if (attacker.fought || attacker.fired) return refuse('AA-11.12', 'It has fought or fired in this phase.')
  if (attacker.at === vehicle.at)
    return isCastingLong(table, attacker) ? refuse('AA-18.7', 'It is casting.') : undefined
  if (!vehicle.at) return undefined
  return (
    rangeRefusal(table, attacker, vehicle.at) ??
    engagedRefusal(table, attacker) ??
    busyRefusal(table, attacker)
  )
}
