import { hexesApart } from '@/engine/kernel/hex'
import { present } from '@/engine/kernel/refusal'
import { PLACEMENT_TASTE } from '../../../tables/placement-taste'
import type { Board } from '../../../queries/board'
import { type Chance, pickedBy } from './chance'

/** How the haunts can lie: around the middle, close in one corner, or far apart and all alike. */
export const PLACEMENT_STYLES = ['ring', 'fortress', 'bluff'] as const
export type PlacementStyle = (typeof PLACEMENT_STYLES)[number]

/** How good a hex is for the next haunt, given the indices of those that are placed. */
export type Appeal = (board: Board, index: number, placed: readonly number[]) => number

/** What a style looks for on a board; chance turns the ring, picks the corner and makes no two bluffs alike. */
export function appealOf(style: PlacementStyle, board: Board, chance: Chance): Appeal {
  const whims = board.grid.ids.map(() => chance() * PLACEMENT_TASTE.whim)
  return byStyle(style, board, chance, whims)
}

function byStyle(style: PlacementStyle, board: Board, chance: Chance, whims: readonly number[]): Appeal {
  const { ringRadius, offTheRing, packing } = PLACEMENT_TASTE
  const whimOf = (index: number) => present(whims[index], 'whim')
  switch (style) {
    case 'ring': {
      const middle = middleOf(board)
      return (_, index, placed) =>
        nearest(board, index, placed) -
        offTheRing * Math.abs(hexesApart(board.grid, middle, index) - ringRadius) +
        whimOf(index)
    }
    case 'fortress': {
      const corner = cornerOf(board, chance)
      return (_, index, placed) =>
        packing * closeness(board, index, placed) - hexesApart(board.grid, corner, index) + whimOf(index)
    }
    case 'bluff': {
      const entries = board.entryHexes.map((hex) => board.grid.indexOf(hex))
      return (_, index, placed) => nearest(board, index, [...entries, ...placed]) + whimOf(index)
    }
  }
}

/** As close to the others as can be. */
export const closeness: Appeal = (board, index, placed) =>
  -placed.reduce((sum, other) => sum + hexesApart(board.grid, index, other), 0)

function nearest(board: Board, index: number, others: readonly number[]): number {
  return others.length === 0 ? 0 : Math.min(...others.map((other) => hexesApart(board.grid, index, other)))
}

/** The hex that lies as near as can be to all clear ones. */
function middleOf({ grid, terrain }: Board): number {
  const clear = grid.ids.flatMap((_, index) => (terrain[index] === 'clear' ? [index] : []))
  const farthest = (index: number) => Math.max(...clear.map((other) => hexesApart(grid, index, other)))
  return clear.reduce((best, index) => (farthest(index) < farthest(best) ? index : best), clear[0] ?? 0)
}

/** One of the two corners of the map that lie farthest from where the enemy comes in. */
function cornerOf(board: Board, chance: Chance): number {
  const { columns, rows } = board.grid
  const corners = [0, rows - 1, (columns - 1) * rows, columns * rows - 1]
  const entries = board.entryHexes.map((hex) => board.grid.indexOf(hex))
  const byRemoteness = corners.toSorted((a, b) => nearest(board, b, entries) - nearest(board, a, entries))
  return pickedBy(chance, byRemoteness.slice(0, 2)) ?? 0
}
