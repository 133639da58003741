import type { Seat } from '@/engine/kernel/game'
import type { AnyGame } from './manifest'

/** A seat in a sentence: 'West', 'the Sorcerer'. */
export function seatCalled(game: AnyGame, seat: Seat): string {
  const names = game.seats.find(({ id }) => id === seat)
  return names?.called ?? names?.name ?? seat
}
