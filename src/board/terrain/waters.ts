import type { Point } from '@/engine/kernel/hex'

import { between, cornersAround, openPath } from '../geometry'
import type { Spot, TerrainLook } from '../art'
import { jitterOf } from './chance'
import { hexsideOf } from './hexsides'
import { scattered, stamped } from './scattered'

const SEED = 140_000
/** How far in from the shore its lines run, in shares of the way to the hex's center. */
const SHORE_LINES = [0.07, 0.15, 0.25]

/** A ripple, from its left end. */
export const RIPPLE = 'q1.8-2.2 3.6 0t3.6 0'

/** Ripples with their middles at some points. */
export function ripplesAt(points: readonly Point[]): string {
  return points.map(({ x, y }) => stamped({ x: x - 3.6, y }, RIPPLE)).join('')
}

/** The hexsides across which a test finds its terrain, from corner to corner; it is told of none beyond the edge. */
export function sidesWhere(
  { grid, terrain, index, center }: Spot,
  isWanted: (neighbor: TerrainLook | undefined) => boolean,
): readonly (readonly [Point, Point])[] {
  const corners = cornersAround(center, 1, grid.orientation)
  return [0, 1, 2, 3, 4, 5]
    .filter((side) => isWanted(terrain[grid.neighbors[index * 6 + side] ?? -1]))
    .map((side) => hexsideOf(grid, corners, side))
}

/** Ripples all over a water. */
export function waves(center: Point, index: number): string {
  const jitter = jitterOf(index + SEED)
  return ripplesAt(scattered(center, { x: 17, y: 11 }, jitter))
}

/** Lines along a shore, as on a chart. */
export function shoreLines(shore: readonly Point[], center: Point): string {
  return SHORE_LINES.map((inset) => openPath(shore.map((point) => between(point, center, inset)))).join('')
}
