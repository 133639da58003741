import { expect, test } from 'vitest'
import { isHarmful } from '@/games/arena/queries/harm'
import { ability, itemUsed, spell } from '../by-hand'

test.each([
  ['kills', spell('spark'), true],
  ['burns all in a hex', spell('fireball'), true],
  ['holds fast', spell('hold'), true],
  ['makes weaker', spell('sickness'), true],
  ['makes slower', spell('slow'), true],
  ['makes stronger', spell('bless'), false],
  ['makes faster', spell('haste'), false],
  ['shields', spell('spell-shield'), false],
  ['grows by itself', ability('quick-growth'), false],
  ['is drunk', itemUsed('potion-of-speed'), false],
] as const)('what %s is seen as harm or not', (_, source, isHarm) => {
  expect(isHarmful(source)).toBe(isHarm)
})
