import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseJson, readingJson } from '@/engine/files/json'
import { largeValue, NotJson } from '@/engine/files/json-pieces'
import { atOnce } from '@/engine/basics/cooperative'
import { problemsText } from '@/engine/kernel/refusal'

/** What reading in pieces gives, or that it refuses. */
function inPieces(text: string, piece: number): unknown {
  try {
    return { value: atOnce(largeValue(text, { piece, mostValues: 1_000_000 })) }
  } catch (thrown) {
    if (thrown instanceof NotJson) return 'refused'
    throw thrown
  }
}

function atOneGo(text: string): unknown {
  const read = parseJson(text)
  return read.ok ? { value: read.value } : 'refused'
}

const pieces = fc.integer({ min: 1, max: 60 })
const texts = fc
  .tuple(fc.jsonValue({ maxDepth: 5 }), fc.constantFrom(0, 1, 3))
  .map(([json, space]) => JSON.stringify(json, null, space))

describe('JSON in pieces', () => {
  test('says what it says at one go', () => {
    fc.assert(
      fc.property(texts, pieces, (text, piece) => {
        expect(inPieces(text, piece)).toEqual(atOneGo(text))
      }),
    )
  })
  test('is refused when it is refused at one go', () => {
    const signs = fc.constantFrom(
      '[',
      ']',
      '{',
      '}',
      '"',
      ',',
      ':',
      '\\',
      ' ',
      '0',
      '-',
      'e',
      '.',
      '\n',
      'n',
      '\u00a0',
    )
    const spoiled = fc.tuple(texts, fc.nat(), fc.nat(2), signs).map(([text, place, left, sign]) => {
      const at = place % (text.length + 1)
      return text.slice(0, at) + sign + text.slice(at + left)
    })
    fc.assert(
      fc.property(spoiled, pieces, (text, piece) => {
        expect(inPieces(text, piece)).toEqual(atOneGo(text))
      }),
      { numRuns: 1000 },
    )
  })
  test('has keys of its own, whatever they are called', () => {
    const text = '{"__proto__":{"polluted":true},"constructor":[1,2,3]}'
    for (const piece of [1, 20, 200]) {
      const { value } = inPieces(text, piece) as { readonly value: object }
      expect(Object.keys(value)).toEqual(['__proto__', 'constructor'])
      expect('polluted' in value).toBe(false)
    }
  })
})

describe('A long text', () => {
  const problemOf = (text: string) => {
    const read = atOnce(readingJson(text))
    return read.ok ? 'it was read' : problemsText(read.problems)
  }
  test('pauses after every piece', () => {
    const text = JSON.stringify(Array.from({ length: 100_000 }, (_, nth) => ({ nth })))
    let pauses = 0
    const work = readingJson(text)
    let next = work.next()
    for (; !next.done; next = work.next()) pauses += 1
    expect(next.value).toEqual({ ok: true, value: JSON.parse(text) as unknown })
    expect(pauses).toBeGreaterThan(text.length / 50_000)
  })
  test('that is nested without end is refused, as one of countless keys, values or letters', () => {
    expect(problemOf('['.repeat(200_000))).toBe('this is not JSON: must not be nested deeper than 100 levels')
    const keys = Array.from({ length: 30_000 }, (_, nth) => `"k${nth}":0`)
    expect(problemOf(`{${keys.join(',')}}`)).toBe(
      'this is not JSON: a record must not have more than 20000 keys',
    )
    expect(problemOf(`[${'0,'.repeat(1_100_000)}0]`)).toBe(
      'this is not JSON: it holds more than 1000000 values',
    )
    expect(problemOf(`["${'\\"'.repeat(200_000)}"]`)).toMatch(
      /more than 200000 letters before an escaped quotation mark$/,
    )
  })
  test('of more values is read where more are expected', () => {
    expect(atOnce(readingJson(`[${'0,'.repeat(1_100_000)}0]`, 1_200_000)).ok).toBe(true)
  })
  test('may have as many letters in quotation marks as it likes while none of these is escaped', () => {
    expect(problemOf(JSON.stringify(['x'.repeat(1_000_000)]))).toBe('it was read')
  })
  test('that breaks off or goes on tells where', () => {
    const long = JSON.stringify(Array.from({ length: 50_000 }, () => 'x'))
    expect(problemOf(long.slice(0, -1))).toBe('this is not JSON: its end is missing')
    expect(problemOf(`${long} x`)).toBe('this is not JSON: unexpected "x" at letter 200003')
    expect(problemOf(long.replace(/"x"]$/, 'x]'))).toMatch(/, after letter \d+ of 199999$/)
  })
})
