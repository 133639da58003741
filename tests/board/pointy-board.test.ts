import { describe, expect, test } from 'vitest'

import { steppedBy } from '@/board/view/cursor-keys'
import {
  boardSize,
  centerOf,
  cornersAround,
  HEX_INNER,
  HEX_SIZE,
  hexAt,
  middleOf,
  placeOf,
  turnedGrid,
} from '@/board/geometry'
import { markStrokes } from '@/board/layers/mark-shape'
import { zoneOutlines } from '@/board/zones/zone-outline'
import { areNeighbors, hexCorners } from '@/engine/kernel/hex'
import { POINTY } from './pointy-field'

const indexOf = (id: string) => POINTY.indexOf(id)
const turned = turnedGrid(POINTY)

describe('a map of pointy hexes', () => {
  test('is as wide as its longest row and as high as its rows overlap', () => {
    const paper = 52
    expect(boardSize(POINTY)).toEqual({
      width: Math.ceil(paper + 9 * 2 * HEX_INNER),
      height: paper + (2 + 4 * 1.5) * HEX_SIZE,
    })
  })

  test('knows the hex at every center, turned around too', () => {
    for (const laid of [POINTY, turned])
      expect(POINTY.ids.map((_, index) => hexAt(laid, centerOf(laid, index)))).toEqual([...POINTY.ids.keys()])
  })

  test('knows a hex up to its corners, and none beside its outline', () => {
    for (const corner of cornersAround(centerOf(POINTY, indexOf('B3')), 0.98, 'pointy'))
      expect(hexAt(POINTY, corner)).toBe(indexOf('B3'))
    const { x, y } = centerOf(POINTY, indexOf('A1'))
    expect(hexAt(POINTY, { x: x - 2 * HEX_INNER, y })).toBe(-1)
    expect(hexAt(POINTY, { x, y: y - HEX_SIZE - 1 })).toBe(-1)
  })

  test('has its hexsides between the corners that neighbors share', () => {
    const corners = hexCorners('pointy')
    POINTY.centers.forEach((center, index) => {
      for (let side = 0; side < 6; side++) {
        const other = POINTY.centers[POINTY.neighbors[index * 6 + side] ?? -1]
        const [from, to] = [corners[(side + 5) % 6], corners[side]]
        if (!other || !from || !to) continue
        expect((other.x - center.x) / 2).toBeCloseTo((from.x + to.x) / 2)
        expect((other.y - center.y) / 2).toBeCloseTo((from.y + to.y) / 2)
      }
    })
  })

  test('counts rows from the top and columns from the left, half a hex aside in every other row', () => {
    expect(['A1', 'B1', 'C1', 'D1', 'E7'].map((id) => placeOf(POINTY, indexOf(id)))).toEqual([
      { column: 1, row: 0 },
      { column: 0, row: 1 },
      { column: 0, row: 2 },
      { column: 0, row: 3 },
      { column: 7, row: 4 },
    ])
  })

  test('outlines an area along its hexsides', () => {
    expect(zoneOutlines(POINTY, [indexOf('C4'), indexOf('C5')]).map((line) => line.length)).toEqual([10])
  })

  test('draws marks that fit its hexes', () => {
    const [, top] = /^M\S+ (\S+?)L/.exec(markStrokes('selected', { x: 0, y: 0 }, 'pointy')) ?? []
    expect(top).toBe('-38')
  })
})

describe('the cursor on a map of pointy hexes', () => {
  const from = (id: string, ...keys: string[]) =>
    POINTY.ids[keys.reduce((index, key) => steppedBy(POINTY, index, key), indexOf(id))]

  test('begins in the middle', () => {
    expect(POINTY.ids[middleOf(POINTY)]).toBe('C5')
  })

  test.each([
    ['ArrowLeft', 'C4'],
    ['ArrowRight', 'C6'],
    ['q', 'B4'],
    ['e', 'B5'],
    ['a', 'D4'],
    ['d', 'D5'],
    ['ArrowUp', 'B5'],
    ['ArrowDown', 'D5'],
    ['w', 'B5'],
    ['s', 'D5'],
  ])('goes from C5 by %s to %s', (key, to) => {
    expect(from('C5', key)).toBe(to)
  })

  test('goes up and down in a zigzag of neighbors, and back the way it came', () => {
    expect(from('E4', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp')).toBe('A4')
    expect(from('A4', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown')).toBe('E4')
    for (const key of ['ArrowUp', 'ArrowDown'])
      POINTY.ids.forEach((_, index) => {
        const next = steppedBy(POINTY, index, key)
        expect(next === index || areNeighbors(POINTY, index, next)).toBe(true)
      })
  })

  test('goes in from the ends of rows that are longer than the next, and stays where nothing is', () => {
    expect(from('C9', 'ArrowUp')).toBe('B8')
    expect(from('B1', 'ArrowUp')).toBe('A1')
    expect(from('A1', 'ArrowUp', 'ArrowLeft', 'q', 'e')).toBe('A1')
  })

  test.each(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'q', 'e', 'a', 'd'])(
    'goes by %s in the same direction on a turned map',
    (key) => {
      const way = [POINTY, turned].map((laid) => {
        const start = centerOf(laid, indexOf('C5'))
        const to = centerOf(laid, steppedBy(laid, indexOf('C5'), key))
        return [
          key.startsWith('Arrow') && to.y !== start.y ? 0 : Math.sign(to.x - start.x),
          Math.sign(to.y - start.y),
        ]
      })
      expect(way[1]).toEqual(way[0])
    },
  )
})
