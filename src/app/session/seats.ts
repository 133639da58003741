import { useMemo } from 'react'
import { apart } from '@/engine/basics/phrases'
import type { Seat } from '@/engine/kernel/game'
import { seatsAt } from '@/engine/kernel/seats'
import type { AnyGame, SeatNames } from '@/contract/manifest'
import { seatsNamed } from '@/contract/seat-names'
import type { GameNames } from '@/store/library'
import { useTableState } from './table-session'

/** A seat's name at the table. */
export function seatName(game: AnyGame, seat: Seat): string {
  return game.seats.find(({ id }) => id === seat)?.name ?? seat
}

/** The seats in play of the game at the table. */
export function useSeats(game: AnyGame): readonly SeatNames[] {
  const rules = useTableState(({ session }) => session?.game.rules)
  const initial = useTableState(({ session }) => session?.history.initial)
  return useMemo(() => seatsNamed(game, rules && initial && seatsAt(rules, initial)), [game, rules, initial])
}

/** What the player of a seat goes by, fit to stand among the program's words; undefined where nobody has said. */
export function playerName(players: GameNames['players'], seat: Seat): string | undefined {
  const name = apart(players?.[seat] ?? '')
  return name === '' ? undefined : name
}
