/** What some things come to, added up in their order. */
export function sumOf<Item>(items: Iterable<Item>, valueOf: (item: Item) => number): number {
  let sum = 0
  for (const item of items) sum += valueOf(item)
  return sum
}

/** The first of those that are worth most, each weighed once; undefined where none is worth more than `above`. */
export function bestOf<Item>(
  items: Iterable<Item>,
  valueOf: (item: Item) => number,
  above = -Infinity,
): Item | undefined {
  let best: Item | undefined
  let highest = above
  for (const item of items) {
    const value = valueOf(item)
    if (value > highest) [best, highest] = [item, value]
  }
  return best
}
