import type { BoardCounter } from '../board-props'

/** Counters of a hex that look alike: the first of them, and how many there are. */
export interface Kind {
  readonly counter: BoardCounter
  readonly count: number
}

/** The counters of a hex by their artwork, in the order in which they lie. */
export function kindsIn(counters: readonly BoardCounter[]): readonly Kind[] {
  const arts = [...new Set(counters.map(({ icon }) => icon.path))]
  return arts.flatMap((art) => {
    const alike = counters.filter(({ icon }) => icon.path === art)
    return alike[0] ? [{ counter: alike[0], count: alike.length }] : []
  })
}
