import type { Seat } from '@/engine/kernel/game'

/** The address at which a side learns from its mistakes; `place` is what the address of the report says after the game. */
export function mistakesAddress(gameId: string, seat: Seat, place: readonly string[]): string {
  return `#/mistakes/${[gameId, seat, ...place].join('/')}`
}
