import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diceStateOf } from '@/engine/kernel/dice'
import { unsealed, writeSave } from '@/engine/save/save'
import { readSave } from '@/engine/save/save-read'
import { type Parsed, problemsText } from '@/engine/kernel/refusal'
import type { AnyGameRules, Json } from '@/engine/kernel/game'
import { arenaRules } from '@/games/arena/rules'
import { arrakharRules } from '@/games/arrakhar/rules'
import { scene } from '../support/arena-scene'
import * as orders from '../support/orders'
import { positionFile } from '../support/situation'
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

/** A game with good input for each of its parsers. */
interface Parsing {
  readonly rules: AnyGameRules
  /** A position with as many kinds of things as fit into one. */
  readonly position: Json
  readonly command: unknown
  readonly settings: unknown
}

const VALLEY: Parsing = {
  rules: arrakharRules,
  position: positionFile(
    'wizard combat',
    { '1110': '2 elf', '1111': 'ghoul' },
    {
      cast: [],
      haste: { 'elf-1': 2 },
      emptied: ['1112'],
      wandMoved: false,
      options: { turnLimit: 9 },
      costs: { orc: 2 },
      tables: { haste: [2, 2, 2, 2, 2, 2] },
      eliminated: [{ type: 'orc', count: 2 }],
      designs: { sorcerer: { sorcerer: 6, demon: 6, orc: 6, ghoul: 6 }, wizard: null },
    },
  ) as Json,
  command: orders.attack('elf-1', '1111', 'ghoul-1'),
  settings: { scenario: 'basic', tables: {}, costs: {}, points: {}, map: 'valley' },
}

const ARENA: Parsing = {
  rules: arenaRules,
  position: scene(
    'combat',
    [
      'west human-grunt C1',
      'west sorcerer C3',
      'west human-soldier B3 on warhorse-1',
      'west warhorse B3',
      'west giant B4',
      'east human-grunt C9',
      'east orc B4',
      'east kobold B4',
    ],
    {
      pools: [20, 3],
      spells: [
        ['spark', 'fireball'],
        ['spell-shield', 'block-magic'],
      ],
      items: [{ id: 'grenade-1', type: 'grenade', owner: 0, at: 'B3' }],
    },
  ),
  command: { type: 'walk', seat: 'west', unit: 'giant-1', path: ['B3', 'B4'] },
  settings: { points: [50, 60], map: 'twin-lakes', spellCards: 3, variants: { wild: true } },
}

/** With a few commands, some with rolls. */
function saveOf({ rules, position }: Parsing): unknown {
  const initial = rules.parsePosition(position)
  if (!initial.ok) throw new Error(problemsText(initial.problems))
  const history = playFrom(rules, { position: initial.value, seed: 3, commands: 20 })
  expect(history.steps.some(({ entry }) => entry.rolls.length > 0)).toBe(true)
  return JSON.parse(JSON.stringify(writeSave(rules, unsealed(history, diceStateOf(4)))))
}

describe.each([
  ['Arrakhar’s Wand', VALLEY],
  ['Arena', ARENA],
])('A parser of %s never throws', (_, parsing) => {
  const { rules, position, command, settings } = parsing
  const cases = [
    ['parsePosition', (json: unknown) => rules.parsePosition(json), position],
    ['parseCommand', (json: unknown) => rules.parseCommand(json), command],
    ['newGame', (json: unknown) => rules.newGame(json), settings],
    ['readSave', (json: unknown) => readSave(rules, json), saveOf(parsing)],
  ] as const
  test.each(cases)('%s on any JSON', (_, parse) => {
    fc.assert(fc.property(junk, judged(parse)), { numRuns: 150 })
  })
  test.each(cases)('%s on good input with one part spoiled', (_, parse, good) => {
    expect(parse(good)).toMatchObject({ ok: true })
    fc.assert(fc.property(spoiled(good), judged(parse)), { numRuns: 200 })
  })

  test('and a position that is read can be written, viewed and asked for its commands', () => {
    let accepted = 0
    fc.assert(
      fc.property(spoiled(position), (json) => {
        const parsed = rules.parsePosition(json)
        if (!parsed.ok) return
        accepted += 1
        rules.writePosition(parsed.value)
        for (const viewer of rules.seats) rules.viewOf(parsed.value, viewer)
        rules.legalCommands(parsed.value)
      }),
      { numRuns: 200 },
    )
    expect(accepted).toBeGreaterThan(0)
  })
})
