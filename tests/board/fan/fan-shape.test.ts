import { describe, expect, test } from 'vitest'

import type { BoardCounter, BoardStack } from '@/board/board-props'
import {
  type FanShape,
  fanShape,
  isOnPaper,
  isOnWayTo,
  piecesIn,
  type Sight,
  spotAt,
} from '@/board/fan/fan-shape'
import type { Point } from '@/engine/kernel/hex'

/** A window over a drawing, seen at a scale. */
const sight = (scale: number): Sight => ({ left: 0, top: 0, right: 1000 / scale, bottom: 700 / scale, scale })
const MIDDLE = { x: 500, y: 350 }
const COUNTER = 46

function isSpread({ spots, scale }: FanShape): boolean {
  const side = COUNTER * scale
  return spots.every((one, nth) =>
    spots.slice(nth + 1).every(({ x, y }) => Math.abs(x - one.x) >= side || Math.abs(y - one.y) >= side),
  )
}

function holdsAll({ box, spots, scale }: FanShape): boolean {
  const half = (COUNTER / 2) * scale
  return spots.every(
    ({ x, y }) =>
      x - half >= box.x &&
      x + half <= box.x + box.width &&
      y - half >= box.y &&
      y + half <= box.y + box.height,
  )
}

describe('a fan', () => {
  test.each([2, 3, 6, 7, 19, 40])('of %i counters covers none of them and leaves none out', (count) => {
    const shape = fanShape(count, MIDDLE, sight(1))
    expect(shape.spots).toHaveLength(count)
    expect(isSpread(shape)).toBe(true)
    expect(holdsAll(shape)).toBe(true)
  })

  test.each([0.2, 0.85, 1, 2.5])('is seen as large as it can be read, at scale %s', (scale) => {
    const seen = COUNTER * fanShape(4, MIDDLE, sight(scale)).scale * scale
    expect(seen).toBeGreaterThanOrEqual(40)
    expect(seen).toBeLessThanOrEqual(60)
  })

  test('lies above its hex, or below where there is no room above, and never over its middle', () => {
    const above = fanShape(4, MIDDLE, sight(1))
    expect(above.box.y + above.box.height).toBeLessThan(MIDDLE.y)
    const below = fanShape(4, { x: 500, y: 60 }, sight(1))
    expect(below.box.y).toBeGreaterThan(60)
    for (const { shape, from } of [
      { shape: above, from: MIDDLE },
      { shape: below, from: below.from },
    ])
      expect(isOnPaper(shape, from)).toBe(false)
  })

  test.each([
    ['left', 20],
    ['right', 980],
  ])('stays in sight at the %s edge', (_, x) => {
    const { box } = fanShape(6, { x, y: 350 }, sight(1))
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(1000)
  })

  test('knows the counter at a point, and that none lies between two', () => {
    const shape = fanShape(3, MIDDLE, sight(1))
    const [first, second] = shape.spots as [Point, Point]
    expect(spotAt(shape, second)).toBe(1)
    expect(spotAt(shape, { x: (first.x + second.x) / 2, y: first.y })).toBe(-1)
  })

  test('is reached from its hex without being lost on the way', () => {
    const shape = fanShape(6, MIDDLE, sight(1))
    for (const spot of shape.spots)
      for (const share of [0, 0.25, 0.5, 0.75, 1]) {
        const at = {
          x: MIDDLE.x + (spot.x - MIDDLE.x) * share,
          y: MIDDLE.y + (spot.y - MIDDLE.y) * share,
        }
        expect(isOnPaper(shape, at) || isOnWayTo(shape, at)).toBe(true)
      }
    expect(isOnWayTo(shape, { x: MIDDLE.x, y: MIDDLE.y + 30 })).toBe(false)
    expect(isOnWayTo(shape, { x: MIDDLE.x + 60, y: MIDDLE.y - 2 })).toBe(false)
  })
})

test('the counters of a hex come side by side, riders after their mounts, the ground before the air', () => {
  const counter = (id: string, side: BoardCounter['side'], riders: readonly BoardCounter[] = []) =>
    ({ id, side, riders }) as BoardCounter
  const hex = '0101' as BoardStack['hex']
  const stacks: readonly BoardStack[] = [
    {
      hex,
      counters: [
        counter('d', 'fourth'),
        counter('n', 'none'),
        counter('b', 'second'),
        counter('c', 'third'),
        counter('a', 'first', [counter('r', 'first')]),
      ],
    },
    { hex, layer: 'air', counters: [counter('f', 'first')] },
  ]
  expect(piecesIn(stacks).map(({ id, layer }) => [id, layer])).toEqual([
    ['a', 'ground'],
    ['r', 'ground'],
    ['b', 'ground'],
    ['c', 'ground'],
    ['d', 'ground'],
    ['n', 'ground'],
    ['f', 'air'],
  ])
})
