import type { Draft } from 'immer'
import { reading } from '@/engine/kernel/draft'
import { cardOf, pilotsOf } from '../queries/creatures'
import type { Event } from '../events'
import type { ArenaSeat, Creature, Position, Table } from '../state/position'

/** Who controls a vehicle by its pilots; null without one (AA-8.2, AA-8.3). */
export function vehicleController(table: Pick<Table, 'creatures'>, vehicle: Creature): ArenaSeat | null {
  const pilots = pilotsOf(table, vehicle)
  // Magic may set pilots of both sides on one vehicle: who has it keeps it.
  const keeper = pilots.find(({ controller }) => controller === vehicle.controller)
  return (keeper ?? pilots[0])?.controller ?? null
}

/** Gives each vehicle to the controller of its pilots, or to nobody (AA-8.2, AA-8.3). */
export function settleVehicles(draft: Draft<Position>): Event[] {
  const table = reading(draft)
  return table.creatures.flatMap((creature, nth): Event[] => {
    if (!cardOf(creature).vehicle) return []
    const seat = vehicleController(table, creature)
    const vehicle = draft.creatures[nth]
    if (!vehicle || seat === creature.controller) return []
    vehicle.controller = seat
    return [{ type: 'controllerChanged', creature: creature.id, seat }]
  })
}
