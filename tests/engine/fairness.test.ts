import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chiSquareTail, fairnessOf, isSmallSample, talliesOf } from '@/engine/table/fairness'

describe('The tail of chi-square', () => {
  // Percentage points as printed in any table.
  test.each([
    [3.841, 1, 0.05],
    [6.635, 1, 0.01],
    [0.0158, 1, 0.9],
    [5.991, 2, 0.05],
    [1.145, 5, 0.95],
    [4.351, 5, 0.5],
    [9.236, 5, 0.1],
    [11.07, 5, 0.05],
    [15.086, 5, 0.01],
    [20.515, 5, 0.001],
    [30.144, 19, 0.05],
    [124.342, 100, 0.05],
  ])('beyond %d with %i degrees of freedom is %d', (value, degrees, tail) => {
    expect(chiSquareTail(value, degrees)).toBeCloseTo(tail, 3)
  })
  test('is whole at nothing, and gone far out', () => {
    expect(chiSquareTail(0, 5)).toBe(1)
    expect(chiSquareTail(5000, 5)).toBe(0)
    expect(chiSquareTail(3, 0)).toBe(1)
  })
  test('of two degrees is an exponential', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 60, noNaN: true }), (value) => {
        expect(chiSquareTail(value, 2)).toBeCloseTo(Math.exp(-value / 2), 10)
      }),
    )
  })
  test('falls as the value grows, between 1 and 0', () => {
    const values = fc.double({ min: 0, max: 300, noNaN: true })
    fc.assert(
      fc.property(values, values, fc.integer({ min: 1, max: 40 }), (one, other, degrees) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        expect(chiSquareTail(more, degrees)).toBeLessThanOrEqual(chiSquareTail(less, degrees) + 1e-12)
        expect(chiSquareTail(less, degrees)).toBeLessThanOrEqual(1)
        expect(chiSquareTail(more, degrees)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('Dice against an even spread', () => {
  test('a worked example', () => {
    const { dice, mean, expected, chiSquare, p } = fairnessOf([5, 8, 9, 8, 10, 20])
    expect([dice, mean, expected, chiSquare]).toEqual([60, 4.166666666666667, 3.5, 13.4])
    expect(p).toBeCloseTo(0.0199, 4)
  })
  const counted = fc
    .array(fc.nat(200), { minLength: 2, maxLength: 20 })
    .filter((counts) => counts.some((count) => count > 0))
  test('does not depend on which face is which, and an even spread is as even as can be', () => {
    fc.assert(
      fc.property(counted, (counts) => {
        const { chiSquare, mean, p } = fairnessOf(counts)
        const turned = fairnessOf(counts.toReversed())
        expect(turned.chiSquare).toBeCloseTo(chiSquare, 6)
        expect(turned.mean + mean).toBeCloseTo(counts.length + 1, 6)
        expect(p).toBeGreaterThanOrEqual(0)
        expect(fairnessOf(counts.map(() => 7))).toMatchObject({ chiSquare: 0, p: 1 })
      }),
    )
  })
  test('thirty dice of six faces are enough to say something', () => {
    expect(isSmallSample([5, 5, 5, 5, 5, 4])).toBe(true)
    expect(isSmallSample([30, 0, 0, 0, 0, 0])).toBe(false)
  })
})

describe('Dice in a log', () => {
  const step = (seat: string, values: readonly number[], typed = false, faces = 6) => ({
    number: 1,
    seat,
    events: [],
    rolls: [{ count: values.length, faces, label: 'x', values }],
    typed,
  })
  test('are counted by seat, by hand or not, and by their faces', () => {
    const log = [
      step('a', [1, 6, 6]),
      step('b', [2]),
      step('a', [3], true),
      step('a', [2]),
      step('a', [4], false, 4),
    ]
    expect(talliesOf(log)).toEqual([
      { seat: 'a', typed: false, counts: [1, 1, 0, 0, 0, 2] },
      { seat: 'b', typed: false, counts: [0, 1, 0, 0, 0, 0] },
      { seat: 'a', typed: true, counts: [0, 0, 1, 0, 0, 0] },
      { seat: 'a', typed: false, counts: [0, 0, 0, 1] },
    ])
  })
  test('all of them, each once', () => {
    const rolled = fc.array(
      fc.tuple(fc.constantFrom('a', 'b'), fc.array(fc.integer({ min: 1, max: 6 })), fc.boolean()),
    )
    fc.assert(
      fc.property(rolled, (rolls) => {
        const tallies = talliesOf(rolls.map(([seat, values, typed]) => step(seat, values, typed)))
        const counted = tallies.flatMap(({ counts }) => counts).reduce((sum, count) => sum + count, 0)
        expect(counted).toBe(rolls.flatMap(([, values]) => values).length)
      }),
    )
  })
})
