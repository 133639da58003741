/** A number from 0 up to but not 1; handed in, so that a test can say what comes. */
export type Chance = () => number

/** One of the items, or undefined if there is none. */
export function pickedBy<Item>(chance: Chance, items: readonly Item[]): Item | undefined {
  return items[Math.floor(chance() * items.length)]
}

/** The items in an order of chance. */
export function shuffled<Item>(chance: Chance, items: readonly Item[]): readonly Item[] {
  return items
    .map((item) => ({ item, lot: chance() }))
    .toSorted((a, b) => a.lot - b.lot)
    .map(({ item }) => item)
}
