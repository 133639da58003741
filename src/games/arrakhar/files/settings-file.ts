import type { GivenOf } from '@/engine/declare/kind'
import type { Parsed, Problem } from '@/engine/kernel/refusal'
import { failed, parseWith } from '@/engine/files/schema'
import { MAPS } from '../tables/map'
import { RECONSTRUCTIONS, UNNAMED } from '../tables/reconstructions'
import { SCENARIOS } from '../tables/scenarios'
import type { Tables } from '../tables/tables'
import type { Costs, Side } from '../tables/units'
import { leastPoints } from '../queries/design'
import { mapFault } from '../queries/map-check'
import { NEWEST_RULES, type Settings } from '../state/position'
import { NEW_GAME } from '../state/settings'

const NO_MINIMUMS: Problem = {
  path: 'minimums',
  message: 'must be left out in Advanced Play, which has none (AR-13.3)',
}

/** The settings of a new game from what a form or a file says (AR-13). */
export function parseNewGame(json: unknown): Parsed<Settings> {
  const parsed = parseWith(NEW_GAME.schema, json)
  if (!parsed.ok) return parsed
  const settings = newSettings(parsed.value)
  const problems = settings.ok ? handicapFaults(settings.value) : []
  return problems.length > 0 ? { ok: false, problems } : settings
}

function newSettings({
  advancedPlay,
  points,
  minimums,
  haunts,
  map,
  reconstruction,
  costs,
  tables,
  scenario,
  ...options
}: GivenOf<typeof NEW_GAME>): Parsed<Settings> {
  if (advancedPlay && minimums) return { ok: false, problems: [NO_MINIMUMS] }
  const { sorcerer, wizard } = SCENARIOS[scenario].allowance
  const allowanceOf = (side: Side, given: typeof wizard) => ({
    points: points[side] ?? given.points,
    minimum: advancedPlay ? 0 : (minimums?.[side] ?? given.minimum),
  })
  const allowance = { sorcerer: allowanceOf('sorcerer', sorcerer), wizard: allowanceOf('wizard', wizard) }
  return settingsFrom({ scenario, allowance, options, haunts, map, reconstruction, costs, tables })
}

/** Point limits too low to pay for what a side must buy, with the least that is possible (AR-13.4). */
function handicapFaults(settings: Settings): readonly Problem[] {
  return (['sorcerer', 'wizard'] as const).flatMap((side) => {
    const least = leastPoints(settings, side)
    if (settings.allowance[side].points >= least) return []
    const message = `must be ${least} or more: so many points pay for the least that the ${side} must buy`
    return [{ path: `points.${side}`, message, clause: 'AR-13.4' }]
  })
}

type Key = keyof Settings
/** What settings are made of; the rest has a default. */
type SettingsParts = Pick<Settings, 'scenario' | 'options'> & {
  readonly [Part in Exclude<Key, 'scenario' | 'options' | 'costs' | 'tables'>]?: Settings[Part] | undefined
} & {
  readonly costs?: Partial<Costs> | undefined
  readonly tables?: Partial<Tables> | undefined
}

/**
 * Settings with defaults filled in and the map checked (AR-1.6): the scenario's haunts and allowance, the newest rules
 * and, for whatever was written before there were several, the first reconstruction.
 */
export function settingsFrom({
  rules = NEWEST_RULES,
  reconstruction = UNNAMED,
  scenario,
  options,
  costs,
  tables,
  ...parts
}: SettingsParts): Parsed<Settings> {
  const { haunts = SCENARIOS[scenario].haunts, allowance = SCENARIOS[scenario].allowance } = parts
  const filled = RECONSTRUCTIONS[reconstruction]
  const { map = MAPS[filled.map] } = parts
  const fault = mapFault(map)
  if (fault !== undefined) return failed('map', fault)
  return {
    ok: true,
    value: {
      rules,
      scenario,
      map,
      options,
      allowance,
      haunts,
      reconstruction,
      // The very objects of the reconstruction when nothing is custom, so that a save need not hold them.
      costs: costs ? { ...filled.costs, ...costs } : filled.costs,
      tables: tables ? { ...filled.tables, ...tables } : filled.tables,
    },
  }
}
