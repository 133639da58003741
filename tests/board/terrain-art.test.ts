import { describe, expect, test } from 'vitest'

import type { TerrainLook } from '@/board/art'
import { turnedGrid } from '@/board/geometry'
import { fineStrokes, type FineStrokes } from '@/board/terrain/fine-strokes'
import { terrainChunks } from '@/board/terrain/terrain-art'
import { hexGrid } from '@/engine/kernel/hex'

const grid = hexGrid(9, 7)
const clear = grid.ids.map((): TerrainLook => 'clear')
const withMountains = (...hexes: readonly string[]) =>
  grid.ids.map((id): TerrainLook => (hexes.includes(id) ? 'mountain' : 'clear'))
const fine = (terrain: readonly TerrainLook[], laid = grid): readonly FineStrokes[] =>
  terrainChunks(laid, terrain).map((chunk) => fineStrokes({ grid: laid, terrain }, chunk))
const strokes = (paths: readonly string[]) => paths.flatMap((path) => path.match(/M/g) ?? []).length
const slopes = (terrain: readonly TerrainLook[], laid = grid) =>
  fine(terrain, laid).map((chunk) => chunk.slopes)

describe('the printed map', () => {
  test('has every hexside once', () => {
    const shared = grid.neighbors.filter((neighbor) => neighbor >= 0).length / 2
    const hexsides = terrainChunks(grid, clear).map((chunk) => chunk.hexsides)
    expect(strokes(hexsides)).toBe(grid.ids.length * 6 - shared)
  })

  test('has every number once', () => {
    const numbers = terrainChunks(grid, clear).flatMap((chunk) => chunk.numbers.map(({ text }) => text))
    expect(numbers.toSorted()).toEqual([...grid.ids])
  })

  test('is drawn alike twice', () => {
    expect(terrainChunks(grid, withMountains('0404'))).toEqual(terrainChunks(grid, withMountains('0404')))
    expect(fine(withMountains('0404'))).toEqual(fine(withMountains('0404')))
  })

  test('hatches the mountains, of which some peaks stand behind', () => {
    expect(fine(clear).every(({ backHatch, frontHatch }) => backHatch + frontHatch === '')).toBe(true)
    const hatched = fine(withMountains('0404'))
    expect(strokes(hatched.map(({ frontHatch }) => frontHatch))).toBeGreaterThan(20)
    expect(strokes(hatched.map(({ backHatch }) => backHatch))).toBeGreaterThan(10)
  })

  test('has hachures where high ground ends and none within it', () => {
    expect(strokes(slopes(clear))).toBe(0)
    const apart = strokes(slopes(withMountains('0404', '0406')))
    expect(strokes(slopes(withMountains('0404', '0405')))).toBeLessThan(apart)
  })

  test('is lit from the upper left: more strokes fall to the lower right, turned around too', () => {
    for (const laid of [grid, turnedGrid(grid)]) {
      const [path = ''] = slopes(withMountains('0404'), laid).filter(Boolean)
      const falls = [...path.matchAll(/l(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => Number(x) + Number(y))
      const right = falls.filter((fall) => fall > 0).length
      expect(right).toBeGreaterThan(falls.length / 2)
    }
  })
})
