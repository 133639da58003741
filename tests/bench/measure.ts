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
/** After so long the compiler has what it will have: before, whole playouts run at a third to two thirds of their pace. */
const WARM_UP_SECONDS = 4

/** Times work that has been prepared. */
export function timed(done: number, work: () => void): Lap {
  const began = performance.now()
  work()
  return { done, seconds: (performance.now() - began) / 1000 }
}

/** Runs the contestants, once warm, by turns, round after round, so that what disturbs the machine disturbs all alike. */
export function race(contestants: readonly Contestant[]): Paces {
  for (const contestant of contestants) paceOf(contestant, WARM_UP_SECONDS)
  const paces = new Map<Contestant, number[]>(contestants.map((contestant) => [contestant, []]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const contestant of contestants) paces.get(contestant)?.push(paceOf(contestant, SECONDS_A_ROUND))
  }
  return paces
}

function paceOf(contestant: Contestant, atLeastSeconds: number): number {
  let done = 0
  let seconds = 0
  while (seconds < atLeastSeconds) {
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
