import type { BoardCounter } from '@/board/board-props'
import type { HexField, HexId } from '@/engine/kernel/hex'
import { SIDES } from '@/widgets/side'
import type { BoardLook } from '../play/play-model'

/** From row to row in units of the hex's size; every other column of flat-topped hexes sits half a row lower. */
const ROW_HEIGHTS = { flat: Math.sqrt(3), pointy: 1.5 } as const
/** Centers are sums of fractions. */
const HAIR = 1e-6

/** A board in small, for lists of games: a row of signs for each row of hexes. */
export function glimpseMap(grid: HexField, signAt: (hex: HexId) => string): readonly string[] {
  const rows = new Map<number, string>()
  grid.ids.forEach((hex, index) => {
    const row = rowOf(grid, index)
    rows.set(row, (rows.get(row) ?? '') + signAt(hex))
  })
  return [...rows.entries()].sort(([one], [other]) => one - other).map(([, text]) => text)
}

/** The same by the sides of whoever lies on top. */
export function glimpseBySide({ grid, stacks }: Pick<BoardLook, 'grid' | 'stacks'>): readonly string[] {
  const signs = new Map(stacks.map(({ hex, counters: [top] }) => [hex, signOf(top?.side)]))
  return glimpseMap(grid, (hex) => signs.get(hex) ?? '.')
}

function signOf(side: BoardCounter['side'] = 'none'): string {
  return side === 'none' ? '.' : String(SIDES.indexOf(side) + 1)
}

function rowOf({ centers, orientation }: HexField, index: number): number {
  const top = Math.min(...centers.map(({ y }) => y))
  return Math.floor(((centers[index]?.y ?? top) - top) / ROW_HEIGHTS[orientation] + HAIR)
}
