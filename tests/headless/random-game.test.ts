import { describe, expect, test } from 'vitest'
import type { AnyGameRules } from '@/engine/kernel/game'
import { readSave } from '@/engine/save/save-read'
import { type Plan, randomGame } from '@/headless/fuzz/random-game'
import { hoard, hoardRules } from './hoard'

const plan: Plan = { game: 'hoard', games: 20, seed: 3, turnLimit: 30 }
const games = Array.from({ length: plan.games }, (_, nth) => nth)

/** What is found in twenty games when some of the rules are broken. */
function found(broken: Partial<AnyGameRules>): readonly string[] {
  const subject = { ...hoard, rules: { ...hoardRules, ...broken } }
  return games.flatMap((nth) => randomGame(subject, plan, nth).finding?.fault ?? [])
}

describe('sound rules', () => {
  test('play to an end, and nothing is found', () => {
    for (const nth of games) {
      const report = randomGame(hoard, plan, nth)
      expect(report.finding).toBeNull()
      expect(report.ending).not.toBeNull()
    }
  })

  test('the seed and the number of a game decide it', () => {
    expect(randomGame(hoard, plan, 4)).toEqual(randomGame(hoard, plan, 4))
    const lengths = games.map((nth) => randomGame(hoard, plan, nth).commands)
    expect(new Set(lengths).size).toBeGreaterThan(3)
  })
})

describe('what is found', () => {
  const north = { game: 'hoard', asked: 'north' }
  const refused = { clause: 'HO-9', message: 'No.' }

  test('an exception, with a save that ends in the command that threw', () => {
    const rules: AnyGameRules = {
      ...hoardRules,
      commands: {
        ...hoardRules.commands,
        leave: {
          refusalOf: () => undefined,
          perform: () => {
            throw new Error('fell into the shaft')
          },
        },
      },
    }
    const finding = games.map((nth) => randomGame({ ...hoard, rules }, plan, nth).finding).find(Boolean)
    expect(finding?.fault).toMatch('fell into the shaft')
    expect(finding?.save.body.entries.at(-1)?.command).toEqual({ type: 'leave' })
    expect(readSave(hoardRules, JSON.parse(JSON.stringify(finding?.save))).ok).toBe(true)
  })

  test.each<[string, Partial<AnyGameRules>, RegExp]>([
    ['no command before the end', { sampleCommand: () => undefined }, /^no legal command before the end/],
    ['nothing listed before the end', { legalCommands: () => [] }, /no legal command is listed/],
    ['a refused sample', { sampleCommand: () => ({ type: 'dig', dice: 3 }) as object as never }, /HO-1/],
    ['a refused listed command', { legalCommands: () => [{ type: 'weigh' }] }, /listed command is refused/],
    ['an endless game', { sampleCommand: () => ({ type: 'leave' }) }, /^endless/],
    ['a broken invariant', { faultsOf: () => ['One orc too many.'] }, /One orc too many/],
    ['a leak', { leaksOf: (_, viewer) => (viewer === 'south' ? ['the rest'] : []) }, /shows to south/],
    ['secrets in a view', { viewOf: (position) => position }, /secrets change what south can tell/],
    ['a lossy format', { parsePosition: () => hoardRules.parsePosition(north) }, /round trip/],
    ['an unreadable format', { writePosition: () => ({}) }, /cannot be read/],
    ['an undone revelation', { barrierOf: () => undefined }, /undo crosses a revelation/],
    [
      'a replay that differs',
      { parseCommand: () => hoardRules.parseCommand({ type: 'leave' }) },
      /cannot be replayed|replay differs|does not survive JSON/,
    ],
    [
      'commands that are always refused',
      { commands: { ...hoardRules.commands, dig: { refusalOf: () => refused, perform: () => [] } } },
      /HO-9/,
    ],
  ])('%s', (_, broken, fault) => {
    expect(found(broken).some((text) => fault.test(text))).toBe(true)
  })
})
