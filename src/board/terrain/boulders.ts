import type { Point } from '@/engine/kernel/hex'

import { between, closedPath, openPath } from '../geometry'
import type { Paths } from '../art'
import { jitterOf } from './chance'
import { scattered } from './scattered'

const SEED = 120_000
const STEP = { x: 19, y: 15 }
/** Directions to the corners of a boulder, from its left foot clockwise. */
const CORNERS = [
  { x: -1, y: 0.45 },
  { x: -0.9, y: -0.2 },
  { x: -0.3, y: -0.85 },
  { x: 0.4, y: -0.75 },
  { x: 0.95, y: -0.1 },
  { x: 0.85, y: 0.5 },
] as const

/** A boulder: its corners, and the edge down from its top between light and shade. */
interface Boulder {
  readonly corners: readonly Point[]
  readonly edge: readonly Point[]
}

/** The boulders of rocky ground; how they lie is told by the hex's number. */
export function bouldersOf(center: Point, index: number): readonly Boulder[] {
  const jitter = jitterOf(index + SEED)
  return scattered({ x: center.x, y: center.y + 2 }, STEP, jitter).map(({ x, y }) => {
    const size = jitter(4.5, 9)
    const corners = CORNERS.map((corner) => ({
      x: x + corner.x * size * jitter(0.85, 1.15),
      y: y + corner.y * size * jitter(0.8, 1.1),
    }))
    const [, , left = center, right = center, , foot = center] = corners
    const top = between(left, right, 0.7)
    const bend = { x: x + size * jitter(0.1, 0.3), y: y - size * 0.1 }
    return { corners, edge: [top, bend, between(foot, corners[0] ?? foot, 0.3)] }
  })
}

/** Rocky ground as it stands at once. */
export function boulders(center: Point, index: number): Paths {
  const stones = bouldersOf(center, index)
  return {
    boulders: stones.map(({ corners, edge }) => closedPath(corners) + openPath(edge)).join(''),
    boulderShade: stones
      .map(({ corners, edge }) => closedPath([...edge, ...corners.slice(3).reverse()]))
      .join(''),
  }
}

/** Strokes over the shaded side of each boulder. */
export function boulderHatch(center: Point, index: number): string {
  return bouldersOf(center, index)
    .flatMap(({ corners: [, , , , right, foot], edge: [top, bend, end] }) => {
      if (!right || !foot || !top || !bend || !end) return []
      return [0.25, 0.5, 0.75].map((share) =>
        openPath([between(top, end, share), between(right, foot, share - 0.2)]),
      )
    })
    .join('')
}
