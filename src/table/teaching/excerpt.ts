import type { TerrainLook } from '@/board/art'
import { hexGrid, hexNumber, type HexGrid, type HexId } from '@/engine/kernel/hex'

/** A part of a map that is drawn like a map of its own; its hexes keep their numbers. */
export interface Excerpt {
  readonly grid: HexGrid
  readonly terrain: readonly TerrainLook[]
}

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const known = new WeakMap<HexGrid, Map<string, Excerpt>>()

/** The smallest box of a map around some hexes; the same one each time, so that it is drawn but once. */
export function excerptOf(
  grid: HexGrid,
  terrain: readonly TerrainLook[],
  hexes: readonly HexId[],
): Excerpt | null {
  const box = boxAround(grid, hexes)
  if (!box) return null
  const made = known.get(grid) ?? new Map<string, Excerpt>()
  known.set(grid, made)
  const key = `${box.left} ${box.top} ${box.right} ${box.bottom}`
  const excerpt = made.get(key) ?? cut(grid, terrain, box)
  made.set(key, excerpt)
  return excerpt
}

function boxAround(grid: HexGrid, hexes: readonly HexId[]): Box | null {
  const indices = hexes.map((hex) => grid.indexOf(hex)).filter((index) => index >= 0)
  if (indices.length === 0) return null
  const columns = indices.map((index) => Math.floor(index / grid.rows))
  const rows = indices.map((index) => index % grid.rows)
  const left = Math.min(...columns)
  return {
    // Which columns lie lower follows from their parity, so a box begins where the map could.
    left: left - (left % 2),
    top: Math.min(...rows),
    right: Math.max(...columns),
    bottom: Math.max(...rows),
  }
}

function cut(grid: HexGrid, terrain: readonly TerrainLook[], { left, top, right, bottom }: Box): Excerpt {
  const small = hexGrid(right - left + 1, bottom - top + 1)
  const ids = small.ids.map((_, index) =>
    hexNumber(left + Math.floor(index / small.rows) + 1, top + (index % small.rows) + 1),
  )
  const places = new Map<string, number>(ids.map((id, index) => [id, index]))
  return {
    grid: { ...small, ids, indexOf: (id) => places.get(id) ?? -1 },
    terrain: ids.map((id) => terrain[grid.indexOf(id)] ?? 'clear'),
  }
}
