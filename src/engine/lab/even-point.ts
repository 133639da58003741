import { Z } from './statistics'

/** Decided games played at one sum of points of the seat that the handicap is given to. */
export interface Batch {
  readonly points: number
  /** Games won and lost by that seat; draws are left out. */
  readonly won: number
  readonly lost: number
}

/** The chance to win as a curve over points. */
export interface Curve {
  /** The chance of the seat at a sum of points, from 0 to 1. */
  readonly chanceAt: (points: number) => number
  readonly even: EvenPoint
}

/** Where a curve crosses one half. */
export interface EvenPoint {
  readonly points: number
  /** Within which it lies in 95 of 100 cases; null where the games do not tell. */
  readonly interval: readonly [low: number, high: number] | null
}

/** Steps of Newton's method; it settles within ten. */
const MOST_STEPS = 50
const SETTLED = 1e-9

interface Fit {
  readonly level: number
  readonly slope: number
  /** Variances of the two, and their covariance. */
  readonly ofLevel: number
  readonly ofSlope: number
  readonly ofBoth: number
}

/**
 * A curve through the shares of games won (logistic regression), where it crosses one half, and how sure that is
 * (Fieller's interval). Null for batches at fewer than two sums of points, and where more points seem to win less,
 * which is chance and not a curve.
 */
export function curveThrough(batches: readonly Batch[]): Curve | null {
  const played = batches.filter(({ won, lost }) => won + lost > 0)
  const all = played.map(({ points }) => points)
  if (new Set(all).size < 2) return null
  const middle = all.reduce((sum, points) => sum + points, 0) / all.length
  const fit = fitted(played.map(({ points, ...batch }) => ({ ...batch, points: points - middle })))
  if (!fit || fit.slope <= 0) return null
  return {
    chanceAt: (points) => chance(fit.level + fit.slope * (points - middle)),
    even: {
      points: middle - fit.level / fit.slope,
      interval: intervalOf(fit, middle),
    },
  }
}

function fitted(batches: readonly Batch[]): Fit | null {
  let level = 0
  let slope = 0
  for (let step = 0; step < MOST_STEPS; step++) {
    const sums = sumsAt(batches, level, slope)
    const size = sums.weight * sums.squares - sums.moment ** 2
    if (!(size > 0)) return null
    const byLevel = (sums.squares * sums.excess - sums.moment * sums.leaning) / size
    const bySlope = (sums.weight * sums.leaning - sums.moment * sums.excess) / size
    level += byLevel
    slope += bySlope
    if (Math.abs(byLevel) + Math.abs(bySlope) < SETTLED)
      return {
        level,
        slope,
        ofLevel: sums.squares / size,
        ofSlope: sums.weight / size,
        ofBoth: -sums.moment / size,
      }
  }
  return null
}

/** What Newton's method takes: the slope of the likelihood and its bend. */
function sumsAt(batches: readonly Batch[], level: number, slope: number) {
  const sums = { weight: 0, moment: 0, squares: 0, excess: 0, leaning: 0 }
  for (const { points, won, lost } of batches) {
    // Half a game more for each: a batch that one side won altogether would put the curve's end at infinity.
    const games = won + lost + 1
    const share = chance(level + slope * points)
    const weight = games * share * (1 - share)
    const excess = won + 0.5 - games * share
    sums.weight += weight
    sums.moment += weight * points
    sums.squares += weight * points * points
    sums.excess += excess
    sums.leaning += excess * points
  }
  return sums
}

function chance(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds))
}

/** All points at which one half cannot be ruled out; null when they do not end on both sides. */
function intervalOf({ level, slope, ofLevel, ofSlope, ofBoth }: Fit, middle: number): EvenPoint['interval'] {
  const square = slope ** 2 - Z ** 2 * ofSlope
  const half = level * slope - Z ** 2 * ofBoth
  const root = half ** 2 - square * (level ** 2 - Z ** 2 * ofLevel)
  if (square <= 0 || root < 0) return null
  const reach = Math.sqrt(root)
  return [middle + (-half - reach) / square, middle + (-half + reach) / square]
}
