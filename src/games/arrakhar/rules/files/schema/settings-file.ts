import * as v from 'valibot'
import { strictObject } from '@/engine/record-schema'
import type { Parsed, Problem } from '@/engine/refusal'
import { parseWith } from '@/engine/schema'
import { type ReconstructionId, RECONSTRUCTIONS, UNNAMED } from '../../../content/reconstructions'
import { type HauntCount, HAUNTS_BY_COUNT, type ScenarioId, SCENARIOS } from '../../../content/scenarios'
import type { Tables } from '../../../content/tables'
import type { Costs, Side } from '../../../content/units'
import { leastPoints } from '../../design'
import { mapFault } from '../../map-check'
import { NEWEST_RULES, type RulesVersion, type Settings } from '../../position'
import { mapTextOf } from './map-name'
import {
  costsSchema,
  hauntCountSchema,
  mapSchema,
  minimumSchema,
  optionsSchema,
  pointsSchema,
  reconstructionSchema,
  scenarioSchema,
  tablesSchema,
} from './schemas'

/** What may be agreed on before a game; all but the scenario has a default. */
const newGameSchema = strictObject({
  scenario: scenarioSchema,
  advancedPlay: v.exactOptional(v.boolean('must be true or false')),
  points: v.exactOptional(
    strictObject({ sorcerer: v.exactOptional(pointsSchema), wizard: v.exactOptional(pointsSchema) }),
  ),
  minimums: v.exactOptional(
    v.strictObject({ sorcerer: v.exactOptional(minimumSchema), wizard: v.exactOptional(minimumSchema) }),
  ),
  haunts: v.exactOptional(hauntCountSchema),
  reconstruction: v.exactOptional(reconstructionSchema),
  costs: v.exactOptional(costsSchema),
  tables: v.exactOptional(tablesSchema),
  map: v.exactOptional(mapSchema),
  ...optionsSchema.entries,
})

const NO_MINIMUMS: Problem = {
  path: 'minimums',
  message: 'must be left out in Advanced Play, which has none (AR-13.3)',
}

/** The settings of a new game from what a form or a file says (AR-13). */
export function parseNewGame(json: unknown): Parsed<Settings> {
  const parsed = parseWith(newGameSchema, json)
  if (!parsed.ok) return parsed
  const settings = newSettings(parsed.value)
  const problems = settings.ok ? handicapFaults(settings.value) : []
  return problems.length > 0 ? { ok: false, problems } : settings
}

function newSettings(agreed: v.InferOutput<typeof newGameSchema>): Parsed<Settings> {
  const {
    scenario,
    advancedPlay = false,
    points = {},
    minimums,
    haunts,
    map,
    reconstruction,
    costs,
    tables,
    turnLimit = null,
    skipEmptySegments = true,
    ...houseRules
  } = agreed
  if (advancedPlay && minimums) return { ok: false, problems: [NO_MINIMUMS] }
  const { sorcerer, wizard } = SCENARIOS[scenario].allowance
  const allowanceOf = (side: Side, given: typeof wizard) => ({
    points: points[side] ?? given.points,
    minimum: advancedPlay ? 0 : (minimums?.[side] ?? given.minimum),
  })
  return settingsFrom({
    scenario,
    allowance: { sorcerer: allowanceOf('sorcerer', sorcerer), wizard: allowanceOf('wizard', wizard) },
    options: { turnLimit, skipEmptySegments, ...houseRules },
    haunts,
    map,
    reconstruction,
    costs,
    tables,
  })
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

/** The parts of settings that a file may leave out. */
export interface SettingsParts {
  readonly scenario: ScenarioId
  readonly allowance: Settings['allowance']
  readonly options: Settings['options']
  /** The scenario's own when left out. */
  readonly haunts?: HauntCount | undefined
  /** Left out by forms and by files of one's own, which have the newest. */
  readonly rules?: RulesVersion | undefined
  readonly map?: string | undefined
  /** Left out in whatever was written before there were several. */
  readonly reconstruction?: ReconstructionId | undefined
  readonly costs?: Partial<Costs> | undefined
  readonly tables?: Partial<Tables> | undefined
}

/** Settings with defaults filled in and the map checked (AR-1.6). */
export function settingsFrom({
  rules = NEWEST_RULES,
  haunts,
  map: given,
  reconstruction = UNNAMED,
  costs,
  tables,
  ...parts
}: SettingsParts): Parsed<Settings> {
  const filled = RECONSTRUCTIONS[reconstruction]
  const map = mapTextOf(given ?? filled.map)
  const fault = mapFault(map)
  if (fault !== undefined) return { ok: false, problems: [{ path: 'map', message: fault }] }
  return {
    ok: true,
    value: {
      ...parts,
      rules,
      haunts: haunts === undefined ? SCENARIOS[parts.scenario].haunts : HAUNTS_BY_COUNT[haunts],
      map,
      reconstruction,
      // The very objects of the reconstruction when nothing is custom, so that a save need not hold them.
      costs: costs ? { ...filled.costs, ...costs } : filled.costs,
      tables: tables ? { ...filled.tables, ...tables } : filled.tables,
    },
  }
}

export const allowanceSchema = strictObject({ points: pointsSchema, minimum: minimumSchema })
