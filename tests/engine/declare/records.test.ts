import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { keyed } from '@/engine/declare/keyed'
import { type AnyKind, type GivenOf, kindOf, type ValueOf } from '@/engine/declare/kind'
import { byKey, flag, id, listed, oneOf, perSeat, place, ref, refOnce, whole } from '@/engine/declare/kinds'
import { givenIn, referenceFaults } from '@/engine/declare/reading'
import { computed, inline, record, spread } from '@/engine/declare/record'

/** What is given of a file, or its faults, a line each. */
function readAs<K extends AnyKind>(kind: K, json: unknown): GivenOf<K> | readonly string[] {
  const read = givenIn(kind, json, { depth: 6, values: 5000 })
  return read.ok ? read.value : read.problems.map(({ path, message }) => `${path}: ${message}`)
}

describe('A record', () => {
  const UNIT = record({
    id: id('unit'),
    kind: oneOf(['orc', 'elf'], 'must be "orc" or "elf"').as('type'),
    at: place('hex').orNull('hand', 'must be a hex'),
    steps: whole(1, 4).usually(2),
    moved: flag.derived(),
    note: oneOf(['lost']).optional(),
    rank: whole(1, 9).orAbsent(),
    marks: listed(flag).usuallyUnsaid([]),
    leader: ref('unit').orNull().usually(null),
  })

  test('is given under its own names, the usual filled in and the rest left open', () => {
    expect(readAs(UNIT, { id: 'a', type: 'orc', at: 'hand' })).toEqual({
      ...{ id: 'a', kind: 'orc', at: null, steps: 2, moved: undefined, rank: null, marks: [], leader: null },
    })
    const full = {
      id: 'a',
      at: 'C4',
      steps: 1,
      moved: true,
      note: 'lost',
      rank: 3,
      marks: [true],
      leader: 'b',
    }
    expect(readAs(UNIT, { ...full, type: 'elf' })).toEqual({ ...full, kind: 'elf' })
  })

  test('is told in the order of its declaration, silent about what files are silent about', () => {
    const unit: ValueOf<typeof UNIT> = {
      ...{ leader: null, marks: [], rank: null, moved: false, steps: 2, at: null, kind: 'orc', id: 'a' },
    }
    expect(JSON.stringify(UNIT.write(unit, {}))).toBe(
      '{"id":"a","type":"orc","at":"hand","steps":2,"moved":false,"leader":null}',
    )
    const more = { rank: 1, marks: [true], note: 'lost' } as const
    expect(UNIT.write({ ...unit, ...more }, {})).toMatchObject(more)
  })

  test.each<readonly [what: string, file: object, told: string]>([
    ['an unknown key', { hat: 1 }, 'hat: unknown key; remove it'],
    ['a key of the position', { kind: 'orc' }, 'kind: unknown key; remove it'],
    ['a number out of bounds', { steps: 5 }, 'steps: must be a whole number from 1 to 4'],
    ['an unknown word', { type: 'hat' }, 'type: must be "orc" or "elf"'],
    ['a wrong place', { at: 3 }, 'at: must be a hex'],
    ['null where files leave it out', { rank: null }, 'rank: must be a whole number from 1 to 9'],
  ])('is not read with %s', (_, change, told) => {
    expect(readAs(UNIT, { id: 'a', type: 'orc', at: 'C4', ...change })).toEqual([told])
  })

  test.each(['__proto__', 'constructor', 'toString'])('does not take "%s" for a key or an id', (key) => {
    const told = [`${key}: is a reserved word; remove this key`]
    const file = JSON.parse(`{"id":"a","type":"orc","at":"C4","${key}":{"steps":1}}`) as unknown
    expect(readAs(UNIT, file)).toEqual(told)
    expect(readAs(byKey(place('hex'), flag), JSON.parse(`{"${key}":true}`))).toEqual(told)
    expect(readAs(UNIT, { id: key, type: 'orc', at: 'C4' })).toEqual([
      'id: must be another name; this one is a reserved word',
    ])
  })
})

describe('A value', () => {
  test('may be told by what it stands beside', () => {
    const left = kindOf<string | null, boolean>({
      schema: v.boolean(),
      write: (from, { at }) => from === at,
    })
    const RECORD = record({ at: place('hex'), from: left.as('stayed').derived() })
    expect(RECORD.write({ at: 'C4', from: 'C4' }, {})).toEqual({ at: 'C4', stayed: true })
    expect(RECORD.write({ at: 'C4', from: 'C5' }, {})).toEqual({ at: 'C4', stayed: false })
  })

  test('may be there for each seat, or by key', () => {
    const BOTH = perSeat(['north', 'south'], flag, 'two: North’s, then South’s')
    expect(readAs(BOTH, [true, false])).toEqual({ north: true, south: false })
    expect(BOTH.write({ south: false, north: true }, {})).toEqual([true, false])
    expect(readAs(BOTH, 1)).toEqual([': must be a list of two: North’s, then South’s'])
    expect(readAs(BOTH, [true])).toEqual([': must have two entries: North’s, then South’s'])
    const BY_HEX = byKey(place('hex'), BOTH)
    expect(BY_HEX.write({ C4: { north: true, south: true } }, {})).toEqual({ C4: [true, true] })
  })

  test('of too many is not looked into', () => {
    const told = [': must have 500 entries at most; leave some out']
    const bad = Array.from({ length: 501 }, () => 3)
    expect(readAs(listed(flag), bad)).toEqual(told)
    expect(
      readAs(byKey(place('hex'), flag), Object.fromEntries(bad.map((_, nth) => [`k${nth}`, true]))),
    ).toEqual(told)
    expect(
      readAs(
        listed(flag),
        Array.from({ length: 5001 }, () => 3),
      ),
    ).toEqual([': must not hold more than 5000 values'])
  })
})

