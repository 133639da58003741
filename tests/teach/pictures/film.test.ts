import { describe, expect, test } from 'vitest'
import type { HexId } from '@/engine/kernel/hex'
import { hexesThatMatter } from '@/teach/pictures/crop'
import { linesOf } from '@/teach/pictures/paint'
import { stretchAround } from '@/teach/pictures/stretch'
import { stopsAt } from '../report/stops'

const two = (number: number) => String(number).padStart(2, '0')
const MAP = Array.from(
  { length: 400 },
  (_, nth) => `${two((nth % 20) + 1)}${two(Math.floor(nth / 20) + 1)}` as HexId,
)

/** First and last column, first and last row. */
function boxOf(hexes: readonly HexId[]): readonly number[] {
  const columns = hexes.map((hex) => Number(hex.slice(0, 2)))
  const rows = hexes.map((hex) => Number(hex.slice(2)))
  return [Math.min(...columns), Math.max(...columns), Math.min(...rows), Math.max(...rows)]
}

describe('The stretch of a picture', () => {
  const stops = stopsAt('1ax 1ax 1bx 1bx 2ax 2ax 3ax')
  test.each([
    [0, 'turn', 0, 3],
    [3, 'turn', 0, 3],
    [4, 'turn', 4, 5],
    [1, 'phase', 0, 1],
    [2, 'phase', 2, 3],
    [6, 'turn', 5, 6],
  ] as const)('around stop %i is the %s from %i to %i', (at, reach, from, to) => {
    expect(stretchAround(stops, at, reach)).toEqual({ from, to })
  })
})

describe('The part of a map that matters', () => {
  test('lies around what is touched, with room, and is wider where the picture is', () => {
    const square = boxOf(hexesThatMatter(MAP, ['1010', '1110'] as HexId[], 1))
    expect(square).toEqual([8, 13, 8, 12])
    const wide = boxOf(hexesThatMatter(MAP, ['1010', '1110'] as HexId[], 2))
    expect(wide.slice(2)).toEqual([8, 12])
    expect((wide[1] ?? 0) - (wide[0] ?? 0)).toBeGreaterThan(8)
  })
  test('ends with the map, and is all of it where nothing is touched', () => {
    expect(boxOf(hexesThatMatter(MAP, ['0101'] as HexId[], 1)).filter((_, nth) => nth % 2 === 0)).toEqual([
      1, 1,
    ])
    expect(hexesThatMatter(MAP, [], 1)).toEqual(MAP)
    expect(hexesThatMatter(MAP, ['9999'] as HexId[], 1)).toEqual(MAP)
    const small = ['A1', 'A2', 'B1'] as HexId[]
    expect(hexesThatMatter(small, ['A1'] as HexId[], 1)).toEqual(small)
  })
})

test('a caption takes two lines, and says that more was said', () => {
  const widthOf = (text: string) => text.length
  expect(linesOf('an elf moves', 20, widthOf)).toEqual(['an elf moves'])
  expect(linesOf('one two three four five six', 9, widthOf)).toEqual(['one two', 'three …'])
  expect(linesOf('', 9, widthOf)).toEqual([])
})
