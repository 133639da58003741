import { describe, expect, test } from 'vitest'
import { meanOf, quantileOf, shareOf, slopeOf } from '@/engine/lab/statistics'

describe('a share', () => {
  // Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %i in %i has the published interval', (count, of, from, to) => {
    const share = shareOf(count, of)
    expect(share.value).toBe(count / of)
    expect(share.from).toBeCloseTo(from, 4)
    expect(share.to).toBeCloseTo(to, 4)
  })

  test('of all ends at 1', () => {
    expect(shareOf(20, 20).from).toBeCloseTo(1 - 0.1611, 4)
    expect(shareOf(20, 20).to).toBe(1)
  })
})

describe('a quantile', () => {
  const numbers = [10, 3, 7, 1, 9, 4, 2, 8, 6, 5]

  // R: quantile(1:10, c(0, .1, .25, .5, .75, 1)), type 7.
  test.each([
    [0, 1],
    [0.1, 1.9],
    [0.25, 3.25],
    [0.5, 5.5],
    [0.75, 7.75],
    [1, 10],
  ])('at %d is as R has it', (share, value) => {
    expect(quantileOf(numbers, share)).toBeCloseTo(value, 12)
  })

  test('of one number is that number', () => {
    expect(quantileOf([4], 0.9)).toBe(4)
  })
})

test('the mean', () => {
  expect(meanOf([1, 2, 6])).toBe(3)
})

describe('a slope', () => {
  // Anscombe, The American Statistician 27 (1973), set 1: slope 0.5001, standard error 0.1179.
  const xs = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5]
  const ys = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68]

  test('and its interval are as published', () => {
    const slope = slopeOf(xs, ys)
    expect(slope?.value).toBeCloseTo(0.50009, 5)
    expect(slope?.from).toBeCloseTo(0.50009 - 1.959964 * 0.117906, 5)
    expect(slope?.to).toBeCloseTo(0.50009 + 1.959964 * 0.117906, 5)
  })

  test('is not told where nothing varies, nor of two pairs', () => {
    expect(slopeOf([2, 2, 2], [0, 1, 1])).toBeUndefined()
    expect(slopeOf([1, 2], [0, 1])).toBeUndefined()
  })
})
