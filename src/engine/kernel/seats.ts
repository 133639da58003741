import type { Seat } from './game'

/** What tells who plays. */
export interface SeatRules {
  readonly seats: readonly Seat[]
  seatsOf?(position: object): readonly Seat[]
}

/** The seats in play at a position, in the order of the game's seats. */
export function seatsAt(rules: SeatRules, position: object): readonly Seat[] {
  const playing = rules.seatsOf?.(position)
  return playing ? rules.seats.filter((seat) => playing.includes(seat)) : rules.seats
}
