import type { State, Unit } from '../../state/state'
import { artifactEffects } from '../traits'

/** Up to what a die keeps an enemy spell from a unit; 0 where nothing does (AM-M.16). */
export function sparingChance(state: State, unit: Unit): number {
  const chances = artifactEffects(state, unit).map((one) => (one.op === 'immune' ? (one.chance ?? 0) : 0))
  return Math.max(0, ...chances)
}
