import { givenIn, referenceFaults } from '@/engine/declare/reading'
import type { Parsed, Problem } from '@/engine/kernel/refusal'
import { MOST_PROBLEMS } from '@/engine/files/schema'
import {
  type GivenPosition,
  NEWEST_RULES,
  type Position,
  RULES_VERSIONS,
  SET_UP_SEGMENTS,
} from '../state/position'
import { POSITION } from '../state/state'
import { listedIn, positionFrom, sharedNames } from './complete'
import { placesOf, positionFaults } from './position-faults'
import { settingsFrom } from './settings-file'
import { misplacedFaults } from '@/engine/declare/tagged'
import { isSetUp } from '../queries/guards'
import { designationFaults } from './faults/designations'
import { movementFaults } from './faults/movement'
import { outcomeFaults } from './faults/outcome'
import { rosterFaults } from './faults/roster'
import { segmentFaults } from './faults/segments'
import { setUpFaults } from './faults/set-up'

/** Far more than any position holds; what has more is not looked into. */
const MOST = { depth: 8, values: 10_000 }

/** A position from its file format; every fault is told with its path (section 15). */
export function parsePosition(json: unknown): Parsed<Position> {
  return checked(draftPosition(json), allFaults)
}

/**
 * The first position of a kept game; one that names no version of the rules is older than these. Of a game begun under
 * the first rules no more is asked than was when it was kept, so that it opens.
 */
export function parseInitial(json: unknown): Parsed<Position> {
  const drafted = draftPosition(json, RULES_VERSIONS[0])
  const isOld = drafted.ok && drafted.value.position.settings.rules === RULES_VERSIONS[0]
  return checked(drafted, isOld ? misfits : allFaults)
}

type FaultsOf = (file: GivenPosition, position: Position) => readonly Problem[]

function checked(drafted: Parsed<PositionDraft>, faultsOf: FaultsOf): Parsed<Position> {
  if (!drafted.ok) return drafted
  const { file, position } = drafted.value
  const problems = faultsOf(file, position).slice(0, MOST_PROBLEMS)
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: position }
}

/** What does not fit together; where everything does, what play could not have come to. */
function allFaults(file: GivenPosition, position: Position): readonly Problem[] {
  const problems = misfits(file, position)
  return problems.length > 0 ? problems : reachedFaults(file, position)
}

function misfits(file: GivenPosition, position: Position): readonly Problem[] {
  return [...positionFaults(file, position), ...referenceFaults(POSITION, file, placesOf(position))]
}

/** A file of the right shape, and what it says, which may not fit together: for whoever still works on it. */
export interface PositionDraft {
  readonly file: GivenPosition
  readonly position: Position
}

/** What a file says, if it has the right shape; `unnamed` is the version of the rules of one that names none. */
export function draftPosition(json: unknown, unnamed = NEWEST_RULES): Parsed<PositionDraft> {
  const read = givenIn(POSITION, json, MOST)
  if (!read.ok) return read
  const file = read.value
  const settings = settingsFrom({ ...file.settings, rules: file.settings.rules ?? unnamed })
  if (!settings.ok) return settings
  const listed = listedIn(file)
  const problems = sharedNames(listed)
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, value: { file, position: positionFrom(file, settings.value, listed) } }
}

/** Parts that play could not have come to, in a position whose parts fit together. */
function reachedFaults(file: GivenPosition, position: Position): readonly Problem[] {
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
