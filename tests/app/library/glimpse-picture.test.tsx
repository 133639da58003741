// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { GlimpsePicture } from '@/app/library/GlimpsePicture'

afterEach(cleanup)

/** Where the drawings of a sign begin, to a whole unit. */
function startsOf(map: readonly string[], sign: string): readonly string[] {
  const { container } = render(<GlimpsePicture map={map} />)
  const path = container.querySelector(`[data-sign="${sign}"]`)?.getAttribute('d') ?? ''
  cleanup()
  return [...path.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(
    ([, x, y]) => `${Math.round(Number(x))} ${Math.round(Number(y))}`,
  )
}

test('the counters of four seats differ in shape', () => {
  const { container } = render(<GlimpsePicture map={['1234']} />)
  const shapes = ['1', '2', '3', '4'].map((sign) =>
    container
      .querySelector(`[data-sign="${sign}"]`)
      ?.getAttribute('d')
      ?.replace(/[^a-z]/gi, ''),
  )
  expect(shapes).not.toContain('')
  expect(new Set(shapes).size).toBe(4)
})

test('rows of one length lie in columns, every other column half a hex lower', () => {
  // The first corner of a hex that stands on a side is its right one, 10 from the center.
  expect(startsOf(['^^', '^.'], '^')).toEqual(['26 15', '41 23', '26 32'])
})

test('rows of different lengths lie centered, their hexes on a corner', () => {
  // The first corner of a hex that stands on a corner is its lowest one.
  expect(startsOf(['^.', '^.^', '.^'], '^')).toEqual(['23 26', '15 41', '49 41', '41 56'])
})
