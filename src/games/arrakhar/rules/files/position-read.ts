import { excessOf } from '@/engine/excess'
import type { Parsed, Problem } from '@/engine/refusal'
import { MOST_PROBLEMS, parseWith } from '@/engine/schema'
import { SCENARIOS } from '../../content/scenarios'
import { COUNTERMIX, type UnitType } from '../../content/units'
import { countOf, countsOf } from '../counts'
import { isSetUp } from '../guards'
import {
  type Counts,
  type DesignationId,
  type FormerUnit,
  NEWEST_RULES,
  NO_SET_UP,
  type Position,
  type Progress,
  type ProgressOf,
  RULES_VERSIONS,
  type RulesVersion,
  type Secrets,
  type Settings,
  type Unit,
  type UnitId,
} from '../position'
import { type Listed, numberedIn } from './numbering'
import { reachedFaults } from './faults/reached-faults'
import { positionFaults } from './position-faults'
import { type PositionFile, positionSchema } from './schema/position-schema'
import { settingsFrom } from './schema/settings-file'

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
  return checked(drafted, isOld ? positionFaults : allFaults)
}

type FaultsOf = (file: PositionFile, position: Position) => readonly Problem[]

function checked(drafted: Parsed<PositionDraft>, faultsOf: FaultsOf): Parsed<Position> {
  if (!drafted.ok) return drafted
  const { file, position } = drafted.value
  const problems = faultsOf(file, position).slice(0, MOST_PROBLEMS)
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: position }
}

/** What does not fit together; where everything does, what play could not have come to. */
function allFaults(file: PositionFile, position: Position): readonly Problem[] {
  const problems = positionFaults(file, position)
  return problems.length > 0 ? problems : reachedFaults(file, position)
}

/** A file of the right shape, and what it says, which may not fit together: for whoever still works on it. */
export interface PositionDraft {
  readonly file: PositionFile
  readonly position: Position
}

/** What a file says, if it has the right shape; `unnamed` is the version of the rules of one that names none. */
export function draftPosition(json: unknown, unnamed = NEWEST_RULES): Parsed<PositionDraft> {
  const excess = excessOf(json, MOST)
  if (excess !== undefined) return { ok: false, problems: [{ path: '', message: excess }] }
  const shape = parseWith(positionSchema, json)
  if (!shape.ok) return shape
  const file = shape.value
  const settings = settingsOf(file, unnamed)
  if (!settings.ok) return settings
  const groups = listed(file)
  if (!groups.ok) return groups
  return { ok: true, value: { file, position: positionFrom(file, settings.value, groups.value) } }
}

function settingsOf(file: PositionFile, unnamed: RulesVersion): Parsed<Settings> {
  const { rules = unnamed, scenario, map, hauntCount, reconstruction, options, costs, tables } = file
  const { turnLimit = null, skipEmptySegments = false, ...houseRules } = options ?? {}
  return settingsFrom({
    rules,
    scenario,
    map,
    reconstruction,
    costs,
    tables,
    haunts: hauntCount,
    allowance: file.allowance ?? SCENARIOS[scenario].allowance,
    options: { turnLimit, skipEmptySegments, ...houseRules },
  })
}

interface Group {
  readonly type: UnitType
  readonly count?: number
  readonly ids?: readonly UnitId[]
}

/** Names every unit: its own id, or its type and number in the order of the listing. */
function listed(file: PositionFile): Parsed<Listed> {
  const problems: Problem[] = []
  const numbers: Record<string, number> = {}
  const namesOf = (group: Group, path: string): readonly UnitId[] => {
    const count = group.count ?? group.ids?.length ?? 1
    if (group.ids && group.ids.length !== count)
      problems.push({ path: `${path}.ids`, message: `must name ${count} units, as count says` })
    return Array.from({ length: count }, (_, nth) => {
      const number = (numbers[group.type] = (numbers[group.type] ?? 0) + 1)
      return group.ids?.[nth] ?? (`${group.type}-${number}` as UnitId)
    })
  }
  const units = file.units.flatMap((group, index) =>
    namesOf(group, `units.${index}`).map((id): Unit => ({ id, type: group.type, hex: group.hex })),
  )
  const formerOf = (key: 'eliminated' | 'left') =>
    (file[key] ?? []).flatMap((group, index) =>
      namesOf(group, `${key}.${index}`).map((id): FormerUnit => ({ id, type: group.type })),
    )
  const value: Listed = { units, eliminated: formerOf('eliminated'), left: formerOf('left') }
  problems.push(...sharedNames(value))
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value }
}

