import { onceForEach } from '@/engine/basics/once'
import { at, type HexId } from '@/engine/kernel/hex'
import { reachFrom } from '@/engine/kernel/path'
import { type Board, boardOf } from '../queries/board'
import type { Settings } from '../state/position'

/** What a search through a valley without units would find, for all pairs of hexes at once. */
export interface Field {
  readonly board: Board
  /** Number of hexes. */
  readonly size: number
  /** Steps from hex `a` to hex `b` at `a * size + b`, the same both ways: `FAR` where no path joins them. */
  readonly steps: Uint8Array
  /** Steps to the nearest entry hex by index. */
  readonly toEntry: Uint8Array
}

/** More steps than any path has. */
export const FAR = 255

const fieldFrom = onceForEach((board: Board): Field => {
  const { grid, terrain } = board
  const size = grid.ids.length
  const steps = new Uint8Array(size * size).fill(FAR)
  const toEntry = new Uint8Array(size).fill(FAR)
  for (let from = 0; from < size; from++) {
    if (terrain[from] === 'mountain') continue
    const reach = reachFrom(grid, from, FAR - 1, (index) => {
      if (terrain[index] === 'clear') return 'through'
      return terrain[index] === 'entry' ? 'into' : 'never'
    })
    steps[from * size + from] = 0
    for (const to of reach.found) {
      const distance = at(reach.steps, to)
      steps[from * size + to] = distance
      if (terrain[to] === 'entry') toEntry[from] = Math.min(at(toEntry, from), distance)
    }
  }
  return { board, size, steps, toEntry }
})

/** The distances of a game's board, made once. */
export function fieldOf(settings: Settings): Field {
  return fieldFrom(boardOf(settings))
}

/** Steps from one hex to another, by index. */
export function stepsBetween({ steps, size }: Field, from: number, to: number): number {
  return at(steps, from * size + to)
}

/** Steps from a hex to the nearest of some units, `FAR` where there are none. */
export function stepsToNearest(
  field: Field,
  index: number,
  units: readonly { readonly hex: HexId }[],
): number {
  let nearest = FAR
  for (const { hex } of units)
    nearest = Math.min(nearest, stepsBetween(field, index, field.board.grid.indexOf(hex)))
  return nearest
}
