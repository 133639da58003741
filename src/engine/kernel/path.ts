import { at, type HexField } from './hex'

/** What a breadth-first search over hexes found. */
export interface Reach {
  /** Indices in the order found, nearest first, the start left out. */
  readonly found: readonly number[]
  /** Steps from the start by index, or -1 for what was not reached. */
  readonly steps: Int16Array
  /** The hex from which an index was reached; -1 for the start. */
  readonly from: Int16Array
}

/** How a search may go on: into a hex and through it, into it but no farther, or not at all. */
export type Passage = 'through' | 'into' | 'never'

/**
 * Hexes reachable from `start` in at most `points` steps of one hexside.
 * `passage` is asked of a hex and of the one it would be entered from, by index, until it lets the search in.
 */
export function reachFrom(
  grid: HexField,
  start: number,
  points: number,
  passage: (index: number, from: number) => Passage,
): Reach {
  const steps = new Int16Array(grid.ids.length).fill(-1)
  const from = new Int16Array(grid.ids.length).fill(-1)
  const found: number[] = []
  const queue: number[] = [start]
  steps[start] = 0
  for (let head = 0; head < queue.length; head++) {
    const here = queue[head] as number
    const next = at(steps, here) + 1
    if (next > points) break
    for (let nth = here * 6; nth < here * 6 + 6; nth++) {
      const there = at(grid.neighbors, nth)
      if (there < 0 || at(steps, there) >= 0) continue
      const way = passage(there, here)
      if (way === 'never') continue
      steps[there] = next
      from[there] = here
      found.push(there)
      if (way === 'through') queue.push(there)
    }
  }
  return { found, steps, from }
}

/** One shortest path to a reached index: the indices entered, in order. */
export function pathTo(reach: Reach, index: number): number[] {
  const path: number[] = []
  for (let here = index; at(reach.from, here) >= 0; here = at(reach.from, here)) path.push(here)
  return path.reverse()
}
