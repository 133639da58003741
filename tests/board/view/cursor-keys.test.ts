import { describe, expect, test } from 'vitest'

import { isCursorKey, steppedBy } from '@/board/view/cursor-keys'
import { centerOf, turnedGrid } from '@/board/geometry'
import { areNeighbors, hexGrid } from '@/engine/kernel/hex'

const grid = hexGrid(23, 18)
const from = (hex: string, ...keys: string[]) =>
  grid.ids[keys.reduce((index, key) => steppedBy(grid, index, key), grid.indexOf(hex))]

describe('the cursor', () => {
  test.each([
    ['ArrowUp', '1109'],
    ['ArrowDown', '1111'],
    ['ArrowLeft', '1010'],
    ['ArrowRight', '1210'],
    ['w', '1109'],
    ['e', '1209'],
    ['d', '1210'],
    ['s', '1111'],
    ['a', '1010'],
    ['q', '1009'],
  ])('goes from 1110 by %s to %s', (key, to) => {
    expect(from('1110', key)).toBe(to)
  })

  test('walks a row in a zigzag of neighbors', () => {
    const keys = Array.from({ length: 22 }, () => 'ArrowRight')
    expect(from('0105', ...keys)).toBe('2305')
    for (let index = 0; index < 22 * 18; index++)
      expect(areNeighbors(grid, index, steppedBy(grid, index, 'ArrowRight'))).toBe(true)
  })

  test('stays on the map', () => {
    expect(from('0101', 'ArrowLeft', 'ArrowUp', 'q', 'a')).toBe('0101')
    expect(from('2318', 'ArrowRight', 'ArrowDown', 'd')).toBe('2318')
  })

  test.each(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'q', 'w', 'e', 'a', 's', 'd'])(
    'goes by %s in the same direction on a turned map',
    (key) => {
      const start = grid.indexOf('1110')
      const [plain, turned] = [grid, turnedGrid(grid)].map((laid) => {
        const [from, to] = [centerOf(laid, start), centerOf(laid, steppedBy(laid, start, key))]
        return [Math.sign(Math.round(to.x - from.x)), key.startsWith('Arrow') ? 0 : Math.sign(to.y - from.y)]
      })
      expect(turned).toEqual(plain)
    },
  )

  test('knows its keys', () => {
    expect(['ArrowLeft', 'q', 'Escape', 'x'].map(isCursorKey)).toEqual([true, true, false, false])
  })
})
