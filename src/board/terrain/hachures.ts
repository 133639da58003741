import type { Point } from '@/engine/kernel/hex'

import { between, tenth } from '../geometry'
import { jitterOf } from './chance'

const NUMBER_HALF = 12

/**
 * Short strokes down the slope where high ground ends at a hexside. The light comes from the upper left, so
 * they are long and close together below and to the right.
 */
export function hachures(center: Point, [from, to]: readonly [Point, Point], seed: number): string {
  const jitter = jitterOf(seed + 70_000)
  const middle = between(from, to, 0.5)
  const out = { x: (middle.x - center.x) / 34.6, y: (middle.y - center.y) / 34.6 }
  const shade = (out.x + out.y + 1.4) / 2.8
  const count = Math.round(9 + 6 * shade)
  let strokes = ''
  for (let nth = 0; nth < count; nth++) {
    const foot = between(from, to, (nth + jitter(0.2, 0.8)) / count)
    // Below the middle of its upper hexside a hex has its number.
    if (out.y > 0.9 && Math.abs(foot.x - center.x) < NUMBER_HALF) continue
    const length = (2.2 + 3.6 * shade) * jitter(0.7, 1.15)
    strokes += `M${tenth(foot.x)} ${tenth(foot.y)}l${tenth(out.x * length)} ${tenth(out.y * length)}`
  }
  return strokes
}
