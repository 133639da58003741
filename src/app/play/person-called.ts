import type { Seat } from '@/engine/kernel/game'
import type { AnyGame } from '@/contract/manifest'
import { seatCalled } from '@/contract/seat-names'
import type { GameNames } from '@/store/library'
import { TEXT } from '../page-parts/text'
import { playerName } from '../session/seats'

/** Whoever plays a seat, in a sentence: by name, and the side. */
export function personCalled(game: AnyGame, players: GameNames['players'], seat: Seat): string {
  const name = playerName(players, seat)
  const called = seatCalled(game, seat)
  return name === undefined ? called : TEXT.named(name, called)
}
