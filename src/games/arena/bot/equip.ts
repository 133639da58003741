import { bestOf } from '@/engine/bot/weigh'
import { legalOf } from '@/engine/declare/legal'
import { type Command, COMMANDS, refusalOf } from '../commands'
import { canPilot, cardOf, creatureOf, isAbandoned, ridersOf } from '../queries/creatures'
import { carriedBy } from '../queries/equipment'
import { capacityOf } from '../queries/riding'
import type { ArenaSeat, Creature, Position } from '../state/position'
import { powerOf, rangedOf } from '../queries/values'

/** What happens next in an Equip and Mount phase: an item taken up, a vehicle manned, a slow one carried, or the end. */
export function plannedEquip(position: Position, seat: ArenaSeat): readonly Command[] {
  const next = manned(position, seat) ?? carried(position, seat) ?? armed(position)
  return [next ?? { type: 'endPhase', seat }]
}

/** Each item goes to whoever fights best among those who have none. */
function armed(position: Position): Command | undefined {
  const lying = position.items.some(({ place }) => 'at' in place)
  if (!lying) return undefined
  return bestOf(legalOf(COMMANDS, position, 'equip'), (command) => {
    const bearer = creatureOf(position, command.creature)
    return bearer ? fitnessOf(position, bearer) : -Infinity
  })
}

function fitnessOf(position: Position, creature: Creature): number {
  const laden = carriedBy(position, creature).length
  return powerOf(position, creature) + (rangedOf(position, creature)?.power ?? 0) - laden * 1.5
}

/** Puts the cheapest hands into the dearest vehicle that is better than a creature afoot (AA-8.1). */
function manned(position: Position, seat: ArenaSeat): Command | undefined {
  const vehicles = position.creatures
    .filter((one) => cardOf(one).vehicle && isAbandoned(one) && isWorthManning(one))
    .toSorted((one, other) => cardOf(other).cost - cardOf(one).cost)
  return firstRide(position, seat, vehicles, (vehicle) =>
    afoot(position, seat, vehicle)
      .filter((one) => canPilot(one) && isSpare(one))
      .toSorted((one, other) => cardOf(one).cost - cardOf(other).cost),
  )
}

function isWorthManning(vehicle: Creature): boolean {
  const { power, move, flight, ranged } = cardOf(vehicle)
  return power > 0 || move > 1 || flight !== null || ranged !== null
}

/** Whoever casts, shoots, flies or is strong has better to do than to drive. */
function isSpare(one: Creature): boolean {
  const { casting, ranged, flight, power } = cardOf(one)
  return Object.keys(casting).length === 0 && ranged === null && flight === null && power <= 2
}

/** Lets the slow ride on the fast, the strongest first (AA-7.5). */
function carried(position: Position, seat: ArenaSeat): Command | undefined {
  const mounts = position.creatures.filter(
    (one) => one.controller === seat && one.on === null && capacityOf(one) > 0 && paceOf(one) > 1,
  )
  return firstRide(position, seat, mounts, (mount) =>
    afoot(position, seat, mount)
      .filter((one) => paceOf(one) < paceOf(mount) && isRider(one))
      .toSorted((one, other) => cardOf(other).power - cardOf(one).power),
  )
}

/** A vehicle of its own has its own way; those who carry do not ride. */
function isRider(one: Creature): boolean {
  const { vehicle, power, ranged } = cardOf(one)
  return !vehicle && (power > 0 || ranged !== null)
}

function paceOf(one: Creature): number {
  const { move, flight } = cardOf(one)
  return Math.max(move, flight?.speed ?? 0)
}

function afoot(position: Position, seat: ArenaSeat, beside: Creature): readonly Creature[] {
  return position.creatures.filter(
    (one) =>
      one.controller === seat &&
      one.at === beside.at &&
      one.on === null &&
      one.id !== beside.id &&
      ridersOf(position, one.id).length === 0,
  )
}

/** The first of what may be ridden that is mounted by the first of those who may. */
function firstRide(
  position: Position,
  seat: ArenaSeat,
  mounts: readonly Creature[],
  ridersFor: (mount: Creature) => readonly Creature[],
): Command | undefined {
  return mounts
    .flatMap((mount) =>
      ridersFor(mount).map((rider): Command => ({ type: 'mount', seat, rider: rider.id, mount: mount.id })),
    )
    .find((command) => !refusalOf(position, command))
}
