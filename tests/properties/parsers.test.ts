import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diceStateOf } from '@/engine/dice'
import { unsealed, writeSave } from '@/engine/save'
import { readSave } from '@/engine/save-read'
import type { Parsed } from '@/engine/refusal'
import { arrakharRules as rules } from '@/games/arrakhar/rules'
import * as orders from '../support/orders'
import { positionFile, situation } from '../support/situation'
import { playFrom } from './random-play'

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

type Place = readonly (string | number)[]

/** Every place inside JSON, however deep. */
function placesIn(json: unknown, from: Place = []): readonly Place[] {
  if (typeof json !== 'object' || json === null) return []
  const keys = Array.isArray(json) ? json.map((_, nth) => nth) : Object.keys(json)
  return keys.flatMap((key) => {
    const place = [...from, key]
    return [place, ...placesIn(partAt(json, [key]), place)]
  })
}

function partAt(json: unknown, place: Place): unknown {
  return place.reduce<unknown>((part, key) => Reflect.get(Object(part), key), json)
}

/** A copy of JSON in which something else stands at a place, even under a name that every object has. */
function replacedAt(json: unknown, place: Place, value: unknown): unknown {
  const copy = structuredClone(json)
  const part = { value, enumerable: true, writable: true, configurable: true }
  Object.defineProperty(Object(partAt(copy, place.slice(0, -1))), place.at(-1) ?? '', part)
  return copy
}

function isObject(part: unknown): boolean {
  return typeof part === 'object' && part !== null && !Array.isArray(part)
}

/** Good input with one part, however deep, replaced by junk, by another of its parts, or with junk put into it. */
function spoiled(good: unknown): fc.Arbitrary<unknown> {
  const places = placesIn(good)
  const parts = places.map((place) => partAt(good, place))
  const objects = places.filter((_, nth) => isObject(parts[nth]))
  const added = fc.tuple(fc.constantFrom<Place[]>([], ...objects), fc.string({ maxLength: 12 }))
  const place = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...places) },
    { weight: 1, arbitrary: added.map(([object, key]) => [...object, key]) },
  )
  const value = fc.oneof(junk, fc.constantFrom(...parts), fc.nat({ max: 9 }))
  return fc.tuple(place, value).map(([at, instead]) => replacedAt(good, at, instead))
}

const STACKS = { '1110': '2 elf', '1111': 'ghoul' }

const FILE = positionFile('wizard combat', STACKS, {
  cast: [],
  haste: { 'elf-1': 2 },
  emptied: ['1112'],
  wandMoved: false,
  options: { turnLimit: 9 },
  costs: { orc: 2 },
  tables: { haste: [2, 2, 2, 2, 2, 2] },
  eliminated: [{ type: 'orc', count: 2 }],
  designs: { sorcerer: { sorcerer: 6, demon: 6, orc: 6, ghoul: 6 }, wizard: null },
})

/** With a few commands, some with rolls. */
const SAVE: unknown = JSON.parse(
  JSON.stringify(
    writeSave(rules, unsealed(playFrom(situation('wizard combat', STACKS).position, 3, 20), diceStateOf(4))),
  ),
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
    expect(parse(good)).toMatchObject({ ok: true })
    fc.assert(fc.property(spoiled(good), judged(parse)), { numRuns: 200 })
  })
})

describe('A position that is read', () => {
  test('can be written, viewed and asked for its commands', () => {
    let accepted = 0
    fc.assert(
      fc.property(spoiled(FILE), (json) => {
        const parsed = rules.parsePosition(json)
        if (!parsed.ok) return
        accepted += 1
        rules.writePosition(parsed.value)
        rules.viewOf(parsed.value, 'wizard')
        rules.legalCommands(parsed.value)
      }),
      { numRuns: 200 },
    )
    expect(accepted).toBeGreaterThan(0)
  })
})
