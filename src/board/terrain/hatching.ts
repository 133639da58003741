import type { Point } from '@/engine/kernel/hex'

import { between, openPath, tenth } from '../geometry'
import type { Jitter } from './chance'
import type { Peak } from './mountain'

/** The fine strokes of a peak, as an engraver sets them last. */
export function hatchingOf({ foot, width, height, lit, shaded, ridge }: Peak, jitter: Jitter): string {
  return flankHatch(ridge, shaded, jitter) + slopeTicks(lit, height, jitter) + footTicks(foot, width, jitter)
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
