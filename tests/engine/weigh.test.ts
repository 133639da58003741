import { expect, test } from 'vitest'
import { bestOf, sumOf } from '@/engine/bot/weigh'

test('values are added up in their order', () => {
  expect(sumOf([0.1, 0.2, 0.3], (value) => value)).toBe(0.1 + 0.2 + 0.3)
  expect(sumOf([], () => 1)).toBe(0)
})

test('of those that are worth most the first is the best, and each is weighed once', () => {
  const weighed: string[] = []
  const best = bestOf(['a', 'bb', 'cc', 'd'], (word) => weighed.push(word) && word.length)
  expect(best).toBe('bb')
  expect(weighed).toEqual(['a', 'bb', 'cc', 'd'])
})

test('what is worth no more than asked for is not the best', () => {
  expect(bestOf([1, 2], (value) => value, 2)).toBeUndefined()
  expect(bestOf([1, 2, 3], (value) => value, 2)).toBe(3)
  expect(bestOf<number>([], () => 1)).toBeUndefined()
})
