import type { Json } from '@/engine/kernel/game'
import { type AgreedForm, type FormRead, pastedJson } from '@/table/new-game/agreed-form'
import { type ProblemsBy, problemsBy } from '@/table/new-game/problems-by-place'
import { PROPOSED, type ReconstructionId } from '../../tables/reconstructions'
import { type HauntCount, hauntCountOf, SCENARIOS, type ScenarioId } from '../../tables/scenarios'
import { SIDE_NAMES } from '../../tables/text'
import type { Side } from '../../tables/units'
import type { HouseRules } from '../../state/position'

/** The new-game form as filled in so far; custom texts are empty when unused. */
export interface SettingsDraft {
  readonly scenario: ScenarioId
  /** Whether points, haunts and minimums are the players' own, and not the scenario's. */
  readonly isOwn: boolean
  readonly reconstruction: ReconstructionId
  readonly advancedPlay: boolean
  readonly points: Readonly<Record<Side, number>>
  readonly minimums: Readonly<Record<Side, number>>
  readonly haunts: HauntCount
  readonly limited: boolean
  readonly turnLimit: number
  readonly skipEmptySegments: boolean
  readonly houseRules: HouseRules
  readonly tables: string
  readonly costs: string
  readonly map: string
}

/** The parts of the form that can be wrong, by the first key of a problem's path. */
const PLACES = ['points', 'minimums', 'haunts', 'turnLimit', 'tables', 'costs', 'map'] as const

/** A fresh form: the Basic Scenario as printed, with the charts proposed. */
export const NEW_DRAFT: SettingsDraft = {
  ...printed('basic'),
  reconstruction: PROPOSED,
  advancedPlay: false,
  limited: false,
  turnLimit: 20,
  skipEmptySegments: true,
  houseRules: {},
  tables: '',
  costs: '',
  map: '',
}

/** A scenario to pick: a printed one, or one of the players' own. */
export type ScenarioChoice = ScenarioId | 'own'

/** Which of the scenarios a draft has picked. */
export function choiceOf({ isOwn, scenario }: SettingsDraft): ScenarioChoice {
  return isOwn ? 'own' : scenario
}

/** What picking a scenario changes: one of the players' own begins with the figures of the one picked before. */
export function choosing(choice: ScenarioChoice): Partial<SettingsDraft> {
  return choice === 'own' ? { isOwn: true } : printed(choice)
}

/** The figures of a scenario as printed (AR-13.1, AR-13.2). */
function printed(scenario: ScenarioId) {
  const { haunts, allowance } = SCENARIOS[scenario]
  const { sorcerer, wizard } = allowance
  const minimums = { wizard: wizard.minimum, sorcerer: sorcerer.minimum }
  const figures = { points: usualPoints(scenario), minimums, haunts: hauntCountOf(haunts) }
  return { scenario, isOwn: false, ...figures }
}

/** The points that a scenario gives each side (AR-13.1, AR-13.2). */
export function usualPoints(scenario: ScenarioId): Readonly<Record<Side, number>> {
  const { wizard, sorcerer } = SCENARIOS[scenario].allowance
  return { wizard: wizard.points, sorcerer: sorcerer.points }
}

/** Settings as `newGame` takes them, or what is wrong with the texts pasted in. */
export function settingsOf(draft: SettingsDraft): FormRead {
  const pasted = pastedJson({ tables: draft.tables, costs: draft.costs })
  if (!pasted.ok)
    return { ok: false, lines: pasted.problems.map(({ path, message }) => `${path}: ${message}`) }
  const settings: Json = {
    scenario: draft.scenario,
    // By its name, for settings that name none mean another.
    reconstruction: draft.reconstruction,
    advancedPlay: draft.advancedPlay,
    points: draft.points,
    ...figuresOf(draft),
    turnLimit: draft.limited ? draft.turnLimit : null,
    skipEmptySegments: draft.skipEmptySegments,
    ...draft.houseRules,
    ...pasted.value,
    ...(draft.map.trim() === '' ? {} : { map: tidyMap(draft.map) }),
  }
  return { ok: true, settings }
}

/** Haunts and minimums, as far as they are not the scenario's. */
function figuresOf({
  scenario,
  haunts,
  minimums,
  advancedPlay,
}: SettingsDraft): Readonly<Record<string, Json>> {
  const usual = printed(scenario)
  const isUsual = (['sorcerer', 'wizard'] as const).every((side) => minimums[side] === usual.minimums[side])
  return {
    ...(haunts === usual.haunts ? {} : { haunts }),
    // Advanced Play has none, whatever the form had before (AR-13.3).
    ...(isUsual || advancedPlay ? {} : { minimums }),
  }
}

/** Sorts the lines of `onStart` ('tables.haste.0: must be…') to the parts of the form. */
export function problemsByPlace(lines: readonly string[]): ProblemsBy<(typeof PLACES)[number]> {
  const sorted = problemsBy(PLACES, lines)
  return {
    ...sorted,
    ...(sorted.points && { points: sorted.points.map(bySide) }),
    ...(sorted.minimums && { minimums: sorted.minimums.map(bySide) }),
  }
}

/** A line about one side's number with the side's name in place of its path. */
function bySide(line: string): string {
  return line.replace(/^\w+\.(sorcerer|wizard)(?=:)/, (_, side: Side) => SIDE_NAMES[side])
}

/** A pasted map without the blank lines and line ends that editors leave. */
export function tidyMap(text: string): string {
  return text
    .split(/\r?\n/)
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .join('\n')
}

/** The form in which a game is agreed on. */
export const SETTINGS_FORM: AgreedForm<SettingsDraft> = {
  draft: NEW_DRAFT,
  settingsOf,
  problemsBy: problemsByPlace,
}
