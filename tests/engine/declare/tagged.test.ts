import { describe, expect, test } from 'vitest'
import type { AnyKind, GivenOf } from '@/engine/declare/kind'
import { flag, listed, oneOf, ref, row, whole } from '@/engine/declare/kinds'
import { either } from '@/engine/declare/keyed'
import { givenIn, referenceFaults } from '@/engine/declare/reading'
import { eachOf, record, spread } from '@/engine/declare/record'
import { misplacedFaults, tagged } from '@/engine/declare/tagged'

/** What is given of a file, or its faults, a line each. */
function readAs<K extends AnyKind>(kind: K, json: unknown): GivenOf<K> | readonly string[] {
  const read = givenIn(kind, json, { depth: 6, values: 500 })
  return read.ok ? read.value : read.problems.map(({ path, message }) => `${path}: ${message}`)
}

describe('One of several things told apart by a tag', () => {
  const NOW = tagged('phase', {
    rest: {},
    move: { spent: whole(0, 9).as('moved').usuallyUnsaid(0), who: listed(ref('unit')).optional() },
    fight: {
      who: listed(ref('unit')).optional(),
      round: whole(1, 9).silentAbout(1).derived(),
      odds: spread({ bold: flag.optional() }, (odds: { readonly bold?: boolean }) => odds),
    },
  })
  const FILE = record({ turn: whole(1, 9), now: NOW })

  test('stands beside the other keys of a file, with what exists only there', () => {
    const files: readonly (readonly [object, object])[] = [
      [{ phase: 'rest' }, { phase: 'rest' }],
      [{ phase: 'move' }, { phase: 'move', spent: 0 }],
      [
        { phase: 'move', moved: 3, who: ['a'] },
        { phase: 'move', spent: 3, who: ['a'] },
      ],
      [
        { phase: 'fight', round: 2, bold: true },
        { phase: 'fight', round: 2, odds: { bold: true } },
      ],
    ]
    for (const [said, now] of files) {
      expect(readAs(FILE, { turn: 2, ...said })).toEqual({ turn: 2, now: { ...now, misplaced: [] } })
      expect(FILE.write({ turn: 2, now: now as never }, {})).toEqual({ turn: 2, ...said })
    }
  })
  test('leaves open what follows from other things, and is silent where it is told to be', () => {
    expect(readAs(FILE, { turn: 2, phase: 'fight' })).toMatchObject({ now: { round: undefined, odds: {} } })
    expect(FILE.write({ turn: 2, now: { phase: 'fight', round: 1, odds: {} } }, {})).toEqual({
      turn: 2,
      phase: 'fight',
    })
  })
  test.each([
    ['no tag', {}, 'phase: is missing; add it'],
    ['another tag', { phase: 'nap' }, 'phase: must be one of rest, move, fight'],
    ['a wrong value', { phase: 'move', moved: 10 }, 'moved: must be a whole number from 0 to 9'],
    ['a wrong value of another', { phase: 'rest', bold: 1 }, 'bold: must be true or false'],
    ['an unknown key', { phase: 'rest', spent: 1 }, 'spent: unknown key; remove it'],
  ])('is not read with %s', (_, said, told) => {
    expect(readAs(FILE, { turn: 2, ...said })).toEqual([told])
  })
  test('tells what belongs to the others, and what names nobody there', () => {
    const read = givenIn(FILE, { turn: 2, phase: 'rest', moved: 1, who: ['x'], bold: true }, MOST)
    if (!read.ok) throw new Error('of the right shape')
    expect(misplacedFaults('phase', read.value.now.misplaced)).toEqual([
      { path: 'moved', message: 'belongs to another phase (move); leave it out' },
      { path: 'who', message: 'belongs to another phase (move, fight); leave it out' },
      { path: 'bold', message: 'belongs to another phase (fight); leave it out' },
    ])
    expect(referenceFaults(FILE, read.value, {})).toMatchObject([{ path: 'who.0' }])
  })
})

const MOST = { depth: 6, values: 500 }

describe('One of several records told apart by their keys', () => {
  const MADE = either({ id: whole(1, 9), by: ref('unit') }, { id: whole(1, 9), all: listed(ref('unit')) })
  test('is read and written as it is', () => {
    for (const made of [
      { id: 1, by: 'a' },
      { id: 2, all: ['a', 'b'] },
    ]) {
      expect(readAs(MADE, made)).toEqual(made)
      expect(MADE.write(made, {})).toEqual(made)
    }
  })
  test('is told in the words of the one that it is', () => {
    expect(readAs(MADE, { id: 10, all: [] })).toEqual(['id: must be a whole number from 1 to 9'])
    expect(readAs(MADE, { id: 1, all: [1] })).toEqual(['all.0: must be text, not 1'])
    expect(readAs(MADE, { id: 1, all: [], by: 'a' })).toEqual(['all: unknown key; remove it'])
    expect(readAs(MADE, null)).toHaveLength(1)
    expect(readAs(MADE, { id: 1 })).toHaveLength(1)
  })
  test('names what it names', () => {
    expect(referenceFaults(MADE, { id: 2, all: ['x'] }, {})).toMatchObject([{ path: 'all.0' }])
  })
})

describe('The same under each of some keys', () => {
  test('may be left out, or be the usual', () => {
    const SOME = eachOf(['elf', 'orc'], whole(0, 9).optional())
    const ALL = eachOf(['elf', 'orc'], whole(0, 9).usuallyUnsaid(0))
    expect(readAs(SOME, { orc: 1 })).toEqual({ orc: 1 })
    expect(readAs(ALL, { orc: 1 })).toEqual({ elf: 0, orc: 1 })
    expect(ALL.write({ elf: 0, orc: 1 }, {})).toEqual({ orc: 1 })
    expect(readAs(ALL, { troll: 1 })).toEqual(['troll: unknown key; remove it'])
  })
})

describe('A row', () => {
  test('is always as long', () => {
    const PAIR = row<readonly ['a' | 'b', 'a' | 'b']>(
      oneOf(['a', 'b'], 'must be "a" or "b"'),
      2,
      'must be two',
    )
    expect(readAs(PAIR, ['a', 'b'])).toEqual(['a', 'b'])
    expect(PAIR.write(['a', 'b'], {})).toEqual(['a', 'b'])
    expect(readAs(PAIR, ['a'])).toEqual([': must be two'])
    expect(readAs(PAIR, ['a', 'c'])).toEqual(['1: must be "a" or "b"'])
  })
})
