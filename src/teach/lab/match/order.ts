import type { Decider } from '@/engine/bot/bot'
import type { Seat } from '@/engine/kernel/game'
import type { Plan } from '@/engine/lab/plan'
import type { LabMatch } from '@/contract/lab'

/** How a match is to be played, as filled in so far. */
export interface OrderDraft {
  readonly deciders: Readonly<Record<Seat, Decider>>
  /** Most rollouts of a bot for one plan of its own. */
  readonly rollouts: number
  readonly games: number
  readonly seed: number
  readonly isSearch: boolean
  readonly mostSheets: number
}

/** The most that fields take; a browser that played more would take days. */
export const MOST = { rollouts: 100_000, games: 10_000, seed: 999_999, sheets: 9 } as const

/** A fresh order for the seats of a game. */
export function newOrder(seats: readonly { readonly id: Seat }[]): OrderDraft {
  return {
    deciders: Object.fromEntries(seats.map(({ id }) => [id, 'easy' as const])),
    rollouts: 200,
    games: 100,
    seed: 1,
    isSearch: false,
    mostSheets: 5,
  }
}

/** The plan of a match that is played as an order says. */
export function planOf(gameId: string, match: LabMatch, order: OrderDraft): Plan {
  const { deciders, rollouts, games, seed } = order
  return {
    game: gameId,
    settings: match.settings,
    seats: Object.fromEntries(
      Object.entries(deciders).flatMap(([seat, decider]) => {
        const openings = match.openings[seat]
        return openings ? [[seat, { deciders: [decider], openings }] as const] : []
      }),
    ),
    rollouts,
    seed,
    games,
  }
}

/** How many sums of points an order plays at, at most. */
export function sheetsOf({ isSearch, mostSheets }: OrderDraft): number {
  return isSearch ? mostSheets : 1
}
