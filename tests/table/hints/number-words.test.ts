import { expect, test } from 'vitest'
import { chanceInWords, countedInWords } from '@/table/hints/number-words'

test('small numbers are words, with the right form of what is counted', () => {
  const said = [0, 1, 2, 12, 13].map((count) => countedInWords(count, 'hex', 'hexes'))
  expect(said).toEqual(['no hex', 'one hex', 'two hexes', 'twelve hexes', '13 hexes'])
})

test('a chance is told in parts that people say', () => {
  const said = [0, 0.04, 0.09, 0.17, 0.26, 0.5, 0.61, 0.66, 0.74, 0.94, 0.96, 1].map(chanceInWords)
  expect(said).toEqual([
    'less than 1 in 20',
    'less than 1 in 20',
    'about 1 in 10',
    'about 1 in 6',
    'about 1 in 4',
    'about 1 in 2',
    'about 3 in 5',
    'about 2 in 3',
    'about 3 in 4',
    'about 9 in 10',
    'more than 19 in 20',
    'more than 19 in 20',
  ])
})
