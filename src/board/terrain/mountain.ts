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

/** One tall peak behind, two lower ones before it; sizes and places vary by the hex's number. */
export function engraveMountain(center: Point, index: number, back: Engraving, front: Engraving): void {
  const jitter = jitterOf(index)
  const at = (x: number, y: number): Point => ({ x: center.x + x, y: center.y + y })
  const turned = jitter(0, 1) < 0.5 ? 1 : -1
  engravePeak(
    { foot: at(turned * jitter(-4, 7), jitter(14, 18)), width: jitter(46, 56), height: jitter(35, 43) },
    jitter,
    back,
  )
  engravePeak(
    { foot: at(turned * jitter(-19, -11), jitter(25, 29)), width: jitter(32, 42), height: jitter(17, 26) },
    jitter,
    front,
  )
  engravePeak(
    { foot: at(turned * jitter(11, 18), jitter(28, 31)), width: jitter(28, 40), height: jitter(11, 19) },
    jitter,
    front,
  )
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
  for (let share = 0.1; share < 0.95; share += 0.115) {
    const from = along(ridge, share)
    const to = between(from, along(outer, Math.min(share + 0.16, 1)), jitter(0.62, 0.96))
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

/** The point a share of the way down a broken line of evenly spread points. */
function along(line: readonly Point[], share: number): Point {
  const steps = line.length - 1
  const step = Math.min(Math.floor(share * steps), steps - 1)
  const [from, to] = [line[step], line[step + 1]]
  return from && to ? between(from, to, share * steps - step) : { x: 0, y: 0 }
}
