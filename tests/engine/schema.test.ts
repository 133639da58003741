import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { present, problemsText } from '@/engine/refusal'
import { parseJson } from '@/engine/json'
import { parseWith } from '@/engine/schema'

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
