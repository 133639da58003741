/**
 * The limits of figures. A game without limits of its own has those of a further game, and raises the limits of all
 * that grows with it.
 * @param {Record<string, number>} limits by the name of their figure
 * @param {Record<string, number>} further of a game, and by how much it raises others
 * @param {readonly string[]} games by their ids
 * @returns {(name: string) => number} throws for a figure that has no limit
 */
export function limitsWith(limits, further, games) {
  const added = games.filter((game) => !Object.keys(limits).some((name) => name.startsWith(`${game}: `)))
  return (name) => {
    const game = added.find((one) => name.startsWith(`${one}: `))
    const limit =
      game === undefined
        ? limits[name] + added.length * (further[name] ?? 0)
        : further[name.slice(`${game}: `.length)]
    if (Number.isFinite(limit)) return limit
    throw new Error(`scripts/house/limits.json has no limit for ${name}.`)
  }
}
