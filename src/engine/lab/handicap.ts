import type { Seat } from '../kernel/game'
import { type Batch, curveThrough } from './even-point'
import { shareOf, Z } from './statistics'

/** By what a match can be evened. */
export interface HandicapMeasure {
  /** The seat whose points are changed. */
  readonly seat: Seat
  /** The points that it has in this match. */
  readonly points: number
  /** Points by which they are changed at a time. */
  readonly step: number
  /** The sums of points between which a force can be bought. */
  readonly least: number
  readonly most: number
}

/** What a series of games says of how even a match is. */
export type Advice =
  /** No game was decided. */
  | { readonly type: 'nothing' }
  /** At these points neither side is found to be stronger, and were it by much, it would have been. */
  | { readonly type: 'even' }
  /** Nothing can be told from so few games; `games` as even as these would do. */
  | { readonly type: 'tooFew'; readonly games: number }
  /** A rule of thumb from the games at one sum of points. */
  | { readonly type: 'try'; readonly change: number }
  /** Games at several sums of points, from which nothing can be told yet. */
  | { readonly type: 'unclear' }
  /** Read off the curve through games at several sums of points. */
  | {
      readonly type: 'measured'
      /** Points more than at first, in whole steps. */
      readonly change: number
      /** Within which the exact sum lies, as points more than at first. */
      readonly interval: readonly [low: number, high: number]
      /** Whether games were played at fewer points and at more. */
      readonly isBetween: boolean
    }

/** How far from one half a match may be and still be called even. */
const EVEN_WITHIN = 0.1
/** A step for so much too little of a share, as a first try. */
const SHARE_OF_STEP = 0.05
/** The boldest first try, in steps. */
const MOST_STEPS_AT_ONCE = 5

/** Decided games after which an even match's interval reaches no farther than `EVEN_WITHIN` from one half. */
const GAMES_TO_TELL = Math.ceil((Z / (2 * EVEN_WITHIN)) ** 2)

/** What games at one sum of points or several say; the first batch is at the points of the match. */
export function adviceOf(batches: readonly Batch[], measure: HandicapMeasure): Advice {
  const decided = batches.filter(isDecided)
  const [only, ...others] = decided
  if (!only) return { type: 'nothing' }
  return others.length === 0 ? firstTry(only, measure) : measured(decided, measure)
}

function isDecided({ won, lost }: Batch): boolean {
  return won + lost > 0
}

function firstTry({ won, lost }: Batch, { step }: HandicapMeasure): Advice {
  const { value, from, to } = shareOf(won, won + lost)
  if (from > 0.5 || to < 0.5) {
    const steps = Math.round(Math.abs(value - 0.5) / SHARE_OF_STEP)
    const change = step * Math.min(MOST_STEPS_AT_ONCE, Math.max(1, steps))
    return { type: 'try', change: value < 0.5 ? change : -change }
  }
  return to - from <= 2 * EVEN_WITHIN ? { type: 'even' } : { type: 'tooFew', games: GAMES_TO_TELL }
}

function measured(batches: readonly Batch[], { points, step }: HandicapMeasure): Advice {
  const even = curveThrough(batches)?.even
  if (!even?.interval) return { type: 'unclear' }
  const played = batches.map((batch) => batch.points)
  const [low, high] = even.interval
  return {
    type: 'measured',
    change: stepsTo(even.points, points, step) * step,
    interval: [low - points, high - points],
    isBetween: Math.min(...played) <= even.points && even.points <= Math.max(...played),
  }
}

/** Whole steps from one sum of points to about another. */
function stepsTo(wanted: number, from: number, step: number): number {
  // A negative zero would be told as such.
  return Math.round((wanted - from) / step) + 0
}

/**
 * The sum of points to play at next, so that the games around one half grow closer: away in doubling leaps until
 * either side has been the stronger, then between. Undefined when nothing is left to learn. It asks nothing but the
 * batches played so far, so that a search that was broken off goes on as it would have gone.
 */
export function nextPoints(
  batches: readonly Batch[],
  measure: HandicapMeasure,
  mostBatches: number,
): number | undefined {
  if (batches.length === 0) return measure.points
  if (batches.length >= mostBatches || !batches.every(isDecided)) return undefined
  const weak = batches.filter(({ won, lost }) => won < lost)
  const strong = batches.filter(({ won, lost }) => won >= lost)
  if (weak.length === 0) return leap(strong, -1, measure)
  if (strong.length === 0) return leap(weak, 1, measure)
  return between(batches, measure)
}

/** Beyond all sums played, twice as far as the leap before. */
function leap(
  batches: readonly Batch[],
  way: 1 | -1,
  { step, least, most }: HandicapMeasure,
): number | undefined {
  const played = batches.map(({ points }) => points)
  const last = way === 1 ? Math.max(...played) : Math.min(...played)
  const wanted = Math.min(most, Math.max(least, last + way * step * 2 ** played.length))
  return wanted === last ? undefined : wanted
}

/** The whole step nearest to where the curve crosses one half or, if it has been played, one beside it. */
function between(
  batches: readonly Batch[],
  { points, step, least, most }: HandicapMeasure,
): number | undefined {
  const even = curveThrough(batches)?.even.points
  if (even === undefined) return undefined
  const nearest = points + stepsTo(even, points, step) * step
  return [nearest, nearest + step, nearest - step].find(
    (wanted) => wanted >= least && wanted <= most && batches.every((batch) => batch.points !== wanted),
  )
}
