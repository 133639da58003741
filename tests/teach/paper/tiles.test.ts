import { expect, test } from 'vitest'
import { OVERLAP, tilesOf } from '@/teach/paper/tiles'

test('a map that fits a sheet is not cut', () => {
  expect(tilesOf({ width: 190, height: 268 })).toMatchObject({ lies: 'upright', columns: 1, rows: 1 })
  expect(tilesOf({ width: 270, height: 170 })).toMatchObject({ lies: 'flat', columns: 1, rows: 1 })
})

test('of two ways to lay sheets the one with fewer is taken', () => {
  expect(tilesOf({ width: 270, height: 350 })).toMatchObject({ lies: 'flat', columns: 1, rows: 2 })
  expect(tilesOf({ width: 370, height: 260 })).toMatchObject({ lies: 'upright', columns: 2, rows: 1 })
})

test('sheets overlap where they meet and cover the whole map', () => {
  const map = { width: 473, height: 435 }
  const { tiles, columns, rows } = tilesOf(map)
  expect(tiles).toHaveLength(columns * rows)
  for (const { column, row, left, top, width, height } of tiles) {
    expect(width).toBeLessThanOrEqual(277)
    expect(height).toBeLessThanOrEqual(268)
    expect(left + width).toBeCloseTo(column === columns ? map.width : left + width)
    expect(top + height).toBeCloseTo(row === rows ? map.height : top + height)
    const right = tiles.find((one) => one.row === row && one.column === column + 1)
    if (right) expect(left + width - right.left).toBeCloseTo(OVERLAP)
    const below = tiles.find((one) => one.column === column && one.row === row + 1)
    if (below) expect(top + height - below.top).toBeCloseTo(OVERLAP)
  }
})
