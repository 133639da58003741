import * as v from 'valibot'
import { strictObject } from '@/engine/record-schema'
import type { Parsed } from '@/engine/refusal'
import { failed, parseWith } from '@/engine/schema'
import { MAPS, type MapId } from '../../content/boards'
import { DEFAULTS } from '../../content/game-rules'
import { NEWEST_RULES, type RulesVersion, type Settings, type Variants } from '../position'
import { mapSchema, optionsSchema, rulesetSchema, variantsSchema } from './schemas'

/** What may be agreed on before a game; all of it has a default. */
const settingsSchema = strictObject({
  ruleset: v.exactOptional(rulesetSchema),
  map: v.exactOptional(mapSchema),
  variants: v.exactOptional(variantsSchema),
  ...optionsSchema.entries,
})

/** The parts of settings that a file may leave out. */
export interface SettingsParts {
  /** Left out by forms and by files of one's own, which have the newest. */
  readonly rules?: RulesVersion
  readonly ruleset?: Settings['ruleset']
  readonly map?: MapId
  readonly points?: Settings['points']
  readonly spellCards?: number
  readonly turnLimit?: number
  readonly firstPlayer?: Settings['firstPlayer']
  readonly variants?: Partial<Variants>
}

/** The settings of a new game from what a form or a file says. */
export function parseSettings(json: unknown): Parsed<Settings> {
  const read = parseWith(settingsSchema, json)
  return read.ok ? settingsFrom(read.value) : read
}

const USUAL = {
  rules: NEWEST_RULES,
  points: { west: DEFAULTS.points, east: DEFAULTS.points },
  spellCards: DEFAULTS.spellCards,
  turnLimit: DEFAULTS.turnLimit,
  firstPlayer: 'roll',
} as const
const NO_VARIANTS: Variants = { terrainPool: false, wild: false, enclosed: false }

/** Settings with defaults filled in; the ruleset and the map must be of the same board (AA-24.1). */
export function settingsFrom({
  ruleset = 'advanced',
  map: given,
  variants,
  ...rest
}: SettingsParts): Parsed<Settings> {
  const isBasic = ruleset === 'basic'
  const map = given ?? (isBasic ? 'basic' : 'standard')
  if (isBasic !== (MAPS[map].board === 'basic17'))
    return failed(
      'map',
      isBasic ? 'must be "basic" in the basic ruleset' : 'must be another; "basic" is for the basic ruleset',
    )
  return { ok: true, value: { ...USUAL, ...rest, ruleset, map, variants: { ...NO_VARIANTS, ...variants } } }
}
