import { describe, expect, test } from 'vitest'
import { grouped, namesIn } from '@/engine/declare/grouped'
import type { ValueOf } from '@/engine/declare/kind'
import { oneOf, place, refOnce } from '@/engine/declare/kinds'
import { givenIn, referenceFaults } from '@/engine/declare/reading'

describe('Things that files tell in groups', () => {
  const UNITS = grouped(
    refOnce(),
    { type: oneOf(['orc', 'elf'], 'must be "orc" or "elf"'), at: place('hex') },
    { groups: 4, each: 3, word: 'units' },
  )
  const faultsOf = (json: unknown) => {
    const read = givenIn(UNITS, json, { depth: 6, values: 500 })
    return read.ok ? [] : read.problems.map(({ path, message }) => `${path}: ${message}`)
  }
  const orc = { type: 'orc', at: 'C4' } as const

  test('share one with neighbors that are alike, as many as it takes', () => {
    const units: ValueOf<typeof UNITS> = [
      ...['a', 'b', 'c', 'd'].map((id) => ({ id, ...orc })),
      { id: 'e', ...orc, at: 'C5' },
      { id: 'f', ...orc },
      { id: 'g', ...orc, type: 'elf' },
    ]
    expect(UNITS.write(units, {})).toEqual([
      { ...orc, count: 3, ids: ['a', 'b', 'c'] },
      { ...orc, count: 1, ids: ['d'] },
      { ...orc, at: 'C5', count: 1, ids: ['e'] },
      { ...orc, count: 1, ids: ['f'] },
      { ...orc, type: 'elf', count: 1, ids: ['g'] },
    ])
    expect(UNITS.write([], {})).toEqual([])
  })
  test('are called as the group says, or by the next name', () => {
    let nth = 0
    const next = () => `orc-${++nth}`
    expect(namesIn({}, next)).toEqual(['orc-1'])
    expect(namesIn({ ids: ['a', 'b'] }, next)).toEqual(['a', 'b'])
    expect(namesIn({ count: 2 }, next)).toEqual(['orc-4', 'orc-5'])
  })
  test.each<[unknown[], string]>([
    [[{ ...orc, count: 4 }], '0.count: must be a whole number from 1 to 3'],
    [[orc, { ...orc, count: 2, ids: ['a'] }], '1.ids: must name 2 units, as count says'],
    [[{ ...orc, type: 'hat' }], '0.type: must be "orc" or "elf"'],
    [[orc, orc, orc, orc, orc], ': must have 4 entries at most; leave some out'],
  ])('%j are refused', (file, told) => {
    expect(faultsOf(file)).toEqual([told])
  })
  test('may say how many there are, or what they are called, or neither', () => {
    expect(faultsOf([orc, { ...orc, count: 2 }, { ...orc, ids: ['a', 'b'] }])).toEqual([])
  })
  test('name what they name', () => {
    const hex = (name: string) => (name === 'Z9' ? { message: 'is off the board' } : undefined)
    expect(referenceFaults(UNITS, [orc, { ...orc, at: 'Z9' }], { hex })).toEqual([
      { path: '.1.at', message: 'is off the board' },
    ])
  })
})
