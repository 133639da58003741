export const DIE_FACES = 6

/** What is to be expected of one designation of a chain, those before it having been rolled. */
export interface ChainStep {
  /** Chance that it finds nobody any more. */
  readonly wasted: number
  /** Units eliminated by it on average. */
  readonly expected: number
  /** Chances that 0, 1, 2 … units are left in the hex after it. */
  readonly left: readonly number[]
}

/** What is to be expected of all designations against one hex, rolled in a given order. */
export interface ChainForecast<Step extends ChainStep> {
  /** Units in the hex before the first roll. */
  readonly units: number
  readonly steps: readonly Step[]
  /** Units eliminated on average by all together. */
  readonly expected: number
  /** Chance that nobody is left in the hex. */
  readonly emptied: number
  /** Chances that 0, 1, 2 … units are eliminated by all together. */
  readonly losses: readonly number[]
}

/** A chain made of its steps. */
export function chainOf<Step extends ChainStep>(units: number, steps: readonly Step[]): ChainForecast<Step> {
  const left = steps.at(-1)?.left ?? certainly(units, units)
  return {
    units,
    steps,
    expected: steps.reduce((sum, step) => sum + step.expected, 0),
    emptied: left[0] ?? 0,
    losses: [...left].reverse(),
  }
}

/** Chances of 0, 1, 2 … up to a most, when the number is known. */
export function certainly(number: number, most: number): readonly number[] {
  return Array.from({ length: most + 1 }, (_, each) => (each === number ? 1 : 0))
}
