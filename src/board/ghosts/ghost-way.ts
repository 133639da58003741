import type { Point } from '@/engine/kernel/hex'

import type { ArrowShape } from '../arrows/arrow-shape'
import { between, closedPath, openPath } from '../geometry'

/** Pixels from the middle of the first hex, and before the middle of the last: a ghost stands there. */
const LEAVING = 12
const STOPPING = 26
const HEAD_LENGTH = 13
const HEAD_WIDTH = 7

/** An arrow straight from hex to hex, through the centers of those between the first and the last. */
export function ghostWay(first: Point, next: readonly Point[]): ArrowShape {
  const [before = first, to = first] = [first, ...next].slice(-2)
  const length = Math.hypot(to.x - before.x, to.y - before.y) || 1
  const ahead = { x: (to.x - before.x) / length, y: (to.y - before.y) / length }
  const behind = (back: number, across: number): Point => ({
    x: to.x - ahead.x * back - ahead.y * across,
    y: to.y - ahead.y * back + ahead.x * across,
  })
  const neck = STOPPING + HEAD_LENGTH
  const second = next[0] ?? first
  const start = between(first, second, LEAVING / (Math.hypot(second.x - first.x, second.y - first.y) || 1))
  return {
    shaft: openPath([start, ...next.slice(0, -1), behind(neck, 0)]),
    head: closedPath([behind(STOPPING, 0), behind(neck, HEAD_WIDTH), behind(neck, -HEAD_WIDTH)]),
  }
}
