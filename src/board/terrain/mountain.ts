import type { Point } from '@/engine/hex'

import { between, closedPath, openPath, tenth } from '../geometry'
import { jitterOf, type Jitter } from './chance'

/** Path data of engraved peaks: their paper, their shaded flank, their outline and their hatching. */
export interface Engraving {
  body: string
  shade: string
  outline: string
  hatch: string
}

/** Nothing drawn yet. */
export function blankEngraving(): Engraving {
  return { body: '', shade: '', outline: '', hatch: '' }
}

interface Peak {
  readonly foot: Point
  readonly width: number
  readonly height: number
}

/** Where peaks stand around a hex's center and how large they are: x, y of the foot, width, height. */
type Placing = readonly [x: number, y: number, width: number, height: number]

/** Mountains differ: a massif, twins, a ridge, a horn. The first peak stands behind the others. */
const RANGES: readonly (readonly Placing[])[] = [
  [
    [1, 16, 52, 40],
    [-15, 27, 37, 22],
    [14, 30, 35, 15],
  ],
  [
    [-9, 15, 42, 36],
    [12, 22, 40, 33],
    [-8, 30, 42, 15],
  ],
  [
    [11, 12, 42, 31],
    [-12, 19, 44, 34],
    [13, 29, 42, 19],
  ],
  [
    [3, 24, 56, 47],
    [-17, 30, 34, 16],
    [20, 30, 26, 12],
  ],
]

/** The cliffs left and right of a pass. */
export const PASS: readonly Placing[] = [
  [-24, 22, 34, 43],
  [24, 24, 32, 39],
  [-28, 29, 20, 12],
]

/** Engraves the peaks of a mountain; which they are and how they vary is told by the hex's number. */
export function engraveMountain(center: Point, index: number, into: Peaks): void {
  const jitter = jitterOf(index)
  const mirrored = jitter(0, 1) < 0.5 ? 1 : -1
  const range = RANGES[Math.floor(jitter(0, RANGES.length))] ?? PASS
  engravePeaks(range, { center, mirrored, jitter }, into)
}

/** Peaks behind and peaks before them. */
export interface Peaks {
  readonly back: Engraving
  readonly front: Engraving
}

/** Where and how the peaks of a hex are engraved. */
export interface Setting {
  readonly center: Point
  readonly mirrored: 1 | -1
  readonly jitter: Jitter
}

/** Engraves peaks around a center, the first of them behind. */
export function engravePeaks(placings: readonly Placing[], setting: Setting, { back, front }: Peaks): void {
  const { center, mirrored, jitter } = setting
  placings.forEach(([x, y, width, height], nth) => {
    const foot = { x: center.x + mirrored * x + jitter(-3, 3), y: center.y + y + jitter(-1.5, 1.5) }
    engravePeak(
      { foot, width: width * jitter(0.86, 1.08), height: height * jitter(0.78, 1.05) },
      jitter,
      nth === 0 ? back : front,
    )
  })
}

function engravePeak({ foot, width, height }: Peak, jitter: Jitter, into: Engraving): void {
  const summit = { x: foot.x + width * jitter(-0.08, 0.08), y: foot.y - height }
  const left = slope(summit, { x: foot.x - width / 2, y: foot.y }, jitter)
  const right = slope(summit, { x: foot.x + width / 2, y: foot.y }, jitter)
  const ridge = ridgeDown(summit, { x: foot.x + width * jitter(0, 0.12), y: foot.y }, jitter)
  into.body += closedPath([...[...left].reverse(), ...right.slice(1)])
  into.shade += closedPath([...right, ...[...ridge].reverse().slice(0, -1)])
  into.outline += openPath([...[...left].reverse(), ...right.slice(1)]) + openPath(ridge.slice(0, 3))
  into.hatch += flankHatch(ridge, right, jitter) + slopeTicks(left, height, jitter)
  into.hatch += footTicks(foot, width, jitter)
}

/** From the summit to a foot: hollow, and a little broken. */
function slope(summit: Point, foot: Point, jitter: Jitter): Point[] {
  const broken = [0.22, 0.42, 0.62, 0.82].map((share) => {
    const straight = between(summit, foot, share)
    const hollow = Math.sin(share * Math.PI) * (foot.y - summit.y) * 0.11
    return { x: straight.x + jitter(-1.2, 1.2), y: straight.y + hollow + jitter(-1.1, 1.1) }
  })
  return [summit, ...broken, foot]
}

/** The edge between light and shade, zigzag from the summit down. */
function ridgeDown(summit: Point, foot: Point, jitter: Jitter): Point[] {
  const bends = [0.25, 0.5, 0.75].map((share, nth) => {
    const straight = between(summit, foot, share)
    return { x: straight.x + (nth % 2 ? -1 : 1) * jitter(1, 3.2), y: straight.y }
  })
  return [summit, ...bends, foot]
}

/** Strokes down the shaded flank, from the ridge towards the outer slope. */
function flankHatch(ridge: readonly Point[], outer: readonly Point[], jitter: Jitter): string {
  let strokes = ''
  for (let share = 0.1; share < 0.97; share += 0.075) {
    const from = along(ridge, share)
    const to = between(from, along(outer, Math.min(share + 0.16, 1)), jitter(0.6, 1))
    strokes += openPath([from, to])
  }
  return strokes
}

/** A few short strokes under the lit slope. */
function slopeTicks(lit: readonly Point[], height: number, jitter: Jitter): string {
  let strokes = ''
  for (let share = 0.3; share < 0.9; share += 0.2) {
    const from = along(lit, share + jitter(-0.04, 0.04))
    const length = height * jitter(0.1, 0.22)
    strokes += `M${tenth(from.x + 2)} ${tenth(from.y + 1.5)}l${tenth(length * 0.35)} ${tenth(length)}`
  }
  return strokes
}

/** Rubble at the foot of the shaded flank. */
function footTicks({ x, y }: Point, width: number, jitter: Jitter): string {
  let strokes = ''
  for (let nth = 0; nth < 4; nth++)
    strokes += `M${tenth(x + width * jitter(0.05, 0.56))} ${tenth(y + jitter(0, 3))}h${tenth(jitter(1.5, 5))}`
  return strokes
}

/** The point a share of the way down a broken line of evenly spread points. */
function along(line: readonly Point[], share: number): Point {
  const steps = line.length - 1
  const step = Math.min(Math.floor(share * steps), steps - 1)
  const [from, to] = [line[step], line[step + 1]]
  return from && to ? between(from, to, share * steps - step) : { x: 0, y: 0 }
}
