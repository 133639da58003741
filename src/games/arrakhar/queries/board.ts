import {
  at,
  areNeighbors,
  hexesApart,
  hexGrid,
  type HexGrid,
  type HexId,
  neighborsOf,
} from '@/engine/kernel/hex'
import { onceFor, onceForEach } from '@/engine/basics/once'
import { type Terrain, TERRAIN_SYMBOLS, type TerrainSymbol } from '../tables/map'
import type { Settings, Table } from '../state/position'

/** How far from an entry hex set-up and first-turn moves must keep: nearer or equal is too near. */
const ENTRY_ZONE = 2

/** A map as integer tables, made once for each map text. */
export interface Board {
  readonly grid: HexGrid
  /** By hex index. */
  readonly terrain: readonly Terrain[]
  readonly entryHexes: readonly HexId[]
  /** 1 for hexes within two hexes of an entry hex, straight distance (AR-3.2). */
  readonly nearEntry: Uint8Array
}

// Rules ask for the board many times a command, nearly always for the same game: comparing one reference
// is cheaper than looking a long text up.
let latest: { readonly settings: Settings; readonly board: Board } | undefined

/** The board of a game's map. The map text must have passed `mapFault`. */
export function boardOf(settings: Settings): Board {
  if (latest?.settings === settings) return latest.board
  latest = { settings, board: boardFrom(settings.map) }
  return latest.board
}

/** The hexes of maps of a size, which all of them share: a map that is being drawn is another with each stroke. */
const gridOf = onceFor((size: string) => {
  const [columns = 1, rows = 1] = size.split(' ').map(Number)
  return hexGrid(columns, rows)
})

/** The board drawn by a map text of equally long rows (AR-1.1). */
export const boardFrom = onceFor(makeBoard)

function makeBoard(map: string): Board {
  const rows = map.split('\n')
  const columns = rows[0]?.length ?? 0
  const grid = gridOf(`${columns} ${rows.length}`)
  const terrain = grid.ids.map((_, index) => {
    const symbol = rows[index % rows.length]?.[Math.floor(index / rows.length)] as TerrainSymbol
    return TERRAIN_SYMBOLS[symbol]
  })
  const entries = terrain.flatMap((kind, index) => (kind === 'entry' ? [index] : []))
  return {
    grid,
    terrain,
    entryHexes: grid.ids.filter((_, index) => terrain[index] === 'entry'),
    nearEntry: Uint8Array.from(grid.ids, (_, index) =>
      entries.some((entry) => hexesApart(grid, entry, index) <= ENTRY_ZONE) ? 1 : 0,
    ),
  }
}

/** A search from a hex that asks the terrain only, so that it is made once for each hex of a board. */
export function oncePerHex<Found extends object>(
  search: (board: Board, index: number) => Found,
): (board: Board, index: number) => Found {
  const from = onceForEach((board: Board) => onceFor((index: number) => search(board, index)))
  return (board, index) => from(board)(index)
}

/** The terrain of a hex, or undefined where the map has none. */
export function terrainAt(table: Table, hex: string): Terrain | undefined {
  const board = boardOf(table.settings)
  return board.terrain[board.grid.indexOf(hex)]
}

/** Whether two hexes of the map share a hexside. */
export function areAdjacent(table: Table, a: HexId, b: HexId): boolean {
  const { grid } = boardOf(table.settings)
  const from = grid.indexOf(a)
  const to = grid.indexOf(b)
  // A hex at the edge has -1 for the neighbors it lacks, as a hex has that the map lacks.
  return from >= 0 && to >= 0 && areNeighbors(grid, from, to)
}

/** Whether a hex lies within two hexes of an entry hex, terrain ignored (AR-3.2). */
export function isNearEntry(table: Table, hex: HexId): boolean {
  const board = boardOf(table.settings)
  const index = board.grid.indexOf(hex)
  return index >= 0 && at(board.nearEntry, index) === 1
}

/** The hexes around a hex that the map has. */
export function hexesAround(table: Table, hex: HexId): readonly HexId[] {
  const { grid } = boardOf(table.settings)
  const index = grid.indexOf(hex)
  return neighborsOf(grid, index).map((neighbor) => grid.ids[neighbor] as HexId)
}
