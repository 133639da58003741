/** The chance to win that each try of a plan came to, from 0 to 1; the nth tries of all plans share world and dice. */
export type Samples = readonly number[]

/** How much better one plan did than another. */
export interface Comparison {
  /** The mean difference, from -1 to 1; above 0 the first did better. */
  readonly by: number
  /** The standard error of that: in about 19 of 20 such weighings the truth lies within twice as much. */
  readonly error: number
}

/** The mean; 0 of nothing. */
export function meanOf(samples: Samples): number {
  return samples.length === 0 ? 0 : samples.reduce((sum, one) => sum + one, 0) / samples.length
}

/** Compares try by try, as far as both go, so that the luck which both had tells nothing. */
export function comparisonOf(one: Samples, other: Samples): Comparison {
  const count = Math.min(one.length, other.length)
  const gains = Array.from({ length: count }, (_, nth) => (one[nth] ?? 0) - (other[nth] ?? 0))
  const by = meanOf(gains)
  const squares = gains.reduce((sum, gain) => sum + (gain - by) ** 2, 0)
  return { by, error: count < 2 ? Infinity : Math.sqrt(squares / (count - 1) / count) }
}

/** Whether a difference is more than chance may do: beyond twice its standard error. */
export function isSure({ by, error }: Comparison): boolean {
  return Math.abs(by) > 2 * error
}
