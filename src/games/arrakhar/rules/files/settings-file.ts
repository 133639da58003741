import * as v from 'valibot'
import type { Parsed } from '@/engine/refusal'
import { parseWith } from '@/engine/schema'
import { type ScenarioId, SCENARIOS } from '../../content/scenarios'
import { TABLES, type Tables } from '../../content/tables'
import { type Costs, COSTS, type Side } from '../../content/units'
import { mapFault } from '../map-check'
import type { Settings } from '../position'
import { mapTextOf } from './map-name'
import {
  costsSchema,
  mapSchema,
  minimumSchema,
  optionsSchema,
  pointsSchema,
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
  readonly costs?: Partial<Costs> | undefined
  readonly tables?: Partial<Tables> | undefined
}

/** Settings with defaults filled in and the map checked (AR-1.6). */
export function settingsFrom({
  map: given = 'valley',
  costs,
  tables,
  ...parts
}: SettingsParts): Parsed<Settings> {
  const map = mapTextOf(given)
  const fault = mapFault(map)
  if (fault !== undefined) return { ok: false, problems: [{ path: 'map', message: fault }] }
  return {
    ok: true,
    value: {
      ...parts,
      haunts: SCENARIOS[parts.scenario].haunts,
      map,
      // The very objects of the game when nothing is custom, so that they need not be written into a save.
      costs: costs ? { ...COSTS, ...costs } : COSTS,
      tables: tables ? { ...TABLES, ...tables } : TABLES,
    },
  }
}

export const allowanceSchema = v.strictObject({ points: pointsSchema, minimum: minimumSchema })
