import { reading } from '@/engine/kernel/draft'
import { firstRefusal, type Refusal } from '@/engine/kernel/refusal'
import type { Clause } from '../../clauses'
import { strengthOf } from '../../queries/combat/vehicle-attack'
import { busyRefusal, engagedRefusal, rangeRefusal } from '../../queries/combat/guards'
import { cardOf, isAbandoned } from '../../queries/creatures'
import { die } from '../../effects/death'
import { holdsEnemy } from '../../queries/entry'
import type { Event } from '../../events'
import { ownRefusal } from '../../queries/guards'
import { isCastingLong } from '../../queries/in-force'
import type { ArenaSeat, Creature, Table } from '../../state/position'
import { refuse } from '../../refuse'
import { powerOf } from '../../queries/values'
import { CREATURE, CREATURES_TOGETHER } from '../kit/args'
import { command } from '../kit/kit'

/** Attacks a vehicle without a pilot, from its space and from afar (AA-8.7). */
export const attackVehicle = command({
  clause: 'AA-8.7',
  stage: 'combat',
  args: { vehicle: CREATURE, attackers: CREATURES_TOGETHER },
  subject: 'vehicle',
  subjects: ({ table }) => table.creatures.filter((one) => cardOf(one).vehicle && isAbandoned(one)),
  // It is attacked and does nothing itself.
  mayAct: () => undefined,
  choices: ({ table, seat }, vehicle) => groupsOn(table, seat, vehicle).map((attackers) => ({ attackers })),

  refusalOf({ table, seat }, { vehicle, attackers }) {
    if (!cardOf(vehicle).vehicle) return refuse('AA-3.9', 'It is no vehicle.')
    return (
      firstRefusal(attackers, (attacker) => ownRefusal(table, attacker, seat)) ??
      (attackers.length > 0 ? undefined : refuse('AA-8.7', 'Nobody is named to attack it.')) ??
      vehicleRefusal(table, seat, vehicle) ??
      firstRefusal(attackers, (attacker) => attackerRefusal(table, attacker, vehicle))
    )
  },
  perform({ draft }, { vehicle, attackers }) {
    const { id, at } = vehicle
    const table = reading(draft)
    const ids = attackers.map((attacker) => attacker.id)
    const { total: attack, blunt } = strengthOf(table, vehicle, ids)
    const defense = powerOf(table, vehicle)
    // Without Blunt attacks, which never kill (AA-12.8), any margin is enough.
    const destroyed = blunt < attack - defense
    for (const attacker of attackers) {
      if (attacker.at === at) attacker.fought = true
      else attacker.fired = true
    }
    const told: Event = { type: 'vehicleAttacked', vehicle: id, attack, defense, destroyed }
    return destroyed ? [told, ...die(draft, [id], 'wrecked')] : [told]
  },

  say: ({ vehicle, attackers }) => `Attack ${vehicle} with ${attackers}`,
  ink: 'red',
})

/** Each creature alone, all beside the vehicle, and all who can; every other choice is accepted as well. */
function groupsOn(table: Table, seat: ArenaSeat, vehicle: Creature): readonly (readonly Creature[])[] {
  const able = table.creatures.filter(
    (one) => one.controller === seat && !attackerRefusal(table, one, vehicle),
  )
  const beside = able.filter(({ at }) => at === vehicle.at)
  const groups = [beside, able].filter((group) => group.length > 1)
  return [...able.map((one) => [one]), ...(beside.length === able.length ? groups.slice(1) : groups)]
}

function vehicleRefusal(table: Table, seat: ArenaSeat, vehicle: Creature): Refusal<Clause> | undefined {
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
