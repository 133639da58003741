import { reachFrom } from '@/engine/kernel/path'
import { type Board, oncePerHex } from './board'

/** Two haunts are too near when a path through clear terrain joins them in this many steps or fewer (AR-3.3). */
export const HAUNT_SPACING = 3

/** Indices that a path of at most `steps` through clear terrain joins to a hex. */
export function clearWithin({ grid, terrain }: Board, index: number, steps: number): readonly number[] {
  return reachFrom(grid, index, steps, (there) => (terrain[there] === 'clear' ? 'through' : 'never')).found
}

/** Indices too near a hex for another haunt (AR-3.3). */
export const tooNearForHaunt = oncePerHex((board, index): readonly number[] =>
  clearWithin(board, index, HAUNT_SPACING),
)
