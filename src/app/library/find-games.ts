import type { AnyGame } from '@/contract/manifest'
import { newestFirst, type SaveCard } from '@/store/library'
import { dateOf, playersOf, standingIn, titleOf, whoseMove } from './card-words'

export const SHOWN = ['all', 'running', 'finished'] as const
export const SORTED = ['newest', 'oldest'] as const

/** Which of the games are wanted, and in which order. */
export interface Wish {
  /** Words, each of which must occur. */
  readonly query: string
  readonly shown: (typeof SHOWN)[number]
  readonly sorted: (typeof SORTED)[number]
}

/** A kept game and its kind. */
export interface ListedGame {
  readonly game: AnyGame
  readonly card: SaveCard
}

/** The games that are wanted. What is searched is what the list shows, and nothing else. */
export function findGames(games: readonly ListedGame[], wish: Wish): readonly ListedGame[] {
  const words = plain(wish.query).split(/\s+/).filter(Boolean)
  const found = games.filter(
    (one) => isShown(one, wish) && words.every((word) => plain(textOf(one)).includes(word)),
  )
  const newest = found.toSorted((one, other) => newestFirst(one.card, other.card))
  return wish.sorted === 'newest' ? newest : newest.reverse()
}

function isShown({ card }: ListedGame, { shown }: Wish): boolean {
  return shown === 'all' || (shown === 'running') === (card.asked !== null)
}

function textOf({ game, card }: ListedGame): string {
  return [
    titleOf(game, card),
    game.name,
    ...standingIn(card),
    whoseMove(game, card),
    ...playersOf(game, card),
    dateOf(card),
  ].join('\n')
}

/** Small letters without accents, and with one kind of apostrophe. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()
}
