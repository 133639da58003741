/** The normal deviate of a two-sided 95 % interval. */
export const Z = 1.959963984540054

/** An estimate and its 95 % interval. */
export interface Estimate {
  readonly value: number
  readonly from: number
  readonly to: number
}

/** How often something happens, as a share from 0 to 1, with Wilson's score interval; `of` must be 1 or more. */
export function shareOf(count: number, of: number): Estimate {
  const share = count / of
  const middle = (share + Z ** 2 / (2 * of)) / (1 + Z ** 2 / of)
  const reach = (Z / (1 + Z ** 2 / of)) * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2))
  return { value: share, from: Math.max(0, middle - reach), to: Math.min(1, middle + reach) }
}

/** The mean of one or more numbers. */
export function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

/** A quantile of one or more numbers, 0.5 being the median; between two of them, in proportion (type 7 of R). */
export function quantileOf(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const below = Math.floor(place)
  const low = sorted[below] ?? NaN
  const high = sorted[below + 1] ?? low
  return low + (high - low) * (place - below)
}

/**
 * How much more of `ys` goes with one more of `xs`, by least squares, with the interval that holds for many
 * pairs; undefined where `xs` are all the same or there are fewer than three pairs.
 */
export function slopeOf(xs: readonly number[], ys: readonly number[]): Estimate | undefined {
  const meanX = meanOf(xs)
  const meanY = meanOf(ys)
  const spread = xs.reduce((sum, x) => sum + (x - meanX) ** 2, 0)
  if (spread === 0 || xs.length < 3) return undefined
  const slope = xs.reduce((sum, x, nth) => sum + (x - meanX) * ((ys[nth] ?? NaN) - meanY), 0) / spread
  const missed = xs.reduce((sum, x, nth) => {
    const expected = meanY + slope * (x - meanX)
    return sum + ((ys[nth] ?? NaN) - expected) ** 2
  }, 0)
  const reach = Z * Math.sqrt(missed / (xs.length - 2) / spread)
  return { value: slope, from: slope - reach, to: slope + reach }
}
