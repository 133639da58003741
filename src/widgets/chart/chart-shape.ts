import { nice, ticks } from 'd3-array'
import { area, curveLinear, curveStepAfter, line } from 'd3-shape'

/** The side of the square that lines are drawn in; the page stretches it to the room there is. */
export const FIELD = 1000
/** How many parts a scale should have; it has a few more or fewer, so that its numbers are round. */
const PARTS = 4

/** What a chart's plot spans: points from the left, counted from 0, and values from the bottom. */
export interface Span {
  readonly points: number
  readonly low: number
  readonly high: number
}

/** How lines go from one point to the next: straight, or level until the next has come. */
export type Course = 'straight' | 'steps'

/** How far from the left a point is, from 0 to 1. */
export function acrossOf({ points }: Span, at: number): number {
  return points < 2 ? 0 : at / (points - 1)
}

/** How far from the top a value is, from 0 to 1. */
export function downOf({ low, high }: Span, value: number): number {
  return high === low ? 0.5 : (high - value) / (high - low)
}

/** The point at a share of the way from the left. */
export function pointAt({ points }: Span, across: number): number {
  return Math.round(Math.max(0, Math.min(1, across)) * Math.max(0, points - 1))
}

/** Round numbers between which values and both of these fit, the lowest first. */
export function scaleFor(values: readonly number[], least: number, most: number): readonly number[] {
  const [low, high] = nice(Math.min(least, ...values), Math.max(most, ...values), PARTS)
  return ticks(low, high, PARTS)
}

/** The path of a line through values, one for each point from the first on. */
export function linePath(span: Span, values: readonly number[], course: Course): string {
  const path = line<number>(
    (_, at) => FIELD * acrossOf(span, at),
    (value) => FIELD * downOf(span, value),
  )
  return path.curve(curveOf(course))(values) ?? ''
}

/** The path around everything under that line. */
export function areaPath(span: Span, values: readonly number[], course: Course): string {
  const path = area<number>(
    (_, at) => FIELD * acrossOf(span, at),
    FIELD,
    (value) => FIELD * downOf(span, value),
  )
  return path.curve(curveOf(course))(values) ?? ''
}

function curveOf(course: Course) {
  return course === 'steps' ? curveStepAfter : curveLinear
}

/** Places of labels beside the ends of lines, from the top, none nearer to the next than a gap: all from 0 to 1. */
export function apart(places: readonly number[], gap: number): readonly number[] {
  const order = places
    .map((_, nth) => nth)
    .toSorted((one, other) => (places[one] ?? 0) - (places[other] ?? 0))
  const moved = [...places]
  let least = gap / 2
  for (const nth of order) {
    moved[nth] = Math.max(moved[nth] ?? 0, least)
    least = moved[nth] + gap
  }
  let most = 1 - gap / 2
  for (const nth of order.toReversed()) {
    moved[nth] = Math.min(moved[nth] ?? 0, most)
    most = moved[nth] - gap
  }
  return moved
}
