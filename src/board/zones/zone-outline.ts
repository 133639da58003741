import { HEXSIDES, type Point } from '@/engine/kernel/hex'

import { centerOf, cornersAround, type LaidGrid } from '../geometry'
import { hexsideOf } from '../terrain/hexsides'

/** A closed line, corner by corner, with the area on its right as one goes along it. */
export type Outline = readonly Point[]

/** The outlines of an area: one around each of its connected parts and one around each hole. */
export function zoneOutlines(grid: LaidGrid, indices: readonly number[]): readonly Outline[] {
  const inside = new Set(indices)
  const sides = new Map<string, Side>()
  for (const index of inside)
    for (const side of outerSides(grid, index, inside)) sides.set(keyOf(side.from), side)
  return joined(sides)
}

/** A hexside with the area on its right. Three hexes meet in a corner, so no two of them start there. */
interface Side {
  readonly from: Point
  readonly to: Point
}

function outerSides(grid: LaidGrid, index: number, inside: ReadonlySet<number>): readonly Side[] {
  const corners = cornersAround(centerOf(grid, index), 1, grid.orientation)
  return HEXSIDES.flatMap((_, nth) => {
    if (inside.has(grid.neighbors[index * HEXSIDES.length + nth] ?? -1)) return []
    const [from, to] = hexsideOf(grid, corners, nth)
    return [{ from, to }]
  })
}

/** Goes along the hexsides, each from the end of the last, until all are used up. */
function joined(sides: Map<string, Side>): readonly Outline[] {
  const lines: Outline[] = []
  for (const first of sides.values()) {
    const line: Point[] = []
    for (let side: Side | undefined = first; side; side = sides.get(keyOf(side.to))) {
      line.push(side.from)
      sides.delete(keyOf(side.from))
    }
    lines.push(line)
  }
  return lines
}

/** The same for a corner whichever of its hexes it is reckoned from. */
function keyOf({ x, y }: Point): string {
  return `${Math.round(x)},${Math.round(y)}`
}

/** An outline drawn in from the hexsides, so that the lines of several areas run side by side. */
export function insetOutline(line: Outline, by: number): Outline {
  return line.map((corner, nth) => {
    const before = inward(line[(nth + line.length - 1) % line.length] ?? corner, corner)
    const after = inward(corner, line[(nth + 1) % line.length] ?? corner)
    const share = by / (1 + before.x * after.x + before.y * after.y)
    return { x: corner.x + (before.x + after.x) * share, y: corner.y + (before.y + after.y) * share }
  })
}

/** The direction to the right of a line from point to point, of length 1. */
function inward(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: (from.y - to.y) / length, y: (to.x - from.x) / length }
}
