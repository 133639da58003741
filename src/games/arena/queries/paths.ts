import { at, type HexId } from '@/engine/kernel/hex'
import type { BoardField } from '../tables/boards'

/** How something moves over the board. */
interface Passage {
  /** Hexes at most. */
  readonly steps: number
  readonly mayStep: (from: HexId, to: HexId) => boolean
  /** Whether a hex that was entered ends the way. */
  readonly mustStop: (hex: HexId) => boolean
}

/** A shortest path to each hex within reach, the start left out; of several the first in board order. */
export function pathsFrom(
  board: BoardField,
  start: HexId,
  { steps, mayStep, mustStop }: Passage,
): ReadonlyMap<HexId, readonly HexId[]> {
  const paths = new Map<HexId, readonly HexId[]>()
  let edge: readonly HexId[] = [start]
  for (let step = 0; step < steps && edge.length > 0; step++) {
    const next: HexId[] = []
    for (const from of edge) {
      const path = paths.get(from) ?? []
      for (const to of neighborsOf(board, from)) {
        if (to === start || paths.has(to) || !mayStep(from, to)) continue
        paths.set(to, [...path, to])
        if (!mustStop(to)) next.push(to)
      }
    }
    edge = next.sort((a, b) => board.indexOf(a) - board.indexOf(b))
  }
  return paths
}

/** The hexes around a hex in board order. */
function neighborsOf(board: BoardField, hex: HexId): readonly HexId[] {
  const index = board.indexOf(hex) * 6
  const around = Array.from({ length: 6 }, (_, nth) => at(board.neighbors, index + nth))
  return around
    .filter((neighbor) => neighbor >= 0)
    .sort((a, b) => a - b)
    .map((neighbor) => board.ids[neighbor] as HexId)
}
