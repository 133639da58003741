import { describe, expect, test } from 'vitest'

import type { TerrainLook } from '@/board/board-props'
import { turnedGrid } from '@/board/geometry'
import { terrainChunks } from '@/board/terrain/terrain-art'
import { hexGrid } from '@/engine/hex'

const grid = hexGrid(9, 7)
const clear = grid.ids.map((): TerrainLook => 'clear')
const withMountains = (...hexes: readonly string[]) =>
  grid.ids.map((id): TerrainLook => (hexes.includes(id) ? 'mountain' : 'clear'))
const strokes = (terrain: readonly TerrainLook[], part: 'hexsides' | 'slopes', laid = grid) =>
  terrainChunks(laid, terrain).flatMap((chunk) => chunk[part].match(/M/g) ?? []).length

describe('the printed map', () => {
  test('has every hexside once', () => {
    const shared = grid.neighbors.filter((neighbor) => neighbor >= 0).length / 2
    expect(strokes(clear, 'hexsides')).toBe(grid.ids.length * 6 - shared)
  })

  test('has every number once', () => {
    const numbers = terrainChunks(grid, clear).flatMap((chunk) => chunk.numbers.map(({ text }) => text))
    expect(numbers.toSorted()).toEqual([...grid.ids])
  })

  test('is drawn alike twice', () => {
    expect(terrainChunks(grid, withMountains('0404'))).toEqual(terrainChunks(grid, withMountains('0404')))
  })

  test('has hachures where high ground ends and none within it', () => {
    expect(strokes(clear, 'slopes')).toBe(0)
    const apart = strokes(withMountains('0404', '0406'), 'slopes')
    expect(strokes(withMountains('0404', '0405'), 'slopes')).toBeLessThan(apart)
  })

  test('is lit from the upper left: more strokes fall to the lower right, turned around too', () => {
    for (const laid of [grid, turnedGrid(grid)]) {
      const [path = ''] = terrainChunks(laid, withMountains('0404'))
        .map(({ slopes }) => slopes)
        .filter(Boolean)
      const falls = [...path.matchAll(/l(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => Number(x) + Number(y))
      const right = falls.filter((fall) => fall > 0).length
      expect(right).toBeGreaterThan(falls.length / 2)
    }
  })
})
