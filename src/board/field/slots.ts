import type { Point } from '@/engine/kernel/hex'

/** Where a counter stands in its hex, from the center, and how large it is drawn. */
export interface Slot extends Point {
  readonly scale: number
}

/** A layer that has its hex to itself. */
const ALONE: readonly (readonly Slot[])[] = [
  [{ x: 0, y: 0, scale: 0.92 }],
  [
    { x: -15.5, y: 1, scale: 0.63 },
    { x: 15.5, y: 1, scale: 0.63 },
  ],
  [
    { x: 0, y: -15, scale: 0.56 },
    { x: -14, y: 11, scale: 0.56 },
    { x: 14, y: 11, scale: 0.56 },
  ],
  [
    { x: -13, y: -12, scale: 0.53 },
    { x: 13, y: -12, scale: 0.53 },
    { x: -13, y: 13.5, scale: 0.53 },
    { x: 13, y: 13.5, scale: 0.53 },
  ],
]

/** Layers that share their hex stand in two rows, the air above the ground. */
const ROWS: readonly (readonly Omit<Slot, 'y'>[])[] = [
  [{ x: 0, scale: 0.6 }],
  [
    { x: -13.5, scale: 0.55 },
    { x: 13.5, scale: 0.55 },
  ],
  [
    { x: -21, scale: 0.43 },
    { x: 0, scale: 0.43 },
    { x: 21, scale: 0.43 },
  ],
]
const ROW_MIDDLES = { ground: 14, air: -14 }

/** Places for some kinds of counters of a layer; fewer than there are kinds where they are too many to be told apart. */
export function slotsFor(kinds: number, layer: 'ground' | 'air', isShared: boolean): readonly Slot[] {
  if (!isShared) return ALONE[Math.min(kinds, ALONE.length) - 1] ?? []
  const row = ROWS[Math.min(kinds, ROWS.length) - 1] ?? []
  return row.map((slot) => ({ ...slot, y: ROW_MIDDLES[layer] }))
}
