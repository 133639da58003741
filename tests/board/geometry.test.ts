import { describe, expect, test } from 'vitest'

import { HEX_INNER, HEX_SIZE, boardSize, centerOf, cornersAround, hexAt, turnedGrid } from '@/board/geometry'
import { hexGrid } from '@/engine/kernel/hex'

const grid = hexGrid(23, 18)

describe('the hex under a point', () => {
  test('is found at the center of every hex', () => {
    expect(grid.ids.map((_, index) => hexAt(grid, centerOf(grid, index)))).toEqual([...grid.ids.keys()])
  })

  test('is the same just inside each of its corners', () => {
    for (const index of [0, 17, 200, 413])
      for (const corner of cornersAround(centerOf(grid, index), 0.98)) expect(hexAt(grid, corner)).toBe(index)
  })

  test('changes across a hexside', () => {
    const { x, y } = centerOf(grid, grid.indexOf('1110'))
    expect(grid.ids[hexAt(grid, { x, y: y + HEX_INNER - 1 })]).toBe('1110')
    expect(grid.ids[hexAt(grid, { x, y: y + HEX_INNER + 1 })]).toBe('1111')
  })

  test('is none beside the map', () => {
    const { width, height } = boardSize(grid)
    const beside = [
      { x: 3, y: 300 },
      { x: 300, y: 3 },
      { x: width - 3, y: 300 },
      { x: 300, y: height - 3 },
    ]
    expect(beside.map((point) => hexAt(grid, point))).toEqual([-1, -1, -1, -1])
  })
})

test('centers lie as the kernel has them', () => {
  const [first, other] = [centerOf(grid, 0), centerOf(grid, 25)]
  const [a, b] = [grid.centers[0], grid.centers[25]]
  expect((other.x - first.x) / HEX_SIZE).toBeCloseTo((b?.x ?? 0) - (a?.x ?? 0))
  expect((other.y - first.y) / HEX_SIZE).toBeCloseTo((b?.y ?? 0) - (a?.y ?? 0))
})

describe('a turned map', () => {
  const laid = turnedGrid(grid)

  test('has every hex opposite', () => {
    const { width, height } = boardSize(grid)
    for (const index of [0, 17, 200, 413]) {
      const { x, y } = centerOf(grid, index)
      expect(centerOf(laid, index)).toEqual({ x: width - x, y: height - y })
    }
  })

  test('still knows the hex at every center', () => {
    expect(grid.ids.map((_, index) => hexAt(laid, centerOf(laid, index)))).toEqual([...grid.ids.keys()])
  })
})
