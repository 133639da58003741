import { describe, expect, test } from 'vitest'
import { ownOf } from '@/engine/basics/own'

const RESERVED = ['__proto__', 'constructor', 'hasOwnProperty', 'prototype', 'toString', 'valueOf']

describe('what a record holds under a key from outside', () => {
  test('is what stands there', () => {
    expect(ownOf({ elf: 3, orc: 2 }, 'orc')).toBe(2)
  })

  test('is nothing under a key that it has not', () => {
    expect(ownOf({ elf: 3 }, 'ghoul')).toBeUndefined()
  })

  test.each(RESERVED)('is nothing under %s, which every object inherits', (key) => {
    expect(ownOf({ elf: 3 }, key)).toBeUndefined()
  })

  test('may stand under __proto__ as JSON has it', () => {
    expect(ownOf(JSON.parse('{ "__proto__": 7 }') as Record<string, unknown>, '__proto__')).toBe(7)
  })
})
