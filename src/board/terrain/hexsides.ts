import type { Point } from '@/engine/kernel/hex'

import { cornersAround, tenth, type LaidGrid } from '../geometry'

const SIDES = 6

/** The two corners of a hexside as the map lies, counted as in the kernel's tables. */
export function hexsideOf(grid: LaidGrid, corners: readonly Point[], side: number): readonly [Point, Point] {
  const seen = side + (grid.isTurned ? SIDES / 2 : 0)
  const [from, to] = [corners[(seen + SIDES - 1) % SIDES], corners[seen % SIDES]]
  if (!from || !to) throw new Error('A hex has six corners.')
  return [from, to]
}

/** The hexsides of a hex that no hex drawn before it has drawn. */
export function ownHexsides(grid: LaidGrid, index: number, center: Point): string {
  const corners = cornersAround(center, 1, grid.orientation)
  let drawn = ''
  for (let side = 0; side < SIDES; side++) {
    const neighbor = grid.neighbors[index * SIDES + side] ?? -1
    if (neighbor > index) continue
    const [from, to] = hexsideOf(grid, corners, side)
    drawn += `M${tenth(from.x)} ${tenth(from.y)}L${tenth(to.x)} ${tenth(to.y)}`
  }
  return drawn
}
