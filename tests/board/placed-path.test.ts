import { expect, test } from 'vitest'

import { placedPath } from '@/board/layers/placed-path'

const origin = { x: 100, y: 50 }

test.each([
  ['absolute points are moved and scaled', 'M1 2L3 4H5V6', 'M102 54L106 58H110V62'],
  ['steps are only scaled', 'M1 2l3-4h5v.5.5z', 'M102 54l6 -8h10v1 1z'],
  ['the first point is absolute even in a small letter', 'm1 2 3 4', 'm102 54 6 8'],
  ['a small m later on is a step', 'M0 0zm1 2', 'M100 50zm2 4'],
  ['curves keep their pairs', 'M0 0C1 2 3 4 5 6q1-1 2-2', 'M100 50C102 54 106 58 110 62q2 -2 4 -4'],
  ['flags of an arc stay, gaps between them or not', 'M0 0a5 6 0 0110 1', 'M100 50a10 12 0 0 1 20 2'],
  ['an absolute arc ends at a moved point', 'M0 0A5 6 30 1 0 7 8', 'M100 50A10 12 30 1 0 114 66'],
])('%s', (_, path, placed) => {
  expect(placedPath(path, origin, 2)).toBe(placed)
})
