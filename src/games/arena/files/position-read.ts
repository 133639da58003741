import type { Draft } from 'immer'
import { copyOf } from '@/engine/basics/copy'
import { handDice, RollsWanted } from '@/engine/kernel/dice'
import { givenIn, referenceFaults } from '@/engine/declare/reading'
import type { Json } from '@/engine/kernel/game'
import type { Parsed, Problem } from '@/engine/kernel/refusal'
import { MOST_PROBLEMS } from '@/engine/files/schema'
import { settleBouts } from '../effects/bouts/bouts'
import { type GivenPosition, type Position, RULES_VERSIONS, type Settings } from '../state/position'
import { POSITION } from '../state/state'
import { armyReachFaults } from './army-faults'
import { combatReachFaults } from './combat-faults'
import { positionFrom } from './complete'
import { creatureReachFaults } from './creature-faults'
import { type Whole, wholeOf } from './fault'
import { castReachFaults, enchantmentReachFaults } from './magic-faults'
import { momentFaults } from './moment-faults'
import { mountReachFaults } from './mount-faults'
import { placesOf, positionFaults } from './position-faults'
import { settingsFrom } from './settings-file'
import { corpseReachFaults, itemReachFaults } from './thing-faults'

/** Far more than any position holds; what has more is not looked into. */
const MOST = { depth: 8, values: 20_000 }
/** What files tell last, and in which order; all else is told as it is declared. */
const LAST = ['spells', 'revealed', 'locked', 'lists', 'variants', 'options', 'itemUses', 'next', 'result']

/** What play could not have come to in a position file whose parts fit together, part by part. */
const REACH_FAULTS: readonly ((whole: Whole, position: Position) => readonly Problem[])[] = [
  momentFaults,
  armyReachFaults,
  creatureReachFaults,
  mountReachFaults,
  itemReachFaults,
  corpseReachFaults,
  enchantmentReachFaults,
  castReachFaults,
  combatReachFaults,
]

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
  const strange =
    isKept && settings.rules === RULES_VERSIONS[0]
      ? []
      : REACH_FAULTS.flatMap((faultsIn) => faultsIn(whole, position))
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

/**
 * A position that begins in a magic phase, with the bout of the first seat that can use one (AA-19.7). When
 * neither can, whoever has the bout passes it: reading a file is no place for effects to happen.
 */
function withBoutSettled(position: Position): Position {
  if (position.now.phase !== 'magic1' && position.now.phase !== 'magic2') return position
  const copy = copyOf(position) as Draft<Position>
  try {
    settleBouts(copy, handDice([]))
  } catch (thrown) {
    if (thrown instanceof RollsWanted) return position
    throw thrown
  }
  // The phase after it is waited in, so that nothing else leads to another turn.
  return copy.now.phase === position.now.phase ? copy : position
}
