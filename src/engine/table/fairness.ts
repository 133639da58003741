import type { LogStep } from './table'
import type { AnyEvent, Seat } from '../kernel/game'

/** Dice of one kind that one side has rolled, by the face shown. */
export interface DiceTally {
  /** Whose commands they were rolled for. */
  readonly seat: Seat | null
  /** Whether they were thrown on the table and typed in. */
  readonly typed: boolean
  /** How often each face came up, the one first. */
  readonly counts: readonly number[]
}

/** How far dice are from an even spread. */
export interface Fairness {
  readonly dice: number
  readonly mean: number
  /** The mean of fair dice of this kind. */
  readonly expected: number
  /** The sum over all faces of (seen - expected)² / expected. */
  readonly chiSquare: number
  /** How often fair dice are as far from even or farther, from 0 to 1. */
  readonly p: number
}

/** Fewer expected of each face make the test say little. */
export const LEAST_EXPECTED = 5

/** The dice in a log by seat, by hand or not, and by their number of faces, in the order in which they first came up. */
export function talliesOf(log: readonly LogStep<AnyEvent>[]): readonly DiceTally[] {
  const tallies = new Map<string, { seat: Seat | null; typed: boolean; counts: number[] }>()
  for (const { seat, rolls, typed } of log)
    for (const { faces, values, seenBy } of rolls) {
      // What is drawn in secret is thrown with as many faces as a bag has chits, another number each time.
      if (values.length === 0 || seenBy) continue
      const key = JSON.stringify([seat, typed, faces])
      const counts = tallies.get(key)?.counts ?? Array.from({ length: faces }, () => 0)
      for (const value of values) counts[value - 1] = (counts[value - 1] ?? 0) + 1
      tallies.set(key, { seat, typed, counts })
    }
  return [...tallies.values()]
}

/** Pearson's chi-square test of the faces of at least one die against an even spread. */
export function fairnessOf(counts: readonly number[]): Fairness {
  const dice = counts.reduce((sum, count) => sum + count, 0)
  const even = dice / counts.length
  const chiSquare = counts.reduce((sum, count) => sum + (count - even) ** 2 / even, 0)
  return {
    dice,
    mean: counts.reduce((sum, count, nth) => sum + count * (nth + 1), 0) / dice,
    expected: (counts.length + 1) / 2,
    chiSquare,
    p: chiSquareTail(chiSquare, counts.length - 1),
  }
}

/** Whether so many dice are too few for the test to say much. */
export function isSmallSample(counts: readonly number[]): boolean {
  return counts.reduce((sum, count) => sum + count, 0) < LEAST_EXPECTED * counts.length
}

/** How likely a chi-square of so many degrees of freedom is this large or larger: 1 - P(degrees / 2, value / 2). */
export function chiSquareTail(value: number, degrees: number): number {
  if (degrees === 0) return 1
  const shape = degrees / 2
  const x = value / 2
  // The regularized lower gamma function by its series, whose terms are all positive.
  let term = Math.exp(shape * Math.log(x) - x - logGammaOfHalf(degrees)) / shape
  if (!(term > 0)) return x > shape ? 0 : 1
  let lower = term
  for (let nth = 1; term > lower * Number.EPSILON; nth++) {
    term *= x / (shape + nth)
    lower += term
  }
  return Math.max(0, 1 - lower)
}

/** The logarithm of the gamma function at half a whole number: Γ(1/2) = √π, Γ(1) = 1, Γ(a + 1) = a Γ(a). */
function logGammaOfHalf(halves: number): number {
  let log = halves % 2 === 1 ? Math.log(Math.PI) / 2 : 0
  for (let at = halves % 2 === 1 ? 1 : 2; at < halves; at += 2) log += Math.log(at / 2)
  return log
}
