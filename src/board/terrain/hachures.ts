import type { Point } from '@/engine/hex'

import { between, cornersAround, tenth, type LaidGrid } from '../geometry'
import { jitterOf } from './chance'

const SIDES = 6
const NUMBER_HALF = 12

/** The two corners of a hexside as the map lies, counted as in the kernel's tables. */
export function hexsideOf(grid: LaidGrid, corners: readonly Point[], side: number): readonly [Point, Point] {
  const seen = side + (grid.isTurned ? SIDES / 2 : 0)
  const [from, to] = [corners[(seen + SIDES - 1) % SIDES], corners[seen % SIDES]]
  if (!from || !to) throw new Error('A hex has six corners.')
  return [from, to]
}

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

/** The hexsides of a hex that no hex drawn before it has drawn. */
export function ownHexsides(grid: LaidGrid, index: number, center: Point): string {
  const corners = cornersAround(center)
  let drawn = ''
  for (let side = 0; side < SIDES; side++) {
    const neighbor = grid.neighbors[index * SIDES + side] ?? -1
    if (neighbor > index) continue
    const [from, to] = hexsideOf(grid, corners, side)
    drawn += `M${tenth(from.x)} ${tenth(from.y)}L${tenth(to.x)} ${tenth(to.y)}`
  }
  return drawn
}
