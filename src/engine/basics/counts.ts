/** How often each of some names is among them, in the order in which they come; one that is not is left out. */
export function tallyOf<Name extends string>(
  names: readonly Name[],
): Readonly<Partial<Record<Name, number>>> {
  const counts: Partial<Record<Name, number>> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

/** Each of some names as often as it is counted. */
export function repeated<Name extends string>(
  names: readonly Name[],
  counts: Readonly<Partial<Record<Name, number | undefined>>>,
): readonly Name[] {
  return names.flatMap((name) => Array.from({ length: counts[name] ?? 0 }, () => name))
}
