/** The first of some items that meets the first condition that any of them meets; undefined where none meets one. */
export function likeliest<Item>(
  items: readonly Item[],
  ...conditions: readonly ((item: Item) => boolean)[]
): Item | undefined {
  for (const meets of conditions) {
    const found = items.find(meets)
    if (found !== undefined) return found
  }
  return undefined
}
