import type { Badge, BoardCounter } from '../board-props'

/** Counters of a hex that look alike, and the one of them that can do most. */
export interface Kind {
  readonly counter: BoardCounter
  readonly counters: readonly BoardCounter[]
}

/** The counters of a hex by their artwork, in the order in which they lie. */
export function kindsIn(counters: readonly BoardCounter[]): readonly Kind[] {
  const arts = [...new Set(counters.map(({ icon }) => icon.path))]
  return arts.flatMap((art) => {
    const alike = counters.filter(({ icon }) => icon.path === art)
    const [counter] = readiestFirst(alike)
    return counter ? [{ counter, counters: alike }] : []
  })
}

/** Counters in the order in which they lie, but those that can still do something before those that have done it. */
export function readiestFirst(counters: readonly BoardCounter[]): readonly BoardCounter[] {
  const doneBy = ({ flipped, spent }: BoardCounter) => Number(flipped) * 2 + Number(spent)
  return counters.toSorted((one, other) => doneBy(one) - doneBy(other))
}

/** How many of some counters are not turned over, as a badge; none where all lie on the same side. */
export function readyBadge(counters: readonly BoardCounter[]): readonly Badge[] {
  const ready = counters.filter(({ flipped }) => !flipped).length
  if (ready === 0 || ready === counters.length) return []
  const text = `${ready}/${counters.length}`
  return [{ text, label: `${ready} of ${counters.length} ready`, tone: 'plain' }]
}
