import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { present, problemsText } from '@/engine/kernel/refusal'
import { parseJson } from '@/engine/files/json'
import { strictObject } from '@/engine/files/record-schema'
import { parseWith } from '@/engine/files/schema'

const schema = v.strictObject({ units: v.array(v.strictObject({ hex: v.string() })), turn: v.number() })

describe('Checking against a schema', () => {
  test('gives good input back', () => {
    const good = { units: [{ hex: '1110' }], turn: 1 }
    expect(parseWith(schema, good)).toEqual({ ok: true, value: good })
  })
  test('lists every fault with its path', () => {
    const parsed = parseWith(schema, { units: [{ hex: '1110' }, { hex: 7 }], turn: 'one' })
    expect(parsed).toMatchObject({ ok: false, problems: [{ path: 'units.1.hex' }, { path: 'turn' }] })
  })
  test('names an unknown key', () => {
    expect(parseWith(schema, { units: [], turn: 1, luck: 7 })).toEqual({
      ok: false,
      problems: [{ path: 'luck', message: 'unknown key; remove it' }],
    })
  })
  test('files a fault of the whole under no path', () => {
    expect(parseWith(schema, 'no')).toMatchObject({ ok: false, problems: [{ path: '' }] })
  })
})

describe('A fault without words of the schema says what would be right:', () => {
  const entry = v.union([
    v.strictTuple([strictObject({ type: v.string() })]),
    v.strictTuple([strictObject({ type: v.string() }), v.array(v.number())]),
  ])
  const size = v.pipe(v.string(), v.minLength(1), v.maxLength(3))
  const pair = v.pipe(v.array(v.number()), v.length(2))
  const some = v.pipe(v.array(v.number()), v.minLength(1), v.maxLength(3))
  test.each<[string, v.GenericSchema, unknown, string]>([
    ['a fraction', v.pipe(v.number(), v.integer()), 1.5, 'must be a whole number, not 1.5'],
    ['too little', v.pipe(v.number(), v.minValue(1)), 0, 'must be 1 or more, not 0'],
    ['too much', v.pipe(v.number(), v.maxValue(9)), 10, 'must be 9 or less, not 10'],
    ['a text for a number', v.number(), 'one', 'must be a number, not "one"'],
    ['a number for a text', v.string(), 7, 'must be text, not 7'],
    ['a number for yes or no', v.boolean(), 1, 'must be true or false, not 1'],
    ['a list for a text', v.string(), [], 'must be text, not a list'],
    ['a record for a list', v.array(v.string()), {}, 'must be a list, not an object'],
    ['a text for a record', strictObject({}), 'x', 'must be an object, not "x"'],
    ['a list for a record', strictObject({}), [], 'must be an object, not a list'],
    ['nothing for a record', strictObject({}), null, 'must be an object, not null'],
    ['another word', v.picklist(['a', 'b']), 'c', 'must be "a" or "b", not "c"'],
    ['an empty text', size, '', 'must have 1 letter at least, not 0'],
    ['a long text', size, 'long', 'must have 3 letters at most, not 4'],
    ['a short list', pair, [1], 'must have 2 entries, not 1'],
    ['an empty list', some, [], 'must have 1 entry at least, not 0'],
    ['a long list', some, [1, 2, 3, 4], 'must have 3 entries at most, not 4'],
    ['one entry too many', v.strictTuple([v.number()]), [1, 2], '1: one entry too many; remove it'],
    ['none of several shapes', entry, 'x', 'must be a list, not "x"'],
    ['a fault inside one of several shapes', entry, [{ type: 7 }], '0.type: must be text, not 7'],
    [
      'a fault deep inside one of several shapes',
      strictObject({ entries: v.array(entry) }),
      { entries: [[{ type: 'a' }, ['x']]] },
      'entries.0.1.0: must be a number, not "x"',
    ],
  ])('%s', (_, wanted, found, told) => {
    const parsed = parseWith(wanted, found)
    expect(parsed.ok || problemsText(parsed.problems)).toBe(told)
  })
})

describe('Reading JSON text', () => {
  test('gives what the text says', () => {
    expect(parseJson('{"a":[1]}')).toEqual({ ok: true, value: { a: [1] } })
  })
  test.each(['', '{', 'nope', '{"a":}'])('%j is refused with its reason', (text) => {
    const parsed = parseJson(text)
    expect(parsed.ok || problemsText(parsed.problems)).toMatch(/^this is not JSON: /)
  })
})

describe('Problems as text', () => {
  test('are a line each, the path first', () => {
    const problems = [
      { path: 'turn', message: 'must be 1' },
      { path: '', message: 'is not a save' },
    ]
    expect(problemsText(problems)).toBe('turn: must be 1\nis not a save')
  })
})

describe('What must be there', () => {
  test('is given back', () => {
    expect(present(0, 'zero')).toBe(0)
  })
  test('is a bug when it is not', () => {
    expect(() => present(undefined, 'unit elf-1')).toThrow('Missing: unit elf-1')
  })
})
