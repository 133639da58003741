import type { HexField, HexId, Point } from '@/engine/kernel/hex'

import { boardSize, centerOf } from '../geometry'

/** A place on the board, and how far along its width and height it lies, from 0 to 1. */
export interface Spot extends Point {
  readonly along: Point
}

/** Where a hex lies; with null the middle of the board. */
export function spotOf(grid: HexField, hex: HexId | null): Spot {
  const { width, height } = boardSize(grid)
  const { x, y } = hex === null ? { x: width / 2, y: height / 2 } : centerOf(grid, grid.indexOf(hex))
  return { x, y, along: { x: x / width, y: y / height } }
}
