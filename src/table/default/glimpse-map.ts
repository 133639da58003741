import type { HexField } from '@/engine/kernel/hex'
import type { BoardLook } from '../play/play-model'

/** From row to row in units of the hex's size; every other column of flat-topped hexes sits half a row lower. */
const ROW_HEIGHTS = { flat: Math.sqrt(3), pointy: 1.5 } as const
/** Centers are sums of fractions. */
const HAIR = 1e-6

/** A board in small, for lists of games: a row of signs for each row of hexes, counters by side. */
export function glimpseMap({ grid, stacks }: Pick<BoardLook, 'grid' | 'stacks'>): readonly string[] {
  const signs = new Map(stacks.map(({ hex, counters }) => [hex, counters[0]?.side === 'first' ? '1' : '2']))
  const rows = new Map<number, string>()
  grid.ids.forEach((hex, index) => {
    const row = rowOf(grid, index)
    rows.set(row, (rows.get(row) ?? '') + (signs.get(hex) ?? '.'))
  })
  return [...rows.entries()].sort(([one], [other]) => one - other).map(([, text]) => text)
}

function rowOf({ centers, orientation }: HexField, index: number): number {
  const top = Math.min(...centers.map(({ y }) => y))
  return Math.floor(((centers[index]?.y ?? top) - top) / ROW_HEIGHTS[orientation] + HAIR)
}
