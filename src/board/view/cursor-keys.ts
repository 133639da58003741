import { at, type Orientation } from '@/engine/kernel/hex'

import { type LaidGrid, lineOf } from '../geometry'

type Way = 'up' | 'down' | 'left' | 'right' | 'northWest' | 'northEast' | 'southWest' | 'southEast'

/** The letters lie on the keyboard as the hexes around a hex. */
const WAYS: Readonly<Record<string, Way>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  q: 'northWest',
  w: 'up',
  e: 'northEast',
  a: 'southWest',
  s: 'down',
  d: 'southEast',
}

/** The hexside each way leads across, as in the kernel's tables; where it leads to a corner, the two beside it. */
const SIDES: Readonly<Record<Orientation, Readonly<Record<Way, readonly number[]>>>> = {
  flat: {
    up: [0],
    down: [3],
    left: [4, 5],
    right: [1, 2],
    northWest: [5],
    northEast: [1],
    southWest: [4],
    southEast: [2],
  },
  pointy: {
    up: [0, 1],
    down: [3, 4],
    left: [5],
    right: [2],
    northWest: [0],
    northEast: [1],
    southWest: [4],
    southEast: [3],
  },
}

/** Whether a key moves the cursor. */
export function isCursorKey(key: string): boolean {
  return key in WAYS
}

/**
 * The hex a key leads to as the map lies, or the same one at its edge. Across the lines of a map, left and right
 * in a flat-top one and up and down in a pointy one, it keeps the number in the line and so walks in a zigzag.
 */
export function steppedBy(grid: LaidGrid, index: number, key: string): number {
  const way = WAYS[key]
  if (!way) return index
  const nexts = SIDES[grid.orientation][way]
    .map((side) => at(grid.neighbors, index * 6 + ((side + (grid.isTurned ? 3 : 0)) % 6)))
    .filter((next) => next >= 0)
  const { number } = lineOf(grid, index)
  return nexts.find((next) => lineOf(grid, next).number === number) ?? nexts[0] ?? index
}
