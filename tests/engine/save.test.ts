import { describe, expect, test } from 'vitest'
import { diceStateOf, handDice } from '@/engine/kernel/dice'
import { type History, historyFrom, playOn, undo } from '@/engine/kernel/history'
import { type OpenBody, SAVE_VERSION, unsealed, writeSave } from '@/engine/save/save'
import { gameOfSave, readSave } from '@/engine/save/save-read'
import { arrakharRules } from '@/games/arrakhar/rules'
import type { Command } from '@/games/arrakhar/commands'
import type { Event } from '@/games/arrakhar/events'
import type { Position } from '@/games/arrakhar/state/position'
import { attack, move, resolve } from '../support/orders'
import { situation } from '../support/situation'

function midCombat(): History<Position, Command, Event> {
  const { position } = situation('wizard combat', { '1110': '2 elf', '1111': '2 ghoul' })
  let history: History<Position, Command, Event> = historyFrom(position)
  const play = (command: Command, rolls: readonly number[] = []) => {
    history = playOn(arrakharRules, history, { command, dice: handDice(rolls) }).history
  }
  play(attack('elf-1', '1111', 'ghoul-1'))
  play(attack('elf-2', '1111', 'ghoul-1 ghoul-2'))
  play(resolve(1), [6])
  return history
}

const SEAL = { digest: 'a'.repeat(64), nonce: 'b'.repeat(32) }
const history = midCombat()
const DICE_SEAL = {
  digest: 'c'.repeat(64),
  nonce: 'd'.repeat(32),
  seed: diceStateOf(4),
  from: 0,
  until: null,
}
const game = { ...unsealed(history, diceStateOf(5)), seal: SEAL, diceSeals: [DICE_SEAL] }

/** A good save as JSON, with some parts replaced. */
function saved(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const json: unknown = JSON.parse(JSON.stringify(writeSave(arrakharRules, game)))
  return { ...(json as Record<string, unknown>), ...changes }
}

const body = saved().body as OpenBody

/** The same with some parts of its body replaced. */
function savedWith(changes: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return saved({ body: { ...body, ...changes } })
}

function problemOf(json: unknown): string {
  const read = readSave(arrakharRules, json)
  if (read.ok) throw new Error('it was read')
  return read.problems.map(({ path, message }) => `${path}: ${message}`).join('\n')
}

describe('A save', () => {
  test('comes back in the middle of combat exactly as it was', () => {
    expect(readSave(arrakharRules, saved())).toEqual({ ok: true, value: game })
  })
  test('keeps what was undone', () => {
    const { position } = situation('wizard movement', { '1110': 'elf' })
    const moved = playOn(arrakharRules, historyFrom<Position, Command, Event>(position), {
      command: move('elf-1', '1111'),
      dice: handDice([]),
    })
    const back = undo(moved.history)
    if (!back.ok) throw new Error(back.reason)
    const json: unknown = JSON.parse(JSON.stringify(writeSave(arrakharRules, unsealed(back.history, null))))
    expect(readSave(arrakharRules, json)).toMatchObject({
      ok: true,
      value: { history: { cursor: 0, steps: [{}] } },
    })
  })
  test('says of which game it is', () => {
    expect(gameOfSave(saved())).toEqual({ ok: true, value: 'arrakhar' })
    expect(gameOfSave({ format: 'else' })).toMatchObject({ ok: false })
  })
})

const [entry] = body.entries
const withEntry = (changes: object) => savedWith({ entries: [{ ...entry, ...changes }], cursor: 1 })

describe('A bad save is refused with its place and reason', () => {
  test.each([
    ['something else', 7, ': '],
    ['nothing', null, ': '],
    ['another format', saved({ format: 'zip' }), 'format: must be "hexhearth-save"'],
    ['a newer version', saved({ version: SAVE_VERSION + 1 }), 'a newer program wrote this save'],
    ['another game', saved({ game: 'chess' }), 'game: is "chess", not "arrakhar"'],
    ['a cursor beyond the end', savedWith({ cursor: 4 }), 'body.cursor: must be 3 at most'],
    ['a negative cursor', savedWith({ cursor: -1 }), 'body.cursor: '],
    ['a bad first position', savedWith({ initial: { game: 'arrakhar' } }), 'body.initial.scenario: '],
    [
      'a bad hex in it',
      savedWith({ initial: { ...(body.initial as object), emptied: ['9999'] } }),
      'body.initial.emptied.0: ',
    ],
    ['a bad command', withEntry({ command: { type: 'fly' } }), 'body.entries.0.command.type: '],
    ['a command without a type', withEntry({ command: {} }), 'body.entries.0.command.type: '],
    [
      'an illegal command',
      withEntry({ command: { type: 'rollWanderingOrcs' } }),
      'body.entries.0: cannot be replayed',
    ],
    [
      'rolls that nothing used',
      withEntry({ rolls: [{ count: 1, faces: 6, label: '', values: [1] }] }),
      'more rolls',
    ],
    [
      'a roll of seven',
      savedWith({ entries: [{ command: { type: 'resolve', designation: 1 }, rolls: [] }], cursor: 1 }),
      'body.entries.0',
    ],
    ['rolls of the wrong shape', withEntry({ rolls: [{ values: ['six'] }] }), 'body.entries.0.rolls.0'],
    ['an unknown key', saved({ cheat: true }), 'cheat: unknown key; remove it'],
    ['bad dice', savedWith({ dice: ['x'] }), 'body.dice.0: '],
    [
      'a seal that is none',
      saved({ seals: { choice: 'xyz', dice: [] } }),
      'seals.choice: must be hexadecimal digits',
    ],
  ])('%s', (_, json, problem) => {
    expect(problemOf(json)).toContain(problem)
  })
  test('prototype keys', () => {
    expect(problemOf(JSON.parse('{"__proto__": {"format": "hexhearth-save"}}'))).toContain(
      '__proto__: is a reserved word',
    )
    expect(({} as Record<string, unknown>).format).toBeUndefined()
  })
  test('more entries than any game makes', () => {
    expect(problemOf(savedWith({ entries: Array.from({ length: 100_001 }, () => entry) }))).toContain(
      'must have 100000 entries at most',
    )
  })
})
