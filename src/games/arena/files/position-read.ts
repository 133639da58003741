import { givenIn, referenceFaults } from '@/engine/declare/reading'
import type { Json } from '@/engine/kernel/game'
import type { Parsed } from '@/engine/kernel/refusal'
import { MOST_PROBLEMS } from '@/engine/files/schema'
import { type GivenPosition, type Position, RULES_VERSIONS, type Settings } from '../state/position'
import { POSITION } from '../state/state'
import { positionFrom } from './complete'
import { wholeOf } from './fault'
import { placesOf, positionFaults } from './position-faults'
import { reachFaults } from './reach-faults'
import { settingsFrom } from './settings-file'
import { withBoutSettled } from './settled-bout'

/** Far more than any position holds; what has more is not looked into. */
const MOST = { depth: 8, values: 20_000 }
/** What files tell last, and in which order; all else is told as it is declared. */
const LAST = ['spells', 'revealed', 'locked', 'lists', 'variants', 'options', 'itemUses', 'next', 'result']

/** A position from its file format; every fault is told with its path and what would be right (B-6). */
export function parsePosition(json: unknown): Parsed<Position> {
  return parseUnder(json, false)
}

/** The first position of a kept game; one that names no version of the rules is older than these. */
export function parseInitial(json: unknown): Parsed<Position> {
  const isNamed = typeof json !== 'object' || json === null || Object.hasOwn(json, 'rules')
  return parseUnder(isNamed || Array.isArray(json) ? json : { ...json, rules: RULES_VERSIONS[0] }, true)
}

function parseUnder(json: unknown, isKept: boolean): Parsed<Position> {
  const read = readShape(json)
  if (!read.ok) return read
  const { given, settings } = read.value
  const whole = wholeOf(given, settings)
  const misfits = [...referenceFaults(POSITION, given, placesOf(whole)), ...positionFaults(whole)]
  if (misfits.length > 0) return { ok: false, problems: misfits.slice(0, MOST_PROBLEMS) }
  const position = positionFrom(given, settings)
  // A game that was begun when less was asked of its first position is opened all the same.
  const strange = isKept && settings.rules === RULES_VERSIONS[0] ? [] : reachFaults(whole, position)
  if (strange.length > 0) return { ok: false, problems: strange.slice(0, MOST_PROBLEMS) }
  // What is written down in the midst of a magic phase says so.
  return { ok: true, value: given.now.magic ? position : withBoutSettled(position) }
}

/** What a file of the right shape says, though its parts may not fit together: for whoever still works on it. */
export function draftPosition(json: unknown): Parsed<Position> {
  const read = readShape(json)
  return read.ok ? { ok: true, value: positionFrom(read.value.given, read.value.settings) } : read
}

function readShape(json: unknown): Parsed<{ readonly given: GivenPosition; readonly settings: Settings }> {
  const read = givenIn(POSITION, json, MOST)
  if (!read.ok) return read
  const { rules, ruleset, map, variants, options } = read.value.settings
  // A position file that names no first player is in play: nothing is to be rolled for.
  const { firstPlayer = 'west' } = options
  const settings = settingsFrom({ rules, ruleset, map, variants, ...options, firstPlayer })
  return settings.ok ? { ok: true, value: { given: read.value, settings: settings.value } } : settings
}

/** A position in its file format; `parsePosition` gives the same position back (B-6). */
export function writePosition(position: Position): Json {
  const file = Object.entries(POSITION.write(position, {}) ?? {})
  return Object.fromEntries(file.sort(([a], [b]) => LAST.indexOf(a) - LAST.indexOf(b)))
}
