import { describe, expect, test } from 'vitest'

import { turnedGrid, type LaidGrid } from '@/board/geometry'
import { zoneOutlines } from '@/board/zones/zone-outline'
import { hexGrid } from '@/engine/kernel/hex'

const grid = hexGrid(9, 9)
const lengths = (hexes: string, laid: LaidGrid = grid) =>
  zoneOutlines(
    laid,
    hexes.split(' ').map((hex) => grid.indexOf(hex)),
  )
    .map((line) => line.length)
    .sort((a, b) => b - a)

describe('the outline of an area', () => {
  test.each([
    ['one hex has its six hexsides', '0404', [6]],
    ['two neighbors lose the hexside between them', '0404 0405', [10]],
    ['two that are apart have a line each', '0202 0707', [6, 6]],
    ['a ring has an outer line and a line around its hole', '0403 0503 0504 0405 0304 0303', [18, 6]],
    ['at the edge of the map it goes along the edge', '0101 0102', [10]],
  ])('%s', (_, hexes, expected) => {
    expect(lengths(hexes)).toEqual(expected)
    expect(lengths(hexes, turnedGrid(grid))).toEqual(expected)
  })

  test('is the same whichever hex comes first, and whichever comes twice', () => {
    expect(lengths('0405 0404 0404')).toEqual([10])
  })

  test('is closed: from corner to corner it is one hexside, back to the start too', () => {
    const [line = []] = zoneOutlines(grid, [grid.indexOf('0404'), grid.indexOf('0504')])
    const steps = line.map(({ x, y }, nth) => {
      const next = line[(nth + 1) % line.length] ?? { x: 0, y: 0 }
      return Math.hypot(next.x - x, next.y - y)
    })
    for (const step of steps) expect(step).toBeCloseTo(40)
  })

  test('nothing has none', () => {
    expect(zoneOutlines(grid, [])).toEqual([])
  })
})
