import type { Problem } from '@/engine/refusal'
import type { Position } from '../../position'
import type { PositionFile } from '../schema/position-schema'
import { designationFaults } from './designations'
import { foreignFaults } from './foreign-parts'
import { movementFaults } from './movement'
import { outcomeFaults } from './outcome'
import { rosterFaults } from './roster'
import { segmentFaults } from './segments'
import { setUpFaults } from './set-up'

/** Parts that play could not have come to, in a position whose parts fit together. */
export function reachedFaults(file: PositionFile, position: Position): readonly Problem[] {
  return [
    ...foreignFaults(file, position),
    ...rosterFaults(file, position),
    ...movementFaults(file, position),
    ...segmentFaults(position),
    ...designationFaults(file, position),
    ...outcomeFaults(position),
    ...setUpFaults(file, position),
  ]
}
