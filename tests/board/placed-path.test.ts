import { expect, test } from 'vitest'

import { placedPath } from '@/board/layers/placed-path'

const origin = { x: 100, y: 50 }

test.each([
  ['points are moved and scaled', 'M1 2L3 4H5V6', 'M102 54l4 4l4 0l0 4'],
  ['steps are scaled', 'M1 2l3-4h5v.5.5z', 'M102 54l6 -8l10 0l0 1l0 1z'],
  ['the first point is absolute even in a small letter', 'm1 2 3 4', 'M102 54l6 8'],
  ['a part after a closed one begins from where that began', 'M0 0h3zm1 2', 'M100 50l6 0zm2 4'],
  ['an absolute part later on becomes a step', 'M0 0h3zM1 2', 'M100 50l6 0zm2 4'],
  ['curves keep their pairs', 'M0 0C1 2 3 4 5 6q1-1 2-2', 'M100 50c2 4 6 8 10 12q2 -2 4 -4'],
  ['flags of an arc stay, gaps between them or not', 'M0 0a5 6 0 0110 1', 'M100 50a10 12 0 0 1 20 2'],
  ['an absolute arc ends at a moved point', 'M1 1A5 6 30 1 0 7 8', 'M102 52a10 12 30 1 0 12 14'],
])('%s', (_, path, placed) => {
  expect(placedPath(path, origin, { scale: 2 })).toBe(placed)
})

test('a drawing may lie on its right side', () => {
  expect(placedPath('M1 2h3v1a5 6 0 0 1 1 1', origin, { isTurned: true })).toBe(
    'M98 51l0 3l-1 0a5 6 90 0 1 -1 1',
  )
})

test('what is rounded is made up for by the next step', () => {
  const path = `M0 0${'l1 0'.repeat(1000)}`
  const steps = placedPath(path, origin, { scale: 1 / 3 }).match(/l[\d.]+/g) ?? []
  const length = steps.reduce((sum, step) => sum + Number(step.slice(1)), 0)
  expect(length).toBeCloseTo(1000 / 3, 2)
})

test('pieces may be strung together', () => {
  const twice = placedPath('m1 2h1', origin) + placedPath('m1 2h1', { x: 0, y: 0 })
  expect(twice).toBe('M101 52l1 0M1 2l1 0')
})
