import { HEXSIDES, neighborAcross, type Hexside } from '@/engine/hex'

import type { LaidGrid } from './geometry'

/** The letters lie on the keyboard as the hexsides around a hex. */
const HEXSIDE_KEYS: Readonly<Record<string, Hexside>> = {
  ArrowUp: 'N',
  ArrowDown: 'S',
  q: 'NW',
  w: 'N',
  e: 'NE',
  a: 'SW',
  s: 'S',
  d: 'SE',
}

const COLUMN_KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Whether a key moves the cursor. */
export function isCursorKey(key: string): boolean {
  return key in HEXSIDE_KEYS || key in COLUMN_KEYS
}

/**
 * The hex a key leads to as the map lies, or the same one at its edge. Left and right go to the neighboring
 * column and keep the row's number, so that a row of hexes is walked in a zigzag.
 */
export function steppedBy(grid: LaidGrid, index: number, key: string): number {
  const columns = COLUMN_KEYS[key]
  if (columns !== undefined) {
    const next = index + columns * grid.rows * (grid.isTurned ? -1 : 1)
    return next < 0 || next >= grid.ids.length ? index : next
  }
  const side = HEXSIDE_KEYS[key]
  if (!side) return index
  const next = neighborAcross(grid, index, grid.isTurned ? oppositeOf(side) : side)
  return next < 0 ? index : next
}

function oppositeOf(side: Hexside): Hexside {
  return HEXSIDES[(HEXSIDES.indexOf(side) + 3) % HEXSIDES.length] ?? side
}
