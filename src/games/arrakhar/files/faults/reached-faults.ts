import { misplacedFaults } from '@/engine/declare/tagged'
import type { Problem } from '@/engine/kernel/refusal'
import { type GivenPosition, type Position, SET_UP_SEGMENTS } from '../../state/position'
import { isSetUp } from '../../queries/guards'
import { designationFaults } from './designations'
import { movementFaults } from './movement'
import { outcomeFaults } from './outcome'
import { rosterFaults } from './roster'
import { segmentFaults } from './segments'
import { setUpFaults } from './set-up'

/** Parts that play could not have come to, in a position whose parts fit together. */
export function reachedFaults(file: GivenPosition, position: Position): readonly Problem[] {
  return [
    ...foreignFaults(file),
    ...rosterFaults(file, position),
    ...movementFaults(file, position),
    ...segmentFaults(position),
    ...designationFaults(file, position),
    ...outcomeFaults(position),
    ...setUpFaults(file, position),
  ]
}

/** Parts that belong to another segment than the one at hand; some that say nothing then are let pass. */
function foreignFaults({ now, secrets }: GivenPosition): readonly Problem[] {
  const others = now.misplaced.filter(({ key }) => !LET_PASS.includes(key))
  const isLate = secrets.setUp !== null && !isSetUp(now.segment)
  return misplacedFaults('segment', [
    ...others,
    ...(isLate ? [{ key: 'setUp', under: SET_UP_SEGMENTS }] : []),
  ])
}

/** What position files of old may say of any segment. */
const LET_PASS: readonly string[] = ['emptied', 'wandMoved']
