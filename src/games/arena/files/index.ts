import type { FileRules } from '@/engine/kernel/game'
import type { Command } from '../commands'
import type { Position } from '../state/position'
import { parseCommand } from './command-file'
import { parseInitial, parsePosition, writePosition } from './position-read'
import * as v from 'valibot'
import { strictObject } from '@/engine/files/record-schema'
import { type Parsed, present } from '@/engine/kernel/refusal'
import { parseWith } from '@/engine/files/schema'
import { PRESETS } from '../tables/presets'
import { newGame, presetGame } from '../effects/set-up/new-game'
import { turnLimit } from '../state/settings'
import { barePointsFaults } from './army-faults'
import { parseSettings } from './settings-file'

const ids = PRESETS.map(({ id }) => id)
const presetSchema = strictObject({
  preset: v.picklist(ids, `must be one of ${ids.join(', ')}`),
  turnLimit: v.exactOptional(turnLimit.schema),
})

/** The first position of a game by settings, all of which have a default, or by the name of a preset (B-3). */
function parseNewGame(json: unknown): Parsed<Position> {
  if (typeof json === 'object' && json !== null && Object.hasOwn(json, 'preset')) return presetNamed(json)
  const settings = parseSettings(json)
  if (!settings.ok) return settings
  const problems = barePointsFaults(settings.value.points, 'points')
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: newGame(settings.value, null) }
}

/** A preset's game, with another turn limit if one is given. */
function presetNamed(json: unknown): Parsed<Position> {
  const read = parseWith(presetSchema, json)
  if (!read.ok) return read
  const { preset: named, ...options } = read.value
  const preset = PRESETS.find(({ id }) => id === named)
  const { settings, armies } = presetGame(present(preset, 'a preset of that name'))
  return { ok: true, value: newGame({ ...settings, ...options }, armies) }
}

/** How Arena reads set-up forms, positions and commands, and writes positions. */
export const arenaFiles: FileRules<Position, Command> = {
  newGame: parseNewGame,
  parsePosition,
  parseInitial,
  parseCommand,
  writePosition,
}
