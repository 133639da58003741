/** Numbers of a range, both ends included. */
export interface Bin {
  readonly from: number
  readonly to: number
  readonly count: number
}

/** The most rows of a table of lengths. */
const MOST_BINS = 10

/** Whole numbers counted by ranges of equal width, from the least to the greatest; [] for none. */
export function binsOf(numbers: readonly number[]): readonly Bin[] {
  if (numbers.length === 0) return []
  const least = Math.min(...numbers)
  const most = Math.max(...numbers)
  const width = Math.ceil((most - least + 1) / MOST_BINS)
  const bins = Array.from({ length: Math.ceil((most - least + 1) / width) }, (_, nth) => ({
    from: least + nth * width,
    to: least + (nth + 1) * width - 1,
  }))
  return bins.map((bin) => ({
    ...bin,
    count: numbers.filter((number) => bin.from <= number && number <= bin.to).length,
  }))
}
