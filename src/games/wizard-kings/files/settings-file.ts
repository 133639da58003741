import { parseWith } from '@/engine/files/schema'
import type { Parsed } from '@/engine/kernel/refusal'
import { settingsFaults } from '../queries/settings-faults'
import { type Settings, SETTINGS } from '../state/settings'

/** The settings of a game from what a form or a file says; all of it has a default (SU-1). */
export function parseSettings(json: unknown): Parsed<Settings> {
  const read = parseWith(SETTINGS.schema, json)
  const problems = read.ok ? settingsFaults(read.value) : []
  return problems.length > 0 ? { ok: false, problems } : read
}
