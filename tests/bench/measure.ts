/** What was done while the clock ran. */
export interface Lap {
  readonly done: number
  readonly seconds: number
}

/** Something whose pace is measured; a lap is short, and repeated as often as the round asks. */
export interface Contestant {
  readonly name: string
  /** What is counted: 'commands'. */
  readonly unit: string
  lap(): Lap
}

/** Paces by contestant, in what they count a second, one for each round. */
export type Paces = ReadonlyMap<Contestant, readonly number[]>

const ROUNDS = 9
const SECONDS_A_ROUND = 0.25

/** Times work that has been prepared. */
export function timed(done: number, work: () => void): Lap {
  const began = performance.now()
  work()
  return { done, seconds: (performance.now() - began) / 1000 }
}

/**
 * Runs the contestants by turns, round after round, so that what disturbs the machine disturbs all alike;
 * a first round warms up and is not counted.
 */
export function race(contestants: readonly Contestant[]): Paces {
  const paces = new Map<Contestant, number[]>(contestants.map((contestant) => [contestant, []]))
  for (let round = 0; round <= ROUNDS; round++) {
    for (const contestant of contestants) {
      const pace = paceOf(contestant)
      if (round > 0) paces.get(contestant)?.push(pace)
    }
  }
  return paces
}

function paceOf(contestant: Contestant): number {
  let done = 0
  let seconds = 0
  while (seconds < SECONDS_A_ROUND) {
    const lap = contestant.lap()
    done += lap.done
    seconds += lap.seconds
  }
  return done / seconds
}

/** A quantile of numbers, 0.5 being the median. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}

/** The median pace of a contestant. */
export function paceIn(paces: Paces, contestant: Contestant): number {
  return quantile(paces.get(contestant) ?? [], 0.5)
}

/** How many times faster one contestant is than another: the median of the rounds' own ratios. */
export function ratioIn(paces: Paces, contestant: Contestant, to: Contestant): number {
  const others = paces.get(to) ?? []
  const ratios = (paces.get(contestant) ?? []).map((pace, round) => pace / (others[round] ?? NaN))
  return quantile(ratios, 0.5)
}
