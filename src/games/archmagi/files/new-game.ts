import * as v from 'valibot'
import { strictObject } from '@/engine/files/record-schema'
import { parseWith } from '@/engine/files/schema'
import { type Parsed, present } from '@/engine/kernel/refusal'
import { startOf } from '../state/start'
import type { State } from '../state/state'
import { PRESETS } from '../tables/presets'
import { parsePosition } from './position-file'
import { parseSettings } from './settings-file'

const IDS = PRESETS.map(({ id }) => id)
const named = strictObject({ preset: v.picklist(IDS, `must be one of ${IDS.join(', ')}`) })

/** The first position of a game by settings, all of which have a default, or by the name of a preset (AM-3.1, AM-O.2). */
export function parseNewGame(json: unknown): Parsed<State> {
  if (typeof json === 'object' && json !== null && Object.hasOwn(json, 'preset')) return presetNamed(json)
  const settings = parseSettings(json)
  return settings.ok ? { ok: true, value: startOf(settings.value) } : settings
}

function presetNamed(json: unknown): Parsed<State> {
  const read = parseWith(named, json)
  if (!read.ok) return read
  const preset = PRESETS.find(({ id }) => id === read.value.preset)
  const { seats, settings, position } = present(preset, 'a preset of that name')
  const all = { seats, ...settings }
  return position ? parsePosition({ settings: all, ...position }) : parseNewGame(all)
}
