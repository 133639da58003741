import type { Point } from '@/engine/kernel/hex'

import type { ZoneKind } from '../board-props'

/** A piece of a pattern that is laid over the whole area, and how far in from the hexsides its outline runs. */
export interface ZoneDrawing {
  readonly size: number
  readonly turn: number
  readonly path: string
  readonly inset: number
  /** From a hex's center to the base of a figure's middle: every kind that can be seen with others has its own corner. */
  readonly figure: Point
}

/**
 * Every kind is known by its pattern and by the dashes of its outline (zones.css). Those of single hexes run
 * outermost, around the counters and places that stand there.
 */
export const ZONE_DRAWINGS: Readonly<Record<ZoneKind, ZoneDrawing>> = {
  reach: { size: 11, turn: 0, path: 'M2.5 3h.01M8 8.5h.01', inset: 1.6, figure: { x: 0, y: 32 } },
  threat: { size: 9, turn: 45, path: 'M0 4.5h9', inset: 4.4, figure: { x: -15, y: -14 } },
  fire: {
    size: 12,
    turn: 0,
    path: 'M0 4q3-4 6 0t6 0M0 10q3-4 6 0t6 0',
    inset: 7.2,
    figure: { x: 15, y: -14 },
  },
  range: { size: 8, turn: 90, path: 'M0 4h4', inset: 5.8, figure: { x: -15, y: 23 } },
  magic: { size: 14, turn: 0, path: 'M7 4l3 3-3 3-3-3z', inset: 8.6, figure: { x: 15, y: 23 } },
  border: { size: 10, turn: 45, path: 'M0 5h10M5 0v10', inset: 2.8, figure: { x: 0, y: -22 } },
  ready: {
    size: 16,
    turn: 0,
    path: 'M4 1.5v5M1.5 4h5M12 9.5v5M9.5 12h5',
    inset: 0.6,
    figure: { x: 0, y: -22 },
  },
  able: { size: 8, turn: 0, path: 'M0 4h8', inset: -1.2, figure: { x: 0, y: -22 } },
}
