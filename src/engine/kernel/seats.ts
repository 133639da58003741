import type { AnyPlayRules, Seat } from './game'

/** The seats in play at a position, in the order of the game's seats. */
export function seatsAt(rules: Pick<AnyPlayRules, 'seats' | 'seatsOf'>, position: object): readonly Seat[] {
  const playing = rules.seatsOf?.(position)
  return playing ? rules.seats.filter((seat) => playing.includes(seat)) : rules.seats
}
