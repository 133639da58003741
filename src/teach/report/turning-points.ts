import type { Stop } from '../study/opened/stops'

/** A step that changed the chances much. */
export interface TurningPoint {
  /** The index of the stop that it led to. */
  readonly at: number
  /** The first seat's chance before it and after it, from 0 to 1, as of like moments of the sequence of play. */
  readonly before: number
  readonly after: number
}

/** A game as its turning points are looked for: chances and whether nothing was done, each by stops. */
interface Judged {
  readonly chances: readonly number[]
  readonly stops: readonly Stop[]
  /** The stops at which nothing had happened but that the next segment began. */
  readonly onward: ReadonlySet<number>
}

/** How many are pointed out. */
const MOST = 5
/** Smaller swings turn nothing. */
const LEAST_SWING = 0.05

/** The largest swings, in order of time; one a segment at most. */
export function turningPoints(judged: Judged): readonly TurningPoint[] {
  const largest = new Map<number, TurningPoint>()
  for (const one of swingsOf(judged)) {
    // A step that ends a segment was taken in that, not in the one where it led.
    const segment = beginningOf(judged.stops, one.at - 1, 'segment')
    const known = largest.get(segment)
    if (!known || sizeOf(one) > sizeOf(known)) largest.set(segment, one)
  }
  return [...largest.values()]
    .filter((one) => sizeOf(one) >= LEAST_SWING)
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))
    .slice(0, MOST)
    .toSorted((one, other) => one.at - other.at)
}

/**
 * What each step that did something changed. A bot thinks better of whoever's phase it is, so that only like moments are
 * compared: two of one phase, or where a phase begins and where the same phase of the game-turn before began.
 */
function swingsOf(judged: Judged): readonly TurningPoint[] {
  const { chances, stops, onward } = judged
  const swings: TurningPoint[] = []
  for (const [at, after] of chances.entries()) {
    if (at === 0 || onward.has(at)) continue
    const before = isWithin(stops, at, 'phase') ? chances[at - 1] : standingBefore(judged, swings, at)
    if (before !== undefined) swings.push({ at, before, after })
  }
  return swings
}

/** The chance where the same phase began a game-turn before, with what steps have changed since; undefined without one. */
function standingBefore(
  { chances, stops }: Judged,
  swings: readonly TurningPoint[],
  at: number,
): number | undefined {
  const phase = stops[at]?.moment.phase
  const like = stops.findLastIndex(
    ({ moment }, nth) => nth < at && moment.phase === phase && !isWithin(stops, nth, 'phase'),
  )
  if (like === -1) return undefined
  const since = swings.filter((one) => one.at > like)
  const changed = since.reduce((sum, { before, after }) => sum + after - before, 0)
  return Math.max(0, Math.min(1, (chances[like] ?? 0) + changed))
}

function sizeOf({ before, after }: TurningPoint): number {
  return Math.abs(after - before)
}

type Part = 'phase' | 'segment'

/** The index of the stop at which the phase or the segment of a stop begins. */
function beginningOf(stops: readonly Stop[], at: number, part: Part): number {
  let first = at
  while (isWithin(stops, first, part)) first -= 1
  return first
}

/** Whether a stop lies in the same phase or segment as the one before. */
function isWithin(stops: readonly Stop[], at: number, part: Part): boolean {
  const before = stops[at - 1]?.moment
  const now = stops[at]?.moment
  if (!before || !now || before.turn !== now.turn || before.phase !== now.phase) return false
  return part === 'phase' || before.segment === now.segment
}
