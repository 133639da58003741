import * as v from 'valibot'
import type { Parsed } from '@/engine/refusal'
import { parseWith } from '@/engine/schema'
import { type ReconstructionId, RECONSTRUCTIONS, UNNAMED } from '../../content/reconstructions'
import { type ScenarioId, SCENARIOS } from '../../content/scenarios'
import type { Tables } from '../../content/tables'
import type { Costs, Side } from '../../content/units'
import { mapFault } from '../map-check'
import type { Settings } from '../position'
import { mapTextOf } from './map-name'
import {
  costsSchema,
  mapSchema,
  minimumSchema,
  optionsSchema,
  pointsSchema,
  reconstructionSchema,
  scenarioSchema,
  tablesSchema,
} from './schemas'

/** What may be agreed on before a game; all but the scenario has a default. */
const newGameSchema = v.strictObject({
  scenario: scenarioSchema,
  advancedPlay: v.exactOptional(v.boolean('must be true or false')),
  points: v.exactOptional(
    v.strictObject({ sorcerer: v.exactOptional(pointsSchema), wizard: v.exactOptional(pointsSchema) }),
  ),
  reconstruction: v.exactOptional(reconstructionSchema),
  costs: v.exactOptional(costsSchema),
  tables: v.exactOptional(tablesSchema),
  map: v.exactOptional(mapSchema),
  ...optionsSchema.entries,
})

/** The settings of a new game from what a form or a file says (AR-13). */
export function parseNewGame(json: unknown): Parsed<Settings> {
  const parsed = parseWith(newGameSchema, json)
  if (!parsed.ok) return parsed
  const {
    scenario,
    advancedPlay = false,
    points = {},
    map,
    reconstruction,
    costs,
    tables,
    turnLimit = null,
    skipEmptySegments = true,
    ...houseRules
  } = parsed.value
  const { sorcerer, wizard } = SCENARIOS[scenario].allowance
  const allowanceOf = (side: Side, given: typeof wizard) => ({
    points: points[side] ?? given.points,
    minimum: advancedPlay ? 0 : given.minimum,
  })
  return settingsFrom({
    scenario,
    allowance: { sorcerer: allowanceOf('sorcerer', sorcerer), wizard: allowanceOf('wizard', wizard) },
    options: { turnLimit, skipEmptySegments, ...houseRules },
    map,
    reconstruction,
    costs,
    tables,
  })
}

/** The parts of settings that a file may leave out. */
export interface SettingsParts {
  readonly scenario: ScenarioId
  readonly allowance: Settings['allowance']
  readonly options: Settings['options']
  readonly map?: string | undefined
  /** Left out in whatever was written before there were several. */
  readonly reconstruction?: ReconstructionId | undefined
  readonly costs?: Partial<Costs> | undefined
  readonly tables?: Partial<Tables> | undefined
}

/** Settings with defaults filled in and the map checked (AR-1.6). */
export function settingsFrom({
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
      haunts: SCENARIOS[parts.scenario].haunts,
      map,
      reconstruction,
      // The very objects of the reconstruction when nothing is custom, so that a save need not hold them.
      costs: costs ? { ...filled.costs, ...costs } : filled.costs,
      tables: tables ? { ...filled.tables, ...tables } : filled.tables,
    },
  }
}

export const allowanceSchema = v.strictObject({ points: pointsSchema, minimum: minimumSchema })
