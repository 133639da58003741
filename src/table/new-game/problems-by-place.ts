/** Problems by the part of a form they belong to; '' is the form as a whole. */
export type ProblemsBy<Place extends string> = Readonly<Partial<Record<Place | '', readonly string[]>>>

/** Sorts the lines of `onStart` ('tables.haste.0: must be…') to the parts of a form, by the first key of their paths. */
export function problemsBy<Place extends string>(
  places: readonly Place[],
  lines: readonly string[],
): ProblemsBy<Place> {
  const sorted: Partial<Record<Place | '', readonly string[]>> = {}
  for (const line of lines) {
    const place = places.find((key) => line.startsWith(`${key}.`) || line.startsWith(`${key}:`)) ?? ''
    sorted[place] = [...(sorted[place] ?? []), line]
  }
  return sorted
}
