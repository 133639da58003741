import * as v from 'valibot'
import type { Parsed } from '@/engine/refusal'
import { parseWith } from '@/engine/schema'
import { PRESETS } from '../../content/presets'
import { newGame, presetGame } from '../new-game'
import type { Position } from '../position'
import { optionsSchema } from './schemas'
import { parseSettings } from './settings-file'

const ids = PRESETS.map(({ id }) => id)
const presetSchema = v.strictObject({
  preset: v.picklist(ids, `must be one of ${ids.join(', ')}`),
  turnLimit: optionsSchema.entries.turnLimit,
})

/** The first position of a game by settings, all of which have a default, or by the name of a preset (B-3). */
export function parseNewGame(json: unknown): Parsed<Position> {
  if (typeof json === 'object' && json !== null && 'preset' in json) return presetNamed(json)
  const parsed = parseSettings(json)
  return parsed.ok ? { ok: true, value: newGame(parsed.value, null) } : parsed
}

/** A preset's game, with another turn limit if one is given. */
function presetNamed(json: unknown): Parsed<Position> {
  const parsed = parseWith(presetSchema, json)
  if (!parsed.ok) return parsed
  const { preset: named, ...options } = parsed.value
  const preset = PRESETS.find(({ id }) => id === named)
  if (!preset)
    return { ok: false, problems: [{ path: 'preset', message: `must be one of ${ids.join(', ')}` }] }
  const { settings, armies } = presetGame(preset)
  return { ok: true, value: newGame({ ...settings, ...options }, armies) }
}
