import type { Refusal } from '@/engine/kernel/refusal'
import type { Clause } from '../clauses'
import { cardOf, isAbandoned, ridersOf, sideIn } from './creatures'
import type { ArenaSeat, Creature, Table } from '../state/position'
import { refuse } from '../refuse'

/** What a creature counts as a rider, against the capacity of its mount (AA-7.2). */
export function loadOf(rider: Creature): number {
  return 2 ** (cardOf(rider).size - 1)
}

/** What a mount can carry; a creature of size 1 carries nobody (AA-7.2). */
export function capacityOf(mounted: Creature): number {
  const { size } = cardOf(mounted)
  return size === 1 ? 0 : 2 ** (size - 2)
}

/** What a mount can carry beside what it carries (AA-7.2). */
export function roomOn(table: Table, onto: Creature): number {
  return ridersOf(table, onto.id).reduce((room, rider) => room - loadOf(rider), capacityOf(onto))
}

/** Who may get on and off: the own, and a vehicle without a pilot that the seat reaches (B-1). */
export function riderRefusal(
  { table, seat }: { readonly table: Table; readonly seat: ArenaSeat },
  rider: Creature,
): Refusal<Clause> | undefined {
  return !isAbandoned(rider) && rider.controller !== seat
    ? refuse('AA-3.10', 'The other side controls that creature.')
    : reachRefusal(table, seat, rider)
}

/** Refuses a vehicle without a pilot in whose space the seat has nobody (B-1). */
export function reachRefusal(table: Table, seat: ArenaSeat, one: Creature): Refusal<Clause> | undefined {
  if (!isAbandoned(one) || (one.at !== null && sideIn(table, one.at, seat).length > 0)) return undefined
  return refuse('AA-8.2', 'None of your creatures is with that vehicle.')
}
