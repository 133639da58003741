import type { Problem } from '@/engine/refusal'
import type { Settings } from '../position'
import type { PositionFile } from './position-schema'

/** What does not fit together in a position file of the right shape. */
export function positionFaults(_file: PositionFile, _settings: Settings): readonly Problem[] {
  return []
}
