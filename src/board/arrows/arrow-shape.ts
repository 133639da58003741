import type { Point } from '@/engine/kernel/hex'

import { between, openPath, tenth } from '../geometry'

export interface ArrowShape {
  readonly shaft: string
  readonly head: string
}

/** Shares of the way at which an arrow leaves its hex and stops before the other's center, in pixels. */
const LEAVING = 15
const STOPPING = 13
const HEAD_LENGTH = 13
const HEAD_WIDTH = 6.5
const BEND = 0.16

/** A bent arrow from center to center; `nth` sets those between the same two hexes apart. */
export function arrowShape(from: Point, to: Point, nth: number): ArrowShape {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const bend = BEND + nth * 0.13
  const control = {
    x: (from.x + to.x) / 2 + (to.y - from.y) * bend,
    y: (from.y + to.y) / 2 - (to.x - from.x) * bend,
  }
  const start = between(from, control, Math.min(LEAVING / length, 0.4) * 2)
  const tip = between(to, control, Math.min(STOPPING / length, 0.4) * 2)
  const reach = Math.hypot(tip.x - control.x, tip.y - control.y) || 1
  const ahead = { x: (tip.x - control.x) / reach, y: (tip.y - control.y) / reach }
  const neck = { x: tip.x - ahead.x * HEAD_LENGTH, y: tip.y - ahead.y * HEAD_LENGTH }
  const barb = (side: number): Point => ({
    x: neck.x - ahead.y * HEAD_WIDTH * side,
    y: neck.y + ahead.x * HEAD_WIDTH * side,
  })
  const curve = `Q${tenth(control.x)} ${tenth(control.y)} ${tenth(neck.x)} ${tenth(neck.y)}`
  return { shaft: openPath([start]) + curve, head: `${openPath([tip, barb(1), barb(-1)])}Z` }
}
