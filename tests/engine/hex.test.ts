import { defineHex, distance, Orientation } from 'honeycomb-grid'
import { describe, expect, test } from 'vitest'
import {
  areNeighbors,
  HEX_CORNERS,
  HEXSIDES,
  hexesApart,
  hexGrid,
  hexNumber,
  neighborAcross,
  neighborsOf,
} from '@/engine/kernel/hex'

const grid = hexGrid(23, 18)
const around = (id: string) =>
  HEXSIDES.map((side) => grid.ids[neighborAcross(grid, grid.indexOf(id), side)] ?? null)

describe('Hex numbers', () => {
  test('are column and row, two digits each, from 01', () => {
    expect(hexNumber(1, 1)).toBe('0101')
    expect(hexNumber(11, 10)).toBe('1110')
  })
  test('of a map count column by column', () => {
    expect(grid.ids.slice(0, 3)).toEqual(['0101', '0102', '0103'])
    expect(grid.ids).toHaveLength(23 * 18)
    expect(grid.ids.at(-1)).toBe('2318')
  })
  test('find their index, and -1 where the map has no such hex', () => {
    expect(grid.ids.every((id, index) => grid.indexOf(id) === index)).toBe(true)
    for (const none of ['0000', '2401', '0119', '11', 'toString', '__proto__', ''])
      expect(grid.indexOf(none)).toBe(-1)
  })
})

describe('Neighbors', () => {
  test('of a hex at the edge are those that the map has; of no hex there are none', () => {
    const idsAround = (id: string) => neighborsOf(grid, grid.indexOf(id)).map((index) => grid.ids[index])
    expect(idsAround('0101')).toEqual(['0201', '0102'])
    expect(idsAround('1111')).toEqual(around('1111'))
    expect(idsAround('9999')).toEqual([])
  })
  test('of an odd column lie level or higher at its sides', () => {
    expect(around('1111')).toEqual(['1110', '1210', '1211', '1112', '1011', '1010'])
  })
  test('of an even column lie level or lower at its sides', () => {
    expect(around('1210')).toEqual(['1209', '1310', '1311', '1211', '1111', '1110'])
  })
  test('beyond the edge there is none', () => {
    expect(around('0101')).toEqual([null, null, '0201', '0102', null, null])
  })
  test('are mutual', () => {
    grid.ids.forEach((_, index) => {
      for (const side of HEXSIDES) {
        const other = neighborAcross(grid, index, side)
        if (other >= 0) expect(areNeighbors(grid, other, index)).toBe(true)
      }
    })
  })
  test('are exactly the hexes at distance one', () => {
    const here = grid.indexOf('1111')
    grid.ids.forEach((_, index) =>
      expect(areNeighbors(grid, here, index)).toBe(hexesApart(grid, here, index) === 1),
    )
  })
})

describe('Distance', () => {
  test('agrees with honeycomb’s own everywhere', () => {
    const Hex = defineHex({ orientation: Orientation.FLAT, offset: -1 })
    const hexes = grid.ids.map(
      (id) => new Hex({ col: Number(id.slice(0, 2)) - 1, row: Number(id.slice(2)) - 1 }),
    )
    for (const from of [0, 17, 200, 413])
      hexes.forEach((hex, index) => {
        const start = hexes[from]
        if (!start) throw new Error('no such hex')
        expect(hexesApart(grid, from, index)).toBe(distance(Hex.settings, start, hex))
      })
  })
  test.each([
    ['1111', '1111', 0],
    ['1111', '1311', 2],
    ['0101', '2301', 22],
    ['0101', '2318', 28],
  ])('from %s to %s is %i', (a, b, apart) => {
    expect(hexesApart(grid, grid.indexOf(a), grid.indexOf(b))).toBe(apart)
  })
})

describe('Drawing', () => {
  test('a hex has six corners at distance one from its center', () => {
    expect(HEX_CORNERS).toHaveLength(6)
    for (const { x, y } of HEX_CORNERS) expect(Math.hypot(x, y)).toBeCloseTo(1)
  })
  test('neighboring centers are as far apart as two flat sides', () => {
    const [a, b] = [grid.centers[grid.indexOf('1111')], grid.centers[grid.indexOf('1112')]]
    expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeCloseTo(Math.sqrt(3))
  })
})
