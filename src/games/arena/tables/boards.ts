import { type HexField, hexField, type HexId } from '@/engine/kernel/hex'
import { interned } from '@/engine/basics/interned'
import type { Terrain } from './names'

/** A row of hexes: its letter, its axial place, the column of its first hex, and how many there are. */
interface BoardRow {
  readonly letter: string
  readonly r: number
  readonly firstQ: number
  readonly count: number
}

export type BoardId = 'arena39' | 'basic17'

interface BoardPlan {
  readonly rows: readonly BoardRow[]
  /** The king hexes, West's and East's (AA-1.3). */
  readonly kings: readonly [HexId, HexId]
  /** The row between the king hexes, which is River at the start (AA-1.6). */
  readonly river: string
}

/** The boards; pointy-top hexes (AA-1.2, AA-24.1). */
// prettier-ignore
const PLANS: Readonly<Record<BoardId, BoardPlan>> = {
  arena39: {
    rows: [
      { letter: 'A', r: -2, firstQ: -2, count: 7 },
      { letter: 'B', r: -1, firstQ: -3, count: 8 },
      { letter: 'C', r:  0, firstQ: -4, count: 9 },
      { letter: 'D', r:  1, firstQ: -4, count: 8 },
      { letter: 'E', r:  2, firstQ: -4, count: 7 },
    ],
    kings: ['C1' as HexId, 'C9' as HexId],
    river: 'C',
  },
  basic17: {
    rows: [
      { letter: 'A', r: -1, firstQ: -2, count: 6 },
      { letter: 'B', r:  0, firstQ: -3, count: 7 },
      { letter: 'C', r:  1, firstQ: -3, count: 6 },
    ],
    kings: ['B1' as HexId, 'B7' as HexId],
    river: 'B',
  },
}

/** A board with its integer tables; hexes in board order: A1, A2, … (AA-3.5). */
export interface BoardField extends HexField {
  readonly kings: readonly [HexId, HexId]
  /** Starting terrain by index, before a map's changes. */
  readonly start: readonly Terrain[]
}

function fieldOf({ rows, kings, river }: BoardPlan): BoardField {
  const hexes = rows.flatMap(({ letter, r, firstQ, count }) =>
    Array.from({ length: count }, (_, nth) => ({
      id: interned(`${letter}${nth + 1}`) as HexId,
      q: firstQ + nth,
      r,
    })),
  )
  const start = hexes.map(({ id }): Terrain => {
    if (kings.includes(id)) return 'King'
    return id.startsWith(river) ? 'River' : 'Grass'
  })
  return { ...hexField(hexes, 'pointy'), kings, start }
}

export const BOARDS: Readonly<Record<BoardId, BoardField>> = {
  arena39: fieldOf(PLANS.arena39),
  basic17: fieldOf(PLANS.basic17),
}

/** A map: a board and where its terrain differs from the usual (D-6). */
export interface ArenaMap {
  readonly name: string
  readonly board: BoardId
  readonly terrain: Readonly<Record<string, Terrain>>
}

export const MAP_IDS = ['standard', 'broken-vale', 'twin-lakes', 'basic'] as const
export type MapId = (typeof MAP_IDS)[number]

// prettier-ignore
export const MAPS: Readonly<Record<MapId, ArenaMap>> = {
  'standard':    { name: 'Standard', board: 'arena39', terrain: {} },
  'broken-vale': { name: 'Broken Vale', board: 'arena39', terrain: {
    A2: 'Forest', A4: 'Rocky', A6: 'Forest', B3: 'Forest', B5: 'Rocky', B7: 'Forest',
    D2: 'Forest', D4: 'Rocky', D6: 'Forest', E2: 'Forest', E4: 'Rocky', E6: 'Forest' } },
  'twin-lakes':  { name: 'Twin Lakes', board: 'arena39', terrain: {
    A4: 'Forest', B2: 'Rocky', B4: 'Water', B5: 'Water', B7: 'Rocky',
    D2: 'Rocky', D4: 'Water', D5: 'Water', D7: 'Rocky', E4: 'Forest' } },
  'basic':       { name: 'Basic', board: 'basic17', terrain: {} },
}
