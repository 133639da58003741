import type { Seat } from '@/engine/kernel/game'
import type { AnyGame, SeatNames } from './manifest'

/** A seat in a sentence: 'West', 'the Sorcerer'. */
export function seatCalled(game: AnyGame, seat: Seat): string {
  const names = game.seats.find(({ id }) => id === seat)
  return names?.called ?? names?.name ?? seat
}

/** Those seats of a game that are in play, with their names; all of them where that is not told. */
export function seatsNamed({ seats }: AnyGame, playing?: readonly Seat[]): readonly SeatNames[] {
  return playing ? seats.filter(({ id }) => playing.includes(id)) : seats
}
