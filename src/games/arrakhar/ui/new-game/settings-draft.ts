import type { Json } from '@/engine/game'
import type { Problem } from '@/engine/refusal'
import { parseJson } from '@/engine/json'
import { type ProblemsBy, problemsBy } from '@/table/new-game/problems-by-place'
import { PROPOSED, type ReconstructionId } from '../../content/reconstructions'
import { SCENARIOS, type ScenarioId } from '../../content/scenarios'
import type { Side } from '../../content/units'
import type { HouseRules } from '../../rules/position'

/** The new-game form as filled in so far; custom texts are empty when unused. */
export interface SettingsDraft {
  readonly scenario: ScenarioId
  readonly reconstruction: ReconstructionId
  readonly advancedPlay: boolean
  readonly points: Readonly<Record<Side, number>>
  readonly limited: boolean
  readonly turnLimit: number
  readonly skipEmptySegments: boolean
  readonly houseRules: HouseRules
  readonly tables: string
  readonly costs: string
  readonly map: string
}

/** The parts of the form that can be wrong, by the first key of a problem's path. */
export const PLACES = ['points', 'turnLimit', 'tables', 'costs', 'map'] as const
export type Place = (typeof PLACES)[number]

/** Problems by the part of the form they belong to; '' is the form as a whole. */
export type ProblemsByPlace = ProblemsBy<Place>

/** A fresh form: the Basic Scenario as printed, with the charts proposed. */
export const NEW_DRAFT: SettingsDraft = {
  scenario: 'basic',
  reconstruction: PROPOSED,
  advancedPlay: false,
  points: usualPoints('basic'),
  limited: false,
  turnLimit: 20,
  skipEmptySegments: true,
  houseRules: {},
  tables: '',
  costs: '',
  map: '',
}

/** The points that a scenario gives each side (AR-13.1, AR-13.2). */
export function usualPoints(scenario: ScenarioId): Readonly<Record<Side, number>> {
  const { wizard, sorcerer } = SCENARIOS[scenario].allowance
  return { wizard: wizard.points, sorcerer: sorcerer.points }
}

/** Settings as `newGame` takes them, or what is wrong with the texts pasted in. */
export function settingsOf(
  draft: SettingsDraft,
):
  { readonly ok: true; readonly settings: Json } | { readonly ok: false; readonly lines: readonly string[] } {
  const tables = jsonOf('tables', draft.tables)
  const costs = jsonOf('costs', draft.costs)
  const problems = [...tables.problems, ...costs.problems]
  if (problems.length > 0) return { ok: false, lines: problems.map(lineOf) }
  const settings: Json = {
    scenario: draft.scenario,
    // By its name, for settings that name none mean another.
    reconstruction: draft.reconstruction,
    advancedPlay: draft.advancedPlay,
    points: draft.points,
    turnLimit: draft.limited ? draft.turnLimit : null,
    skipEmptySegments: draft.skipEmptySegments,
    ...draft.houseRules,
    ...tables.entry,
    ...costs.entry,
    ...(draft.map.trim() === '' ? {} : { map: tidyMap(draft.map) }),
  }
  return { ok: true, settings }
}

/** Sorts the lines of `onStart` ('tables.haste.0: must be…') to the parts of the form. */
export function problemsByPlace(lines: readonly string[]): ProblemsByPlace {
  return problemsBy(PLACES, lines)
}

interface Read {
  readonly entry: Readonly<Record<string, Json>>
  readonly problems: readonly Problem[]
}

function jsonOf(path: Place, text: string): Read {
  if (text.trim() === '') return { entry: {}, problems: [] }
  const parsed = parseJson(text)
  if (parsed.ok) return { entry: { [path]: parsed.value as Json }, problems: [] }
  return { entry: {}, problems: parsed.problems.map(({ message }) => ({ path, message })) }
}

/** A pasted map without the blank lines and line ends that editors leave. */
function tidyMap(text: string): string {
  return text
    .split(/\r?\n/)
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .join('\n')
}

function lineOf({ path, message }: Problem): string {
  return `${path}: ${message}`
}
