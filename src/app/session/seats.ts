import type { Seat } from '@/engine/kernel/game'
import type { AnyGame } from '@/contract/manifest'

/** A seat in a sentence: 'West', 'the Sorcerer'. */
export function seatCalled(game: AnyGame, seat: Seat): string {
  const names = game.seats.find(({ id }) => id === seat)
  return names?.called ?? names?.name ?? seat
}

/** A seat's name at the table. */
export function seatName(game: AnyGame, seat: Seat): string {
  return game.seats.find(({ id }) => id === seat)?.name ?? seat
}
