import type { Seat } from '@/engine/kernel/game'
import type { AnyGame } from '@/contract/manifest'

/** A seat's name at the table. */
export function seatName(game: AnyGame, seat: Seat): string {
  return game.seats.find(({ id }) => id === seat)?.name ?? seat
}
