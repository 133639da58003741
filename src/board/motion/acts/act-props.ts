import type { HexId, Point } from '@/engine/kernel/hex'

import type { BoardEffect } from '../board-effect'
import type { Moment } from '../schedule'
import type { Spot } from '../spot'

/** What is handed to whoever draws an effect. */
export interface ActProps<Effect extends BoardEffect = BoardEffect> extends Moment {
  readonly effect: Effect
  /** Where a hex lies; with null the middle of the board. */
  readonly place: (hex: HexId | null) => Spot
}

/** A slide by some pixels, then a turn in degrees and a size. */
export function moved(x: number, y: number, { turn = 0, size = 1 } = {}): string {
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${turn}deg) scale(${size})`
}

/** The numbers from 0 up to one below `count`. */
export function countTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, nth) => nth)
}

/** A point at an angle, in turns clockwise from the top, and a distance from the origin. */
export function atAngle(turns: number, distance: number): Point {
  const angle = (turns - 0.25) * 2 * Math.PI
  return { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance }
}
