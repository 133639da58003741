import { describe, expect, test } from 'vitest'
import { onceFor, onceForEach } from '@/engine/basics/once'

describe('What is worked out once', () => {
  test('for a word or a number is the same for the same one, and another for another', () => {
    const asked: string[] = []
    const lengthOf = onceFor((word: string) => {
      asked.push(word)
      return { length: word.length }
    })
    expect(lengthOf('demon')).toEqual({ length: 5 })
    expect(lengthOf('orc')).toEqual({ length: 3 })
    expect(lengthOf('demon')).toBe(lengthOf('demon'))
    expect(asked).toEqual(['demon', 'orc'])
  })
  test('for an object is told apart by which object it is, not by what it holds', () => {
    const copyOf = onceForEach((one: { readonly at: number }) => ({ ...one }))
    const [first, second] = [{ at: 1 }, { at: 1 }]
    expect(copyOf(first)).toBe(copyOf(first))
    expect(copyOf(first)).not.toBe(copyOf(second))
  })
  test('is worked out no second time where nothing was found', () => {
    const asked: object[] = []
    const nothing = onceForEach((one: object): string | undefined => {
      asked.push(one)
      return undefined
    })
    const one = {}
    expect([nothing(one), nothing(one)]).toEqual([undefined, undefined])
    expect(asked).toEqual([one])
  })
})
