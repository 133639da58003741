import type { Orientation, Point } from '@/engine/kernel/hex'

import { tenth } from '../geometry'
import type { Jitter } from './chance'

/** How far from a hex's center something may stand, so that it is all within the hex whichever way that lies. */
const REACH = 26

/** Whether a way from a hex's center ends where something may stand. */
export type Within = (across: number, down: number) => boolean

const inRound: Within = (across, down) => Math.hypot(across, down) <= REACH

/** How far something may stand towards a hexside, and towards a corner. */
const TO_SIDE = 27
const TO_CORNER = 31

function isInHex(toSide: number, toCorner: number): boolean {
  return Math.abs(toSide) <= TO_SIDE && Math.abs(toCorner) + Math.abs(toSide) / Math.sqrt(3) <= TO_CORNER
}

/** All over a hex that lies in this way, corners too; where its upper side is level, what stands up keeps from it. */
export function inHex(orientation: Orientation): Within {
  return orientation === 'pointy' ? isInHex : (across, down) => isInHex(down < 0 ? down * 1.3 : down, across)
}

/** Points over a hex in rows, from its far edge to its near one, each a little off its place. */
export function scattered(
  { x, y }: Point,
  step: Point,
  jitter: Jitter,
  isWithin: Within = inRound,
): readonly Point[] {
  const points: Point[] = []
  for (let row = -2; row * step.y <= REACH; row++)
    for (let column = -3; column <= 3; column++) {
      const across = (column + (row % 2 === 0 ? 0 : 0.5)) * step.x + jitter(-2, 2)
      const down = row * step.y + jitter(-1.5, 1.5)
      if (isWithin(across, down)) points.push({ x: x + across, y: y + down })
    }
  return points
}

/** Whether something of a height that stands there would grow over the hex's printed number. */
export function hidesNumber({ x, y }: Point, center: Point, height: number): boolean {
  return y - center.y - height < -27 && Math.abs(x - center.x) < 12
}

/** A small stone, from its left end. */
export const SMALL_STONE = 'l1.4-1.6l1.8.6l.6 1.6'

/** A drawing made of steps, set down at a point. */
export function stamped({ x, y }: Point, steps: string): string {
  return `M${tenth(x)} ${tenth(y)}${steps}`
}

/** The same drawing at each of several points. */
export function stampedAll(points: readonly Point[], steps: string): string {
  return points.map((point) => stamped(point, steps)).join('')
}
