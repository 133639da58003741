import type { AnyGame } from '@/contract/manifest'

/** What every page of teaching is given. */
export interface TeachingPageProps {
  readonly game: AnyGame
  /** What follows the game in the address: a clause, or a lesson and its chapter. */
  readonly rest: readonly string[]
}
