import type { Point } from '@/engine/kernel/hex'

import { between, closedPath, openPath } from '../geometry'
import { jitterOf, type Jitter } from './chance'

/** Path data of engraved peaks: their paper, their shaded flank and their outline. */
export interface Engraving {
  body: string
  shade: string
  outline: string
}

/** Nothing drawn yet. */
export function blankEngraving(): Engraving {
  return { body: '', shade: '', outline: '' }
}

/** A peak as it stands on the map: its lit and its shaded slope and the ridge between them, each from the summit down. */
export interface Peak {
  /** Whether it stands behind the others of its hex. */
  readonly isBack: boolean
  readonly foot: Point
  readonly width: number
  readonly height: number
  readonly lit: readonly Point[]
  readonly shaded: readonly Point[]
  readonly ridge: readonly Point[]
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
const PASS: readonly Placing[] = [
  [-24, 22, 34, 43],
  [24, 24, 32, 39],
  [-28, 29, 20, 12],
]

/** The peaks of a mountain; which they are and how they vary is told by the hex's number. */
export function mountainPeaks(center: Point, index: number): readonly Peak[] {
  const jitter = jitterOf(index)
  const mirrored = jitter(0, 1) < 0.5 ? 1 : -1
  const range = RANGES[Math.floor(jitter(0, RANGES.length))] ?? PASS
  return range.map((placing, nth) => peakAt(placing, { center, mirrored, jitter, isBack: nth === 0 }))
}

/** The cliffs of a pass. */
export function passPeaks(center: Point, index: number): readonly Peak[] {
  const jitter = jitterOf(index)
  return PASS.map((placing, nth) => peakAt(placing, { center, mirrored: 1, jitter, isBack: nth === 0 }))
}

/** A ridge along a line: small peaks, of which the one that is partly hidden stands behind. */
export function ridgePeaks([from, to]: readonly [Point, Point], seed: number): readonly Peak[] {
  const jitter = jitterOf(seed)
  const [far, near] = from.y < to.y ? [from, to] : [to, from]
  const isUpright = Math.abs(far.x - near.x) < 1
  return (isUpright ? [0.06, 0.5, 0.94] : [0.5, 0.1, 0.9]).map((share, nth) => {
    const center = between(far, near, share)
    return peakAt([0, 8, 25, nth === 0 ? 22 : 18], { center, mirrored: 1, jitter, isBack: nth === 0 })
  })
}

/** Peaks behind and peaks before them. */
export interface Peaks {
  readonly back: Engraving
  readonly front: Engraving
}

/** Adds peaks to what is engraved behind and before. */
export function engrave(peaks: readonly Peak[], { back, front }: Peaks): void {
  for (const { isBack, lit, shaded, ridge } of peaks) {
    const into = isBack ? back : front
    const crest = [...[...lit].reverse(), ...shaded.slice(1)]
    into.body += closedPath(crest)
    into.shade += closedPath([...shaded, ...[...ridge].reverse().slice(0, -1)])
    into.outline += openPath(crest) + openPath(ridge.slice(0, 3))
  }
}

/** Where and how a peak of a hex stands. */
interface Setting {
  readonly center: Point
  readonly mirrored: 1 | -1
  readonly jitter: Jitter
  readonly isBack: boolean
}

function peakAt([x, y, wide, high]: Placing, { center, mirrored, jitter, isBack }: Setting): Peak {
  const foot = { x: center.x + mirrored * x + jitter(-3, 3), y: center.y + y + jitter(-1.5, 1.5) }
  const [width, height] = [wide * jitter(0.86, 1.08), high * jitter(0.78, 1.05)]
  const summit = { x: foot.x + width * jitter(-0.08, 0.08), y: foot.y - height }
  const lit = slope(summit, { x: foot.x - width / 2, y: foot.y }, jitter)
  const shaded = slope(summit, { x: foot.x + width / 2, y: foot.y }, jitter)
  const ridge = ridgeDown(summit, { x: foot.x + width * jitter(0, 0.12), y: foot.y }, jitter)
  return { isBack, foot, width, height, lit, shaded, ridge }
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
