import { createDraft } from 'immer'
import { describe, expect, test } from 'vitest'
import { copyOf } from '@/engine/basics/copy'
import { dictionary } from '@/engine/basics/dictionary'
import { reading } from '@/engine/kernel/draft'

/** Records with a key that only JSON can give them. */
const NAMED = JSON.parse('{ "__proto__": { "polluted": true }, "elf-1": { "haste": 2 } }') as object

describe('A copy', () => {
  test('is the same data and shares none of it', () => {
    const data = { units: [{ id: 'elf-1' }], moved: { 'elf-1': 2 } }
    const copy = copyOf(data)
    expect(copy).toEqual(data)
    expect(copy.units[0]).not.toBe(data.units[0])
    expect(copy.moved).not.toBe(data.moved)
  })

  test('of a dictionary is a dictionary', () => {
    const moved = Object.assign(dictionary<string, number>(), { 'elf-1': 2 })
    expect(Object.getPrototypeOf(copyOf({ moved }).moved)).toBeNull()
  })

  test('inherits from nothing that its data says', () => {
    const copy = copyOf(NAMED)
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype)
    expect(Object.keys(copy)).toEqual(['__proto__', 'elf-1'])
    expect('polluted' in copy).toBe(false)
  })
})

describe('A reading of a draft', () => {
  test('has the parts that were written, and the others as they are', () => {
    const base = { units: [{ id: 'elf-1' }], turn: 1 }
    const draft = createDraft(base)
    draft.turn = 2
    const read = reading(draft)
    expect(read).toEqual({ units: [{ id: 'elf-1' }], turn: 2 })
    expect(read.units).toBe(base.units)
  })

  test('of a dictionary that was written is a dictionary', () => {
    const draft = createDraft({ moved: dictionary<string, number>() })
    draft.moved['elf-1'] = 2
    const { moved } = reading(draft)
    expect(Object.getPrototypeOf(moved)).toBeNull()
    expect(moved.constructor).toBeUndefined()
    expect({ ...moved }).toEqual({ 'elf-1': 2 })
  })
})
