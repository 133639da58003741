import { expect, test } from 'vitest'
import data from './fixtures/numbers.yaml'

test('four figures, as hexes are numbered, are text in YAML files, and other numbers are numbers', () => {
  expect(data).toEqual({
    hexes: ['0709', '1110', '0402', 'C6'],
    numbers: [0, 7, 39, 160, 12000, -2, 2.5],
  })
})