describe('Several keys of a file', () => {
  const ITEM = record({
    spot: spread(
      { at: place('hex').optional(), by: ref('unit').optional() },
      (spot: { readonly at: string } | { readonly by: string }) => spot,
    ),
    secrets: inline({ plan: flag.usually(false) }),
    weight: computed<number>(),
  })

  test('are one thing in the position', () => {
    expect(readAs(ITEM, { by: 'a' })).toEqual({ spot: { by: 'a' }, secrets: { plan: false }, weight: {} })
    expect(ITEM.write({ spot: { at: 'C4' }, secrets: { plan: true }, weight: 3 }, {})).toEqual({
      at: 'C4',
      plan: true,
    })
  })
  test('are each told by its own path', () => {
    expect(readAs(ITEM, { plan: 1 })).toEqual(['plan: must be true or false'])
    const given = { spot: { by: 'x' }, secrets: { plan: false }, weight: {} }
    expect(referenceFaults(ITEM, given, {})).toMatchObject([{ path: 'by' }])
  })
})

describe('One of several things', () => {
  const variants = {
    self: null,
    hex: { hex: place('hex'), burns: flag.optional() },
    unit: { unit: ref('unit') },
  }
  const AIM = keyed('kind', variants, 'must be null, a hex or a unit')

  test('is told by its keys, and apart by a tag', () => {
    const pairs = [
      [null, { kind: 'self' }],
      [
        { hex: 'C4', burns: true },
        { kind: 'hex', hex: 'C4', burns: true },
      ],
      [{ unit: 'a' }, { kind: 'unit', unit: 'a' }],
    ] as const
    for (const [file, value] of pairs) {
      expect(readAs(AIM, file)).toEqual(value)
      expect(AIM.write(value, {})).toEqual(file)
      for (const form of [file, value]) expect(v.parse(AIM.either, form)).toEqual(value)
    }
  })
  test('is none of them with keys of two', () => {
    expect(readAs(AIM, { hex: 'C4', unit: 'a' })).toEqual([': must be null, a hex or a unit'])
  })
  test('names what it names', () => {
    expect(referenceFaults(AIM, { kind: 'unit', unit: 'x' }, {})).toMatchObject([{ path: 'unit' }])
    expect(referenceFaults(AIM, { kind: 'self' }, {})).toEqual([])
  })
})

describe('References', () => {
  const FILE = record({
    units: listed(record({ id: id('unit'), at: place('hex'), on: ref('unit').orNull().usually(null) })),
    flags: listed(record({ id: id('flag'), of: refOnce() })).usually([]),
    shots: byKey(ref('unit'), place('hex')).usually({}),
  })
  const hex = (name: string) => (name === 'Z9' ? { message: 'is off the board', clause: 'X-1' } : undefined)
  const faultsIn = (given: GivenOf<typeof FILE>) => referenceFaults(FILE, given, { hex })
  const missing = (name: string) => `there is no ${name}; name something that the file lists`
  const unit = { id: 'a', at: 'C4', on: null }

  test('that are all there are no fault, and who may have gone is not looked for', () => {
    const units = [unit, { ...unit, id: 'b', on: 'a' }]
    expect(faultsIn({ units, flags: [{ id: 'f', of: 'gone' }], shots: { a: 'C4' } })).toEqual([])
  })
  test('are told where they stand', () => {
    const units = [
      { ...unit, on: 'x' },
      { ...unit, id: 'b', at: 'Z9' },
    ]
    expect(faultsIn({ units, flags: [], shots: { y: 'C4' } })).toEqual([
      { path: 'units.0.on', message: missing('x') },
      { path: 'units.1.at', message: 'is off the board', clause: 'X-1' },
      { path: 'shots.y', message: missing('y') },
    ])
  })
  test('lead to nothing of another kind, and ids stand once in the whole file', () => {
    const units = [{ ...unit, on: 'f' }]
    expect(faultsIn({ units, flags: [{ id: 'f', of: 'a' }], shots: {} })).toMatchObject([
      { path: 'units.0.on' },
    ])
    expect(faultsIn({ units: [unit], flags: [{ id: 'a', of: 'a' }], shots: {} })).toEqual([
      { path: 'flags.0.id', message: 'a stands twice; each needs its own' },
    ])
  })
})
