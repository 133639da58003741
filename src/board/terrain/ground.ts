import type { Point } from '@/engine/kernel/hex'

import { hexPath } from '../geometry'
import type { Spot } from '../art'
import { hashed, wave } from './chance'

/** How many tones the open ground has. */
export const GROUND_TONES = 3

/** Which tone the ground has in a hex: patches that drift over the map. */
export function groundTone({ x, y }: Point, index: number): number {
  const drifted = wave(x, y) + (hashed(index, 77) - 0.5) * 0.16
  return Math.max(0, Math.min(GROUND_TONES - 1, Math.floor(drifted * GROUND_TONES)))
}

/** All of a hex. */
export function outlineOf({ grid, center }: Spot): string {
  return hexPath(center, 1, grid.orientation)
}
