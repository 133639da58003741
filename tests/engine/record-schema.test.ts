import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { looseObject, keyedBy, strictObject } from '@/engine/files/record-schema'
import { problemsText } from '@/engine/kernel/refusal'
import { parseWith } from '@/engine/files/schema'

const SCHEMAS: readonly (readonly [string, v.GenericSchema])[] = [
  ['exact entries', strictObject({ type: v.optional(v.string()) })],
  ['any entries', looseObject({ type: v.optional(v.string()) })],
  ['entries by keys', keyedBy(v.string(), v.unknown())],
]

function toldOf(schema: v.GenericSchema, json: unknown): unknown {
  const parsed = parseWith(schema, json)
  return parsed.ok ? parsed.value : problemsText(parsed.problems)
}

describe.each(SCHEMAS)('A record of %s', (_, schema) => {
  test('is given back', () => {
    expect(toldOf(schema, { type: 'move' })).toEqual({ type: 'move' })
  })

  test.each([[[]], [['move']]])('is no list: %j', (list) => {
    expect(toldOf(schema, list)).toBe('must be an object, not a list')
  })

  test.each(['__proto__', 'constructor', 'prototype'])('may not have the key %s', (key) => {
    const json: unknown = JSON.parse(`{ "type": "move", ${JSON.stringify(key)}: { "polluted": true } }`)
    expect(toldOf(strictObject({ command: schema }), { command: json })).toBe(
      `command.${key}: is a reserved word; remove this key`,
    )
    expect('polluted' in {}).toBe(false)
  })
})

test('A record of any entries keeps them all', () => {
  const json: unknown = JSON.parse('{ "type": "move", "toString": 1, "valueOf": 2, "length": 3 }')
  expect(toldOf(looseObject({ type: v.string() }), json)).toEqual(json)
})

test.each(['toString', 'valueOf', 'hasOwnProperty'])(
  'Records of exact entries or by keys have no key %s',
  (key) => {
    const json: unknown = JSON.parse(`{ "${key}": "move" }`)
    for (const schema of [strictObject({ type: v.optional(v.string()) }), keyedBy(v.string(), v.unknown())])
      expect(toldOf(schema, json)).toBe(`${key}: is a reserved word; remove this key`)
  },
)
