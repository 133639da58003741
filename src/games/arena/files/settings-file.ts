import type { GivenOf } from '@/engine/declare/kind'
import type { Parsed } from '@/engine/kernel/refusal'
import { failed, parseWith } from '@/engine/files/schema'
import { MAPS } from '../tables/boards'
import { NEWEST_RULES, type RulesVersion, type Settings } from '../state/position'
import { NEW_GAME } from '../state/settings'

/** The settings of a new game from what a form or a file says; all of it has a default. */
export function parseSettings(json: unknown): Parsed<Settings> {
  const read = parseWith(NEW_GAME.schema, json)
  return read.ok ? settingsFrom({ rules: NEWEST_RULES, ...read.value }) : read
}

interface GivenSettings extends GivenOf<typeof NEW_GAME> {
  readonly rules: RulesVersion
}

/** Settings with the map filled in; the ruleset and the map must be of the same board (AA-24.1). */
export function settingsFrom({ map: given, ...rest }: GivenSettings): Parsed<Settings> {
  const isBasic = rest.ruleset === 'basic'
  const map = given ?? (isBasic ? 'basic' : 'standard')
  if (isBasic === (MAPS[map].board === 'basic17')) return { ok: true, value: { ...rest, map } }
  return failed(
    'map',
    isBasic ? 'must be "basic" in the basic ruleset' : 'must be another; "basic" is for the basic ruleset',
  )
}
