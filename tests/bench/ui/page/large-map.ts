import type { BoardCounter, BoardStack, HexMark } from '@/board/board-props'
import type { TerrainLook } from '@/board/art'
import { hexesApart, hexGrid, hexNumber, type HexId } from '@/engine/kernel/hex'
import { ICONS } from '@/games/arrakhar/tables/icons'

const SIDE = 100
const COUNTERS = 500
const REACH = 6
const ART = [ICONS.wizard, ICONS.elf, ICONS.orc, ICONS.demon] as const

/** Printed numbers have two digits for each of column and row: in the last of both nothing can stand. */
export const LARGE_GRID = hexGrid(SIDE, SIDE)

/** Ranges that drift over the map, a third of it, and some passes. */
export const LARGE_TERRAIN: readonly TerrainLook[] = LARGE_GRID.ids.map((_, index) => {
  const [column, row] = [Math.floor(index / SIDE), index % SIDE]
  const height = Math.sin(column * 0.31) + Math.sin(row * 0.27 + column * 0.11) + Math.sin(index * 1.7) * 0.5
  if (index % 997 === 0) return 'gate'
  return height > 0.6 ? 'mountain' : 'clear'
})

/** Counters strewn over the whole map. */
export const LARGE_STACKS: readonly BoardStack[] = Array.from({ length: COUNTERS }, (_, nth) => ({
  hex: hexNumber(1 + Math.floor((nth * (SIDE - 1)) / COUNTERS), 1 + ((nth * 37) % (SIDE - 1))),
  counters: [counter(nth)],
}))

function counter(nth: number): BoardCounter {
  return {
    id: `unit-${nth}`,
    icon: ART[nth % ART.length] ?? ICONS.elf,
    side: nth % 2 === 0 ? 'first' : 'second',
    factors: '2-6',
    label: `Unit ${nth}`,
    flipped: nth % 9 === 0,
    spent: nth % 7 === 0,
    state: nth % 7 === 0 ? 'done' : 'ready',
    badges: nth % 11 === 0 ? [{ text: '+4', label: 'hasted by 4', tone: 'good' }] : [],
  }
}

/** A hex that is picked, and all hexes that a fast unit could reach from it. */
export function reachAround(hex: HexId): readonly HexMark[] {
  const from = LARGE_GRID.indexOf(hex)
  const near = LARGE_GRID.ids.filter((_, index) => {
    const steps = hexesApart(LARGE_GRID, from, index)
    return steps > 0 && steps <= REACH && LARGE_TERRAIN[index] !== 'mountain'
  })
  return [{ hex, kind: 'selected' }, ...near.map((id): HexMark => ({ hex: id, kind: 'reach', text: '3' }))]
}
