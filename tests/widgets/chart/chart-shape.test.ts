import { describe, expect, test } from 'vitest'
import {
  acrossOf,
  apart,
  areaPath,
  downOf,
  linePath,
  pointAt,
  scaleFor,
  type Span,
} from '@/widgets/chart/chart-shape'

const SPAN: Span = { points: 5, low: 0, high: 4 }

describe('A chart', () => {
  test('spreads its points over the whole width, and its values over the whole height', () => {
    expect([0, 1, 4].map((at) => acrossOf(SPAN, at))).toEqual([0, 0.25, 1])
    expect([0, 1, 4].map((value) => downOf(SPAN, value))).toEqual([1, 0.75, 0])
  })
  test('of one point or one value has no width or height to divide by', () => {
    expect(acrossOf({ points: 1, low: 0, high: 0 }, 0)).toBe(0)
    expect(downOf({ points: 1, low: 2, high: 2 }, 2)).toBe(0.5)
  })
  test.each([
    [-0.2, 0],
    [0.12, 0],
    [0.13, 1],
    [0.5, 2],
    [3, 4],
  ])('reads %f of the way from the left as point %i', (across, at) => {
    expect(pointAt(SPAN, across)).toBe(at)
  })
  test('draws a straight line, a line of steps and the area under one as far as values are known', () => {
    expect(linePath(SPAN, [0, 4], 'straight')).toBe('M0,1000L250,0')
    expect(linePath(SPAN, [0, 4], 'steps')).toBe('M0,1000L250,1000L250,0')
    expect(areaPath(SPAN, [2, 4], 'straight')).toBe('M0,500L250,0L250,1000L0,1000Z')
    expect(linePath(SPAN, [], 'straight')).toBe('')
  })
})

describe('The scale of a chart', () => {
  test.each([
    [[0, 0], 0, 4, [0, 1, 2, 3, 4]],
    [[0, 6], 0, 4, [0, 2, 4, 6]],
    [[0, 19], 0, 4, [0, 5, 10, 15, 20]],
    [[-0.3, 2.2], -1, 1, [-1, 0, 1, 2, 3]],
  ])('of %j between %i and %i is %j', (values, least, most, scale) => {
    expect(scaleFor(values, least, most)).toEqual(scale)
  })
})

describe('Labels at the ends of lines', () => {
  test('stand where the lines end while they have room', () => {
    expect(apart([0.2, 0.8], 0.2)).toEqual([0.2, 0.8])
  })
  test('make room for each other and stay beside the plot', () => {
    expect(apart([0.5, 0.5], 0.2)).toEqual([expect.closeTo(0.5), expect.closeTo(0.7)])
    expect(apart([1, 0.98], 0.2)).toEqual([expect.closeTo(0.9), expect.closeTo(0.7)])
    expect(apart([0, 0], 0.2)).toEqual([expect.closeTo(0.1), expect.closeTo(0.3)])
  })
})
