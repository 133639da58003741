import { at } from '@/engine/kernel/hex'
import { reachFrom } from '@/engine/kernel/path'
import type { Board } from '../queries/board'

/** What a search through a valley without units would find, for all pairs of hexes at once. */
export interface Field {
  readonly board: Board
  /** Number of hexes. */
  readonly size: number
  /** Steps from hex `a` to hex `b` at `a * size + b`: `FAR` where no path joins them. */
  readonly steps: Uint8Array
  /** Steps to the nearest entry hex by index. */
  readonly toEntry: Uint8Array
}

/** More steps than any path has. */
export const FAR = 255

const fields = new WeakMap<Board, Field>()

/** The distances of a board, made once. */
export function fieldOf(board: Board): Field {
  const known = fields.get(board)
  if (known) return known
  const made = makeField(board)
  fields.set(board, made)
  return made
}

/** Steps from one hex to another, by index. */
export function stepsBetween({ steps, size }: Field, from: number, to: number): number {
  return at(steps, from * size + to)
}

function makeField(board: Board): Field {
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
}
