/** What is found for the first of some things for which there is anything to find. */
export function firstFound<Thing, Found>(
  things: readonly Thing[],
  find: (thing: Thing) => Found | undefined,
): Found | undefined {
  for (const thing of things) {
    const found = find(thing)
    if (found !== undefined) return found
  }
  return undefined
}
