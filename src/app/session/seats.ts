import { apart } from '@/engine/basics/phrases'
import type { Seat } from '@/engine/kernel/game'
import type { AnyGame } from '@/contract/manifest'
import type { GameNames } from '@/store/library'

/** A seat's name at the table. */
export function seatName(game: AnyGame, seat: Seat): string {
  return game.seats.find(({ id }) => id === seat)?.name ?? seat
}

/** What the player of a seat goes by, fit to stand among the program's words; undefined where nobody has said. */
export function playerName(players: GameNames['players'], seat: Seat): string | undefined {
  const name = apart(players?.[seat] ?? '')
  return name === '' ? undefined : name
}
