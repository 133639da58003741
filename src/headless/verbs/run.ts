import { diceStateOf, seededDice } from '@/engine/kernel/dice'
import { ownOf } from '@/engine/basics/own'
import { readArguments, wholeNumber } from '../terminal/arguments'
import { readJsonFile } from '../terminal/files'
import { gameOf } from '../games'
import { parseRun, runSteps } from '../run-steps'
import type { Verb } from '../terminal/verb'

/** Plays commands from a position and prints what became of each. */
export const run: Verb = {
  synopsis: 'FILE|- [--seed N]',
  summary: 'play commands from a position: JSON in, JSON out',
  async run(args, terminal) {
    const given = readArguments(args, { options: ['seed'], operands: ['FILE'] })
    if (!given.ok) return given
    const seed = wholeNumber(given.value, 'seed', { least: 0, otherwise: 1 })
    if (!seed.ok) return seed
    const json = await readJsonFile(given.value.operands.FILE ?? '-')
    if (!json.ok) return json
    const game = gameOf(gameNamedIn(json.value), 'position.game')
    if (!game.ok) return game
    const rules = await game.value.load()
    const input = parseRun(rules, json.value)
    if (!input.ok) return input
    const output = runSteps(rules, input.value, seededDice(diceStateOf(seed.value)))
    terminal.print(JSON.stringify(output, null, 2))
    return { ok: true, value: 0 }
  },
}

function gameNamedIn(json: unknown): string | undefined {
  const position = propertyOf(json, 'position')
  const game = propertyOf(position, 'game')
  return typeof game === 'string' ? game : undefined
}

function propertyOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? ownOf(value as Record<string, unknown>, key)
    : undefined
}
