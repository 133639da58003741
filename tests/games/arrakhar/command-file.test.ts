import { describe, expect, test } from 'vitest'
import { arrakharRules } from '@/games/arrakhar/rules'
import * as orders from '../../support/orders'

const COMMANDS = [
  orders.END,
  orders.FINISH,
  orders.ROLL_ORCS,
  orders.design('wizard', { elf: 4 }),
  orders.placeHaunt('T1', '0508'),
  orders.liftHaunt('T1'),
  orders.hideWand('T1'),
  orders.placeSorcerers('0508', 2),
  orders.liftSorcerers('0508', 2),
  orders.assignEntry('0112', { elf: 4 }),
  orders.placeOrc('1110'),
  orders.castSummon('sorcerer-1', 'T1'),
  orders.placeSummoned(0),
  orders.haste('wizard-1', '1110'),
  orders.hasteWaiting('wizard-1', 'elf-1 elf-2'),
  orders.fireball('wizard-1', '1110'),
  orders.wandFireball('wizard-1', '1110'),
  orders.attack('elf-1 elf-2', '1111', 'ghoul-1'),
  orders.withdraw(1),
  orders.resolve(1),
  orders.move('elf-1', '1110 1111', '1110'),
  orders.advance('elf-1', '1111'),
  orders.resign('wizard'),
  orders.offerDraw('wizard'),
  orders.answerDraw('sorcerer', true),
]

function problemsOf(json: unknown): readonly string[] {
  const parsed = arrakharRules.parseCommand(json)
  return parsed.ok ? [] : parsed.problems.map((problem) => problem.path)
}

describe('A command from JSON', () => {
  test.each(COMMANDS.map((command) => [command.type, command] as const))(
    '%s is read as written',
    (_, command) => {
      expect(arrakharRules.parseCommand(JSON.parse(JSON.stringify(command)))).toEqual({
        ok: true,
        value: command,
      })
    },
  )
  test('every command of the rules is known', () => {
    expect(new Set(COMMANDS.map((command) => command.type))).toEqual(
      new Set(Object.keys(arrakharRules.commands)),
    )
  })
  test('a move without a word on the wand leaves it', () => {
    const json = { type: 'move', units: ['elf-1'], path: ['1111'] }
    expect(arrakharRules.parseCommand(json)).toEqual({ ok: true, value: { ...json, takeWandAt: null } })
  })
  test.each([
    [{ type: 'fly' }, 'type'],
    [{ type: 'toString' }, 'type'],
    [{ type: '__proto__' }, 'type'],
    [{}, 'type'],
    [{ type: 'move', units: 'elf-1', path: [] }, 'units'],
    [{ type: 'move', units: ['elf-1'], path: [1111] }, 'path.0'],
    [{ type: 'move', units: [''], path: ['1111'] }, 'units.0'],
    [{ type: 'placeSorcerers', hex: '1111', count: -1 }, 'count'],
    [{ type: 'placeSorcerers', hex: '1111', count: 1.5 }, 'count'],
    [{ type: 'designForce', side: 'wizard', counts: { elf: -4 } }, 'counts.elf'],
    [{ type: 'designForce', side: 'wizard', counts: { troll: 1 } }, 'counts.troll'],
    [{ type: 'endSegment', really: true }, 'really'],
    [{ type: 'resign', side: 'goblin' }, 'side'],
    [{ type: 'placeHaunt', haunt: 'T4', hex: '1111' }, 'haunt'],
  ])('%j is refused at its place', (json, path) => {
    expect(problemsOf(json)).toContain(path)
  })
  test.each([null, 7, 'endSegment', [], undefined])('%j is no command', (json) => {
    expect(problemsOf(json)).not.toEqual([])
  })
  test('a path of a hundred thousand hexes is refused', () => {
    const path = Array.from({ length: 100_000 }, () => '1111')
    expect(problemsOf({ type: 'move', units: ['elf-1'], path })).toContain('path')
  })
})