function sharedNames({ units, eliminated, left }: Listed): readonly Problem[] {
  const seen = new Set<string>()
  return [...units, ...eliminated, ...left].flatMap(({ id }) => {
    if (seen.has(id)) return [{ path: 'units', message: `two units are called ${id}; give each its own id` }]
    seen.add(id)
    return []
  })
}

function positionFrom(file: PositionFile, settings: Settings, groups: Listed): Position {
  const { turn, side, wand, cast = [], haste = {} } = file
  const { drawOffer = null, ending = null, numbered = {} } = file
  return {
    settings,
    turn,
    side,
    now: progressFrom(file),
    ...groups,
    haunts: { ...file.haunts },
    wand: wand && 'hex' in wand ? { hidden: false, hex: wand.hex } : { hidden: true },
    cast,
    haste,
    numbered: numberedIn(groups, countsOf(numbered)),
    drawOffer,
    ending,
    secrets: secretsFrom(file, groups),
  }
}

function secretsFrom(file: PositionFile, groups: Listed): Secrets {
  const { wand, designs } = file
  const pool = countsOf(file.pool)
  return {
    wandHaunt: wand && 'haunt' in wand ? wand.haunt : (file.wandHaunt ?? null),
    pool,
    recycledOrcs: file.recycledOrcs ?? recycledIn(groups, pool),
    designs: { sorcerer: allCounts(designs?.sorcerer), wizard: allCounts(designs?.wizard) },
    setUp: setUpFrom(file),
  }
}

/** Orcs that must have come back, as there are more of them than counters (AR-5.2). */
function recycledIn({ units, eliminated, left }: Listed, pool: Counts): number {
  const orcs = countOf(units, 'orc') + countOf(eliminated, 'orc') + countOf(left, 'orc') + pool.orc
  return Math.max(0, orcs - COUNTERMIX)
}

function allCounts(some: Parameters<typeof countsOf>[0] | null | undefined): Counts | null {
  return some ? countsOf(some) : null
}

function setUpFrom({ setUp, segment }: PositionFile): Position['secrets']['setUp'] {
  if (!setUp) return isSetUp(segment) ? NO_SET_UP : null
  const entries = Object.fromEntries(
    Object.entries(setUp.entries).map(([hex, counts]) => [hex, countsOf(counts)]),
  )
  return { haunts: { ...setUp.haunts }, sorcerers: setUp.sorcerers, entries }
}

function progressFrom(file: PositionFile): Progress {
  const { segment, designations: made = [], emptied = [] } = file
  const next = nextDesignationIn(file)
  switch (segment) {
    case 'wanderingOrcs':
      return { segment, due: file.orcsDue ?? null }
    case 'summon':
      return { segment, used: file.summonsUsed ?? [], pending: file.summonPending ?? null }
    case 'haste':
      return { segment, designations: made.filter((one) => 'units' in one), next }
    case 'movement':
      return movementFrom(file)
    case 'fireball':
      return { segment, designations: made.filter((one) => 'wand' in one), next, emptied }
    case 'combat': {
      const designations = made.filter((one) => 'attackers' in one)
      const { advanced = [], opened = null } = file
      return { segment, designations, next, emptied, advanced, opened }
    }
    default:
      return { segment }
  }
}

function movementFrom(file: PositionFile): ProgressOf<'movement'> {
  const { moved = {}, metAtWand = {} } = file
  return { segment: 'movement', spent: moved, carriers: carriersFrom(file), metAtWand }
}

function nextDesignationIn({ nextDesignation, designations = [] }: PositionFile): DesignationId {
  return nextDesignation ?? designations.reduce((highest, { id }) => Math.max(highest, id), 0) + 1
}

/** A wand that was moved by nobody known is moved no farther this turn. */
function carriersFrom({ carriers, wandMoved }: PositionFile): readonly UnitId[] | null {
  return carriers ?? (wandMoved === true ? [] : null)
}
