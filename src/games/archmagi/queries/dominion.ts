import type { State } from '../state/state'
import type { MageSeat } from '../state/terms'
import { hexesIn } from './ground'
import { printedOf } from './traits'
import { isFriendlyHex, seatsIn, unitsOf } from './units'

/** Hexes that hold units of a seat and no others (AM-V.4). */
export function dominionOf(state: State, seat: MageSeat): number {
  return hexesIn(state).filter((hex) => isFriendlyHex(state, hex, seat)).length
}

/** What is printed on the units of a seat, in all. */
function strengthOf(state: State, seat: MageSeat): number {
  return unitsOf(state, seat).reduce((sum, unit) => sum + printedOf(unit).brm, 0)
}

/** Who has most dominion, and of those who has the greatest strength (AM-V.4). */
export function leadersOf(state: State): readonly MageSeat[] {
  const byDominion = best(seatsIn(state), (seat) => dominionOf(state, seat))
  return best(byDominion, (seat) => strengthOf(state, seat))
}

function best(seats: readonly MageSeat[], figureOf: (seat: MageSeat) => number): readonly MageSeat[] {
  const most = Math.max(...seats.map(figureOf))
  return seats.filter((seat) => figureOf(seat) === most)
}
