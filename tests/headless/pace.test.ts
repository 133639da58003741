import { describe, expect, test } from 'vitest'
import { clockText, paceText, progressLine } from '@/headless/lab/pace'

describe('a line of progress', () => {
  test('has a bar, a pace and the time that is left', () => {
    expect(progressLine({ done: 500, of: 2000, played: 400, seconds: 20 })).toBe(
      '[######------------------] 500 of 2,000 games, 20.0 games a second, 1:15 left',
    )
  })

  test('does not guess before the first game has ended', () => {
    expect(progressLine({ done: 3, of: 8, played: 0, seconds: 9 })).toMatch(
      /3 of 8 games, 0 games a second, time left unknown$/,
    )
  })

  test('is full at the end, and with nothing to do', () => {
    expect(progressLine({ done: 8, of: 8, played: 8, seconds: 0 })).toMatch(/^\[#{24}\] .* 0:00 left$/)
    expect(progressLine({ done: 0, of: 0, played: 0, seconds: 0 })).toMatch(/^\[#{24}\] 0 of 0 games/)
  })
})

test.each([
  [59.6, '1:00'],
  [3723, '1:02:03'],
  [0, '0:00'],
])('%d seconds on a clock', (seconds, text) => {
  expect(clockText(seconds)).toBe(text)
})

test.each([
  [1234.5, '1,235'],
  [12.34, '12.3'],
  [0.1234, '0.123'],
  [0, '0'],
])('a pace of %d', (pace, text) => {
  expect(paceText(pace)).toBe(text)
})
