import type { Seat } from '@/engine/kernel/game'
import type { AnyGame } from '@/contract/manifest'

/** What a seat of a game is called, in the middle of a sentence. */
export function seatName({ seats }: AnyGame, seat: Seat): string {
  return (seats.find(({ id }) => id === seat)?.name ?? seat).toLowerCase()
}
