/** How many of each kind. */
type Counts<Kind extends string> = Readonly<Record<Kind, number>>

/** What is bought of several kinds. */
interface Purchase<Kind extends string> {
  readonly kinds: readonly Kind[]
  /** What one of a kind costs; more than 0. */
  readonly priceOf: (kind: Kind) => number
  /** Whether so many of each may be had at all, whatever they cost. */
  readonly isAllowed: (counts: Counts<Kind>) => boolean
}

/**
 * As much as can be had for a sum in the proportions of a model, beginning with counts that are allowed: taken away
 * where there is most beyond its share, then added where most is wanting, of what the model has.
 */
export function inProportion<Kind extends string>(
  { kinds, priceOf, isAllowed }: Purchase<Kind>,
  model: Counts<Kind>,
  first: Counts<Kind>,
  sum: number,
): Counts<Kind> {
  const sizeOf = (counts: Counts<Kind>) => total(kinds, (kind) => counts[kind])
  const costOf = (counts: Counts<Kind>) => total(kinds, (kind) => counts[kind] * priceOf(kind))
  const all = Math.max(1, sizeOf(model))
  /** With one more of the kind that wants it most, or one fewer of the kind that wants it least. */
  const changed = (counts: Counts<Kind>, change: 1 | -1, among: readonly Kind[]) => {
    const wanting = (kind: Kind) => (model[kind] * (sizeOf(counts) + change)) / all - counts[kind]
    return among
      .toSorted((a, b) => change * (wanting(b) - wanting(a)))
      .map((kind) => ({ ...counts, [kind]: counts[kind] + change }))
      .find(isAllowed)
  }
  let counts = first
  while (costOf(counts) > sum) {
    const fewer = changed(
      counts,
      -1,
      kinds.filter((kind) => counts[kind] > 0),
    )
    if (!fewer) return counts
    counts = fewer
  }
  for (;;) {
    const left = sum - costOf(counts)
    const more = changed(
      counts,
      1,
      kinds.filter((kind) => model[kind] > 0 && priceOf(kind) <= left),
    )
    if (!more) return counts
    counts = more
  }
}

function total<Kind extends string>(kinds: readonly Kind[], of: (kind: Kind) => number): number {
  return kinds.reduce((sum, kind) => sum + of(kind), 0)
}
