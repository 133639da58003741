import { excessOf } from '@/engine/excess'
import type { Parsed } from '@/engine/refusal'
import { MOST_PROBLEMS, parseWith } from '@/engine/schema'
import { leaderOf } from '../creatures'
import { isStranded } from '../entry'
import {
  type BySeat,
  type Creature,
  NEWEST_RULES,
  type Position,
  RULES_VERSIONS,
  type RulesVersion,
  type Settings,
} from '../position'
import { isNewPlace } from '../stranding'
import { USUAL_TURN, wholeOf } from './fault'
import { positionFaults } from './position-faults'
import { reachFaults } from './reach-faults'
import { withBoutSettled } from './settled-bout'
import { type PositionFile, positionSchema } from './position-schema'
import { firstFrom, progressFrom } from './read-progress'
import { hexesFrom } from './read-hexes'
import { castsFrom, creaturesFrom, enchantmentsFrom, itemsFrom } from './read-pieces'
import { settingsFrom } from './settings-file'

/** Far more than any position holds; what has more is not looked into. */
const MOST = { depth: 8, values: 20_000 }

/** A position from its file format; every fault is told with its path and what would be right (B-6). */
export function parsePosition(json: unknown): Parsed<Position> {
  return parseUnder(json, { unnamed: NEWEST_RULES, isKept: false })
}

/** The first position of a kept game; one that names no version of the rules is older than these. */
export function parseInitial(json: unknown): Parsed<Position> {
  return parseUnder(json, { unnamed: RULES_VERSIONS[0], isKept: true })
}

interface Manner {
  /** The rules of a file that names no version. */
  readonly unnamed: RulesVersion
  readonly isKept: boolean
}

function parseUnder(json: unknown, { unnamed, isKept }: Manner): Parsed<Position> {
  const read = readShape(json, unnamed)
  if (!read.ok) return read
  const { file, settings } = read.value
  const whole = wholeOf(file, settings)
  const misfits = positionFaults(whole)
  if (misfits.length > 0) return { ok: false, problems: misfits.slice(0, MOST_PROBLEMS) }
  const position = positionFrom(file, settings)
  // A game that was begun when less was asked of its first position is opened all the same.
  const strange = isKept && settings.rules === RULES_VERSIONS[0] ? [] : reachFaults(whole, position)
  if (strange.length > 0) return { ok: false, problems: strange.slice(0, MOST_PROBLEMS) }
  // What is written down in the midst of a magic phase says so.
  return { ok: true, value: file.magic ? position : withBoutSettled(position) }
}

/** What a file of the right shape says, though its parts may not fit together: for whoever still works on it. */
export function draftPosition(json: unknown): Parsed<Position> {
  const read = readShape(json, NEWEST_RULES)
  return read.ok ? { ok: true, value: positionFrom(read.value.file, read.value.settings) } : read
}

function readShape(
  json: unknown,
  unnamed: RulesVersion,
): Parsed<{ readonly file: PositionFile; readonly settings: Settings }> {
  const excess = excessOf(json, MOST)
  if (excess !== undefined) return { ok: false, problems: [{ path: '', message: excess }] }
  const shape = parseWith(positionSchema, json)
  if (!shape.ok) return shape
  const { rules = unnamed, options } = shape.value
  const settings = settingsFrom({ rules, ...options, ...agreed(shape.value) })
  return settings.ok ? { ok: true, value: { file: shape.value, settings: settings.value } } : settings
}

function agreed({ ruleset, map, variants, options }: PositionFile) {
  // A position file that names no first player is in play: nothing is to be rolled for.
  const { firstPlayer = 'west' } = options ?? {}
  return {
    ...(ruleset && { ruleset }),
    ...(map && { map }),
    ...(variants && { variants }),
    firstPlayer,
  } as const
}

function positionFrom(file: PositionFile, settings: Settings): Position {
  const { stage = 'play', turn: given = USUAL_TURN, active = 'west', corpses = [] } = file
  const isSetUp = stage === 'build' || stage === 'placeBasic'
  const turn = isSetUp ? 0 : given
  const creatures = creaturesFrom(file)
  const begun: Omit<Position, 'now'> = {
    settings,
    turn,
    first: firstFrom(file, turn, active),
    active,
    hexes: hexesFrom(file, settings, creatures),
    creatures,
    items: itemsFrom(file, creatures),
    corpses: corpses.map(({ id, type: card, owner, at: hex }) => ({ id, card, owner, hex })),
    enchantments: enchantmentsFrom(file, turn),
    casts: castsFrom(file, creatures),
    itemUses: file.itemUses ?? {},
    ...armiesFrom(file, stage),
    next: file.next ?? nextIn(file),
    ending: file.result ?? null,
  }
  const position: Position = { ...begun, now: progressFrom(file, begun) }
  return { ...position, creatures: creatures.map((one) => ({ ...one, ...standing(file, position, one) })) }
}

/** Pools, cards and lists. */
function armiesFrom(file: PositionFile, stage: NonNullable<PositionFile['stage']>) {
  const { pools = bothSeats(0), terrainPools = bothSeats(0), revealed = bothSeats([]) } = file
  const { spells = bothSeats([]), locked = bothSeats(stage !== 'build'), lists = bothSeats(null) } = file
  const spellCount = { west: spells.west.length, east: spells.east.length }
  const laid = { west: armyFrom(lists.west), east: armyFrom(lists.east) }
  return { pools, terrainPools, revealed, locked, spellCount, secrets: { spells, lists: laid } }
}

function armyFrom(list: NonNullable<PositionFile['lists']>['west']) {
  return list && { ...list, terrainPool: list.terrainPool ?? 0 }
}

function bothSeats<Value>(value: Value): BySeat<Value> {
  return { west: value, east: value }
}

/** Where a creature stood badly when the turn began: where it is if nothing was changed there since (AA-15.8). */
function standing(file: PositionFile, position: Position, creature: Creature): Pick<Creature, 'strandedAt'> {
  const { at } = creature
  const given = file.creatures?.find(({ id }) => id === creature.id)?.stranded
  if (typeof given === 'string') return { strandedAt: given }
  const usual = () =>
    at !== null && !isNewPlace(position, at) && isStranded(position, leaderOf(position, creature))
  return { strandedAt: (given ?? usual()) ? at : null }
}

/** Numbers that no id of the file ends in. */
function nextIn(file: PositionFile): Position['next'] {
  const { creatures = [], items = [], corpses = [], enchantments = [], casts = [] } = file
  const others = [...items, ...corpses, ...enchantments, ...casts]
  const highest = (things: readonly { readonly id: string }[]) =>
    Math.max(things.length, ...things.map(({ id }) => Number(/\d{1,6}$/.exec(id)?.[0] ?? 0)))
  const numbers = creatures.map(({ number = 0 }) => number)
  return { creature: Math.max(highest(creatures), ...numbers) + 1, other: highest(others) + 1 }
}
