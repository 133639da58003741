import type { Command } from '../commands'
import { flightsOf } from '../phases/flight'
import { walksOf } from '../phases/movement'
import type { ArenaSeat, Creature, Position } from '../position'

/** A shortest way to each end that a unit of the seat can reach (B-1). */
export function movementCommands(position: Position, seat: ArenaSeat): readonly Command[] {
  const units = position.creatures.filter(({ controller, on }) => controller === seat && on === null)
  return units.flatMap((unit) => unitCommands(position, seat, unit))
}

/** The walks and flights of one unit. */
export function unitCommands(position: Position, seat: ArenaSeat, unit: Creature): readonly Command[] {
  const walks = [...walksOf(position, unit).values()].map((path): Command => ({
    type: 'walk',
    seat,
    unit: unit.id,
    path,
  }))
  const flights = flightsOf(position, unit).flatMap(({ path, mayStay, mayLand }): Command[] => [
    ...(mayStay ? [{ type: 'fly', seat, unit: unit.id, path, land: false } as const] : []),
    ...(mayLand ? [{ type: 'fly', seat, unit: unit.id, path, land: true } as const] : []),
  ])
  return [...walks, ...flights]
}
