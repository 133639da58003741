import type { Point } from '@/engine/kernel/hex'

import { tenth } from '../geometry'
import type { Jitter } from './chance'

/** How far from a hex's center something may stand, so that it is all within the hex whichever way that lies. */
const REACH = 26

/** Points over a hex in rows, from its far edge to its near one, each a little off its place. */
export function scattered({ x, y }: Point, step: Point, jitter: Jitter): readonly Point[] {
  const points: Point[] = []
  for (let row = -2; row * step.y <= REACH; row++)
    for (let column = -3; column <= 3; column++) {
      const across = (column + (row % 2 === 0 ? 0 : 0.5)) * step.x + jitter(-2, 2)
      const down = row * step.y + jitter(-1.5, 1.5)
      if (Math.hypot(across, down) <= REACH) points.push({ x: x + across, y: y + down })
    }
  return points
}

/** A drawing made of steps, set down at a point. */
export function stamped({ x, y }: Point, steps: string): string {
  return `M${tenth(x)} ${tenth(y)}${steps}`
}
