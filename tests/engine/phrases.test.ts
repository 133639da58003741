import { describe, expect, test } from 'vitest'
import { apart } from '@/engine/basics/phrases'

describe('a name among the program’s words', () => {
  test('stands as it was typed', () => {
    expect(apart('Ann, 2nd ☂')).toBe('Ann, 2nd ☂')
  })

  test('loses the marks that would turn the words after it', () => {
    const marks = ['\u061c', '\u200e', '\u200f', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e']
    const isolates = ['\u2066', '\u2067', '\u2068', '\u2069']
    for (const mark of [...marks, ...isolates, '\u0000', '\n']) expect(apart(`A${mark}nn`)).toBe('Ann')
  })

  test('is isolated where it is written from right to left, so that numbers beside it keep their place', () => {
    expect(apart('דוד')).toBe('\u2068דוד\u2069')
    expect(apart('Ann דוד')).toBe('\u2068Ann דוד\u2069')
    expect(apart('\u202eدينا')).toBe('\u2068دينا\u2069')
  })
})
