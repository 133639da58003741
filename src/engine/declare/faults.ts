import type { Problem } from '../kernel/refusal'

/** What may be wrong with a part of a file: whether it is, where in the part, what would be right, and by which clause. */
export type Check<Clause extends string> = readonly [
  isFault: boolean,
  place: string,
  remedy: string,
  clause?: Clause,
]

/** What is wrong with a part of a file at a path; '' is the part as a whole, and for a path the file as a whole. */
export function faultsAt<Clause extends string>(
  path: string,
  checks: readonly Check<Clause>[],
): readonly Problem[] {
  return checks
    .filter(([isFault]) => isFault)
    .map(([, place, message, clause]) => {
      const problem = { path: [path, place].filter((one) => one !== '').join('.'), message }
      return clause === undefined ? problem : { ...problem, clause }
    })
}

/** What is wrong with the parts of a list at a path, one by one. */
export function faultsOfEach<Part, Clause extends string>(
  path: string,
  parts: readonly Part[],
  checksOf: (part: Part, nth: number) => readonly Check<Clause>[],
): readonly Problem[] {
  return parts.flatMap((part, nth) => faultsAt(`${path}.${nth}`, checksOf(part, nth)))
}

/** Faults of values that stand twice among others, each at its path. */
export function doubleFaults(
  paths: readonly (readonly [path: string, value: unknown])[],
): readonly Problem[] {
  const seen = new Set<unknown>()
  return paths.flatMap(([path, value]) => {
    if (seen.has(value)) return [{ path, message: `${String(value)} stands twice; each needs its own` }]
    seen.add(value)
    return []
  })
}
