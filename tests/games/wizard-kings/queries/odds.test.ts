import { expect, test } from 'vitest'
import { chanceOfHits, hitChances } from '@/games/wizard-kings/queries/battle/odds'

test('CB-10 two dice that score on 3 or less hit not at all, once and twice by the binomial', () => {
  expect(hitChances(2, 3)).toEqual([0.25, 0.5, 0.25])
})

test('CB-10 the chances of all numbers of hits add up to one', () => {
  for (const dice of [1, 2, 3, 4, 5, 6])
    for (const hitOn of [1, 2, 3, 4, 5])
      expect(hitChances(dice, hitOn).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
})

test('SP-4.1 a bolt of three dice on 3 fells a block of two steps half of the time', () => {
  expect(chanceOfHits(2, 3, 3)).toBeCloseTo(0.5, 12)
  expect(chanceOfHits(0, 3, 3)).toBeCloseTo(1, 12)
  expect(chanceOfHits(4, 3, 3)).toBe(0)
})
