/** Whether chits are held, each as often as it is named. */
export function areHeld<Chit>(held: readonly Chit[], named: readonly Chit[]): boolean {
  const left = [...held]
  return named.every((chit) => {
    const nth = left.indexOf(chit)
    if (nth >= 0) left.splice(nth, 1)
    return nth >= 0
  })
}

/** Each pair of what is held, alike ones once. */
export function pairsOf<Chit extends string>(held: readonly Chit[]): readonly (readonly Chit[])[] {
  const pairs = held.flatMap((one, nth) => held.slice(nth + 1).map((other) => [one, other].sort()))
  return [...new Map(pairs.map((pair) => [pair.join(), pair as readonly Chit[]])).values()]
}
