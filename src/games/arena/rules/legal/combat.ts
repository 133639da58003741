import { attackVehicle } from '../combat/attack-vehicle'
import { fire } from '../combat/fire'
import { openFights } from '../combat/fights'
import type { AttackVehicle, Command, Fire } from '../commands'
import { cardOf, isAbandoned } from '../creatures'
import { nowIn } from '../guards'
import type { Creature, Position, Space } from '../position'

/**
 * Commands of the Combat phase, choices of casualties included, that are accepted now; `endPhase` aside. A vehicle
 * is attacked by each creature alone, by all beside it, and by all who can; every other choice is accepted as well.
 */
export function legalCombat(position: Position): Command[] {
  const combat = nowIn(position, 'combat')
  if (!combat || position.ending) return []
  const { choice } = combat
  if (choice) {
    const { seat, eligible } = choice
    return [...eligible, null].map((creature) => ({ type: 'chooseCasualty', seat, creature }))
  }
  const { active: seat } = position
  const fights = openFights(position).map((space): Command => ({ type: 'resolve', seat, space }))
  return [...shots(position), ...vehicleAttacks(position), ...fights]
}

function ownOf({ creatures, active }: Position): readonly Creature[] {
  return creatures.filter(({ controller }) => controller === active)
}

/** Each shooter into each space that it can reach. */
function shots(position: Position): Command[] {
  const { active: seat, creatures } = position
  const held = creatures.filter(({ controller }) => controller !== null && controller !== seat)
  const targets = [...new Set(held.flatMap(({ at }): Space[] => (at ? [at] : [])))]
  return ownOf(position)
    .flatMap(({ id: shooter }) => targets.map((target): Fire => ({ type: 'fire', seat, shooter, target })))
    .filter((command) => !fire.refusalOf(position, command))
}

function vehicleAttacks(position: Position): Command[] {
  const vehicles = position.creatures.filter((one) => cardOf(one).vehicle && isAbandoned(one))
  return vehicles.flatMap((vehicle) => attacksOn(position, vehicle))
}

function attacksOn(position: Position, { id: vehicle, at }: Creature): Command[] {
  const { active: seat } = position
  const attackBy = (attackers: readonly Creature[]): AttackVehicle => ({
    type: 'attackVehicle',
    seat,
    vehicle,
    attackers: attackers.map(({ id }) => id),
  })
  const able = ownOf(position).filter((one) => !attackVehicle.refusalOf(position, attackBy([one])))
  const beside = able.filter((one) => one.at === at)
  const groups = [...able.map((one) => [one]), beside, able].filter(
    (group, nth) => group.length > 1 || nth < able.length,
  )
  const isSameAsAll = beside.length === able.length
  return (isSameAsAll && beside.length > 1 ? groups.slice(0, -1) : groups).map(attackBy)
}
