import type { Battle, Block, State } from '../../state/state'
import { activeBlocks } from './slots'

/** The strongest of the active blocks that hits may fall on: one of them takes the next (CB-13). */
export function strongestOf(state: State, battle: Battle, fits: readonly string[]): readonly Block[] {
  const there = activeBlocks(state, battle).filter(({ id }) => fits.includes(id))
  const most = Math.max(...there.map(({ strength }) => strength))
  return there.filter(({ strength }) => strength === most)
}

/** Whether there is nothing to choose: one block is strongest, or all fall (CB-13). */
export function isForced(state: State, battle: Battle, count: number, fits: readonly string[]): boolean {
  const there = activeBlocks(state, battle).filter(({ id }) => fits.includes(id))
  const steps = there.reduce((sum, { strength }) => sum + strength, 0)
  return count >= steps || strongestOf(state, battle, fits).length <= 1
}
