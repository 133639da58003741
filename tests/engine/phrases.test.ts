import { describe, expect, test } from 'vitest'
import { apart, tidyName } from '@/engine/basics/phrases'

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

describe('a name that somebody has typed', () => {
  test.each([
    ['is trimmed, its spaces single', '  Ann\t\n of\u00a0 \u3000York ', 'Ann of York'],
    ['loses marks that turn what stands beside it', '\u202eAn\u2066n\u200f', 'Ann'],
    ['loses half of a sign', 'Ann\ud83d', 'Ann'],
    ['is nothing where nothing of it can be seen', ' \u200b\u2060\u200d\u00ad ', ''],
    ['is nothing where it is marks upon nothing', '\u0301\u0301', ''],
    ['keeps letters that are written from right to left', 'דוד', 'דוד'],
    ['keeps what joins letters', 'Zoë 👩\u200d🚀', 'Zoë 👩\u200d🚀'],
    ['is no markup', '<b>Ann</b>', '<b>Ann</b>'],
    ['is written in one way', 'Zoe\u0308', 'Zoë'],
  ])('%s', (_, typed, name) => {
    expect(tidyName(typed, 24)).toBe(name)
  })

  test('is cut between letters, and not left with a space at its end', () => {
    expect(tidyName('𝒜'.repeat(30), 24)).toBe('𝒜'.repeat(24))
    expect(tidyName('Ann of York', 7)).toBe('Ann of')
  })
})
