import { describe, expect, test } from 'vitest'

import type { Paths, TerrainLook } from '@/board/art'
import { between, boardSize, HEX_INNER, turnedGrid } from '@/board/geometry'
import { joined, terrainChunks } from '@/board/terrain/terrain-art'
import { crown } from '@/board/terrain/lowland/crown'
import { LOWLAND } from '@/board/terrain/lowland/lowland'
import { lowlandStrokes } from '@/board/terrain/lowland/lowland-strokes'
import { POINTY } from './pointy-field'

const grass = POINTY.ids.map((): TerrainLook => 'grass')
const landWith = (looks: Readonly<Record<string, TerrainLook>>) =>
  POINTY.ids.map((id): TerrainLook => looks[id] ?? 'grass')
/** All paths of a map, what comes at once and what comes last. */
function drawn(terrain: readonly TerrainLook[], grid = POINTY): Paths {
  const chunks = terrainChunks(grid, terrain, LOWLAND)
  return joined(chunks.flatMap((chunk) => [chunk.paths, lowlandStrokes({ grid, terrain }, chunk)]))
}
const inksOf = (paths: Paths) =>
  Object.entries(paths)
    .filter(([, path]) => path !== '')
    .map(([name]) => name)
const strokes = (path = '') => path.match(/M/g)?.length ?? 0

describe('the lowland', () => {
  test.each([
    ['rocky', ['boulders', 'boulderShade', 'boulderHatch', 'scree']],
    ['forest', ['trees', 'treeShade', 'treeHatch']],
    ['river', ['riverbed', 'ripples']],
    ['water', ['water', 'ripples', 'shore']],
    ['king', ['border', 'crown', 'crownLines']],
  ] as const)('has strokes for %s that grass has not', (look, inks) => {
    const plain = inksOf(drawn(grass))
    const known = inksOf(drawn(landWith({ C5: look })))
    expect(inks.filter((ink) => known.includes(ink))).toEqual(inks)
    expect(inks.filter((ink) => plain.includes(ink))).toEqual([])
  })

  test('has tufts where grass grows', () => {
    expect(strokes(drawn(grass).tufts)).toBeGreaterThan(50)
    const none = POINTY.ids.map((): TerrainLook => 'water')
    expect(drawn(none).tufts).toBeUndefined()
  })

  test('is drawn alike twice, and all within the sheet, turned around too', () => {
    const terrain = landWith({ A1: 'forest', E7: 'rocky', C1: 'king' })
    expect(drawn(terrain)).toEqual(drawn(terrain))
    const { width, height } = boardSize(POINTY)
    for (const grid of [POINTY, turnedGrid(POINTY)])
      for (const [, x, y] of Object.values({ ...drawn(terrain, grid), fibers: '' })
        .join('')
        .matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)) {
        expect(Number(x)).toBeGreaterThan(0)
        expect(Number(x)).toBeLessThan(width)
        expect(Number(y)).toBeGreaterThan(0)
        expect(Number(y)).toBeLessThan(height)
      }
  })

  test('lets a river run on from hex to hex: it ends where the next begins', () => {
    const bed = drawn(landWith({ C1: 'king', C2: 'river', C3: 'river', C4: 'king' })).riverbed ?? ''
    const ends = [...bed.matchAll(/M(\S+ \S+)C\S+ \S+ \S+ \S+ \S+ \S+S\S+ \S+ (\S+ [\d.]+)/g)]
    expect(ends).toHaveLength(2)
    const [west, east] = ends.map(([, ...both]) => both)
    expect(west?.filter((end) => east?.includes(end))).toHaveLength(1)
  })

  test.each([
    ['alone', { C5: 'river' }],
    ['with a lake on one side', { C5: 'river', C6: 'water' }],
    ['at the edge of the board', { A1: 'river' }],
  ] as const)('lets a river run through its hex from side to side: %s', (_, looks) => {
    const bed = drawn(landWith(looks)).riverbed ?? ''
    const [, fromX, fromY, toX, toY] = (
      /M(\S+) (\S+)C\S+ \S+ \S+ \S+ \S+ \S+S\S+ \S+ (\S+) (\S+)/.exec(bed) ?? []
    ).map(Number)
    // From the middle of a hexside to that of the one across.
    expect(Math.hypot(Number(toX) - Number(fromX), Number(toY) - Number(fromY))).toBeCloseTo(2 * HEX_INNER, 0)
  })

  test('has lines along a shore and none between two waters', () => {
    const one = strokes(drawn(landWith({ C5: 'water' })).shore)
    const two = strokes(drawn(landWith({ C5: 'water', C6: 'water' })).shore)
    expect(one).toBe(6 * 3)
    expect(two).toBe(10 * 3)
  })

  test('keeps the numbers of hexes free of trees', () => {
    const wood = drawn(landWith({ C5: 'forest' })).trees ?? ''
    const center = { x: boardSize(POINTY).width / 2, y: boardSize(POINTY).height / 2 }
    const feet = [...wood.matchAll(/M(\S+) (\S+?)m/g)].map(([, x, y]) => [
      Number(x) - center.x,
      Number(y) - center.y,
    ])
    expect(feet.length).toBeGreaterThan(6)
    expect(feet.filter(([x = 0, y = 0]) => Math.abs(x) < 12 && y < -13)).toEqual([])
  })

  test.each(['pointy', 'flat'] as const)(
    'keeps the number of a king’s hex free of border and stones: %s',
    (orientation) => {
      const { border = '', crown: stones = '' } = crown({ x: 0, y: 0 }, orientation)
      const points = [...border.matchAll(/[ML](\S+) ([-\d.]+)/g)].map(([, x, y]) => ({
        x: Number(x),
        y: Number(y),
      }))
      expect(points.length).toBeGreaterThan(8)
      const alongBorder = points.flatMap((point, nth) =>
        [0, 0.25, 0.5, 0.75].map((share) =>
          between(point, points[(nth + 1) % points.length] ?? point, share),
        ),
      )
      const placed = [...stones.matchAll(/M(\S+) (\S+?)m/g)].map(([, x, y]) => ({
        x: Number(x),
        y: Number(y),
      }))
      expect(placed.length).toBeGreaterThan(4)
      expect([...alongBorder, ...placed].filter(({ x, y }) => Math.abs(x) < 9 && y < -20)).toEqual([])
    },
  )
})
