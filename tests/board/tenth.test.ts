import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tenth } from '@/board/geometry'

test('A coordinate is written to a tenth of a pixel, as the number itself would be', () => {
  expect([3, -0.44, 0.04, -0.04, 12.25, -7.96].map(tenth)).toEqual(['3', '-0.4', '0', '0', '12.3', '-8'])
  fc.assert(
    fc.property(fc.double({ min: -5000, max: 5000, noNaN: true }), (value) => {
      expect(tenth(value)).toBe(String(Math.round(value * 10) / 10))
    }),
  )
})
