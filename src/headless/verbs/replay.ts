import type { AnyCommand, AnyEvent, AnyGameRules, Json } from '@/engine/kernel/game'
import { type History, positionAt, positionOf } from '@/engine/kernel/history'
import type { Parsed } from '@/engine/kernel/refusal'
import { gameOfSave, readSave } from '@/engine/save/save-read'
import { badArguments, readArguments, wholeNumber } from '../terminal/arguments'
import { readJsonFile } from '../terminal/files'
import { gameOf } from '../games'
import type { Verb } from '../terminal/verb'

interface Opened {
  readonly rules: AnyGameRules
  readonly history: History<object, AnyCommand, AnyEvent>
}

async function openSave(file: string): Promise<Parsed<Opened>> {
  const json = await readJsonFile(file)
  if (!json.ok) return json
  const id = gameOfSave(json.value)
  if (!id.ok) return id
  const game = gameOf(id.value, 'game')
  if (!game.ok) return game
  const rules = await game.value.load()
  const loaded = readSave(rules, json.value)
  if (!loaded.ok) return loaded
  return { ok: true, value: { rules, history: loaded.value.history } }
}

/** Replays a save with its own rolls and prints how the game stands at its cursor. */
export const replay: Verb = {
  synopsis: 'SAVE|-',
  summary: 'replay a save and print its result',
  async run(args, terminal) {
    const given = readArguments(args, { operands: ['SAVE'] })
    if (!given.ok) return given
    const opened = await openSave(given.value.operands.SAVE ?? '-')
    if (!opened.ok) return opened
    const { rules, history } = opened.value
    const position = positionOf(history)
    const result = {
      game: rules.id,
      winner: rules.resultOf(position),
      commands: history.cursor,
      undone: history.steps.length - history.cursor,
      ...whereIn(rules.writePosition(position)),
    }
    terminal.print(JSON.stringify(result, null, 2))
    return { ok: true, value: 0 }
  },
}

/** Where in the sequence of play a position stands, as far as its file format says. */
function whereIn(position: Json): Readonly<Record<string, Json>> {
  if (typeof position !== 'object' || position === null || Array.isArray(position)) return {}
  return Object.fromEntries(
    Object.entries(position).filter(([key]) => ['turn', 'side', 'segment'].includes(key)),
  )
}

/** Prints the position of a save after some of its commands, or at its cursor. */
export const position: Verb = {
  synopsis: 'SAVE|- [--at N]',
  summary: 'print the position of a save after N commands',
  async run(args, terminal) {
    const given = readArguments(args, { options: ['at'], operands: ['SAVE'] })
    if (!given.ok) return given
    const opened = await openSave(given.value.operands.SAVE ?? '-')
    if (!opened.ok) return opened
    const { rules, history } = opened.value
    const at = wholeNumber(given.value, 'at', { least: 0, otherwise: history.cursor })
    if (!at.ok) return at
    if (at.value > history.steps.length)
      return badArguments(`--at must be ${history.steps.length} at most: the save has no more commands`)
    terminal.print(JSON.stringify(rules.writePosition(positionAt(history, at.value)), null, 2))
    return { ok: true, value: 0 }
  },
}
