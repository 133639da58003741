import type { StoryMoment } from '@/engine/table'
import type { Stop } from '../study/stops'

/** A step that changed the chances much. */
export interface TurningPoint {
  /** The index of the stop that it led to. */
  readonly at: number
  /** The first seat's chance before it and after it, from 0 to 1. */
  readonly before: number
  readonly after: number
}

/** How many are pointed out. */
const MOST = 5
/** Smaller swings turn nothing. */
const LEAST_SWING = 0.05

/** The largest swings among chances, one for each stop from the first on, in order of time; one a segment at most. */
export function turningPoints(chances: readonly number[], stops: readonly Stop[]): readonly TurningPoint[] {
  const swings = chances.slice(1).map((after, nth) => ({ at: nth + 1, before: chances[nth] ?? after, after }))
  const largest = new Map<number, TurningPoint>()
  for (const one of swings) {
    // A step that ends a segment was taken in that, not in the one where it led.
    const segment = beginningOf(stops, one.at - 1)
    const known = largest.get(segment)
    if (!known || swingOf(one) > swingOf(known)) largest.set(segment, one)
  }
  return [...largest.values()]
    .filter((one) => swingOf(one) >= LEAST_SWING)
    .toSorted((one, other) => swingOf(other) - swingOf(one))
    .slice(0, MOST)
    .toSorted((one, other) => one.at - other.at)
}

function swingOf({ before, after }: TurningPoint): number {
  return Math.abs(after - before)
}

/** The index of the stop at which the segment of a stop begins. */
function beginningOf(stops: readonly Stop[], at: number): number {
  let first = at
  while (first > 0 && isSame(stops[first - 1]?.moment, stops[at]?.moment)) first -= 1
  return first
}

function isSame(one: StoryMoment | undefined, other: StoryMoment | undefined): boolean {
  return one?.turn === other?.turn && one?.phase === other?.phase && one?.segment === other?.segment
}
