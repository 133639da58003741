import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { unsealed, writeSave } from '@/engine/save'
import { readSave } from '@/engine/save-read'
import { historyFrom } from '@/engine/history'
import type { Parsed } from '@/engine/refusal'
import { arrakharRules as rules } from '@/games/arrakhar/rules'
import * as orders from '../support/orders'
import { positionFile, situation } from '../support/situation'

/** What a parser says of input: it never throws, and a fault always says where and what. */
function judged(parse: (json: unknown) => Parsed<unknown>) {
  return (json: unknown) => {
    const parsed = parse(json)
    if (parsed.ok) return
    expect(parsed.problems.length).toBeGreaterThan(0)
    for (const { path, message } of parsed.problems) {
      expect(typeof path).toBe('string')
      expect(message).not.toBe('')
    }
  }
}

const junk = fc.jsonValue({ maxDepth: 4 })

/** Good input with one part, however deep, replaced by junk. */
function spoiled(good: Readonly<Record<string, unknown>>): fc.Arbitrary<unknown> {
  const keys = Object.keys(good)
  return fc.tuple(fc.constantFrom(...keys), junk, fc.boolean()).map(([key, value, inside]) => {
    const old = good[key]
    const nested = inside && typeof old === 'object' && old !== null && !Array.isArray(old)
    return { ...good, [key]: nested ? { ...old, [JSON.stringify(value).slice(0, 12)]: value } : value }
  })
}

const FILE = positionFile(
  'wizard combat',
  { '1110': '2 elf', '1111': 'ghoul' },
  {
    cast: [],
    haste: { 'elf-1': 2 },
    emptied: ['1112'],
    wandMoved: false,
    options: { turnLimit: 9 },
    costs: { orc: 2 },
    tables: { haste: [1, 1, 1, 1, 1, 1] },
    eliminated: [{ type: 'orc', count: 2 }],
    setUp: { haunts: {}, sorcerers: {}, entries: {} },
    designs: { sorcerer: { orc: 4 }, wizard: null },
  },
)

const SAVE: unknown = JSON.parse(
  JSON.stringify(writeSave(rules, unsealed(historyFrom(situation('wizard combat', {}).position), null))),
)

describe('A parser never throws', () => {
  const cases = [
    ['parsePosition', (json: unknown) => rules.parsePosition(json), FILE],
    ['parseCommand', (json: unknown) => rules.parseCommand(json), orders.attack('elf-1', '1111', 'ghoul-1')],
    [
      'newGame',
      (json: unknown) => rules.newGame(json),
      { scenario: 'basic', tables: {}, costs: {}, points: {}, map: 'valley' },
    ],
    ['readSave', (json: unknown) => readSave(rules, json), SAVE],
  ] as const
  test.each(cases)('%s on any JSON', (_, parse) => {
    fc.assert(fc.property(junk, judged(parse)), { numRuns: 150 })
  })
  test.each(cases)('%s on good input with one part spoiled', (_, parse, good) => {
    const input = spoiled(good as Readonly<Record<string, unknown>>)
    fc.assert(fc.property(input, judged(parse)), { numRuns: 200 })
  })
})

describe('A position that is read', () => {
  test('can be written, viewed and asked for its commands', () => {
    fc.assert(
      fc.property(spoiled(FILE), (json) => {
        const parsed = rules.parsePosition(json)
        if (!parsed.ok) return
        rules.writePosition(parsed.value)
        rules.viewOf(parsed.value, 'wizard')
        rules.legalCommands(parsed.value)
      }),
      { numRuns: 200 },
    )
  })
})
