import { describe, expect, test } from 'vitest'

import type { Paths, TerrainLook } from '@/board/art'
import { boardSize, centerOf, type LaidGrid, quarterTurned, turnedGrid } from '@/board/geometry'
import type { HexsideMark, LandMarks } from '@/board/terrain/realm/land-marks'
import { realmArt } from '@/board/terrain/realm/realm'
import { joined, terrainChunks } from '@/board/terrain/terrain-art'
import { hex, POINTY } from './pointy-field'

const at = (id: string) => POINTY.indexOf(hex(id))
const looks = (around: TerrainLook, some: Readonly<Record<string, TerrainLook>> = {}) =>
  POINTY.ids.map((id): TerrainLook => some[id] ?? around)

/** Marks of which most are left out. */
function marked({ coasts = [], ...marks }: Partial<LandMarks> & { readonly coasts?: readonly string[] }) {
  return {
    map: { grid: POINTY, terrain: [] },
    coastal: POINTY.ids.map((id) => coasts.includes(id)),
    sides: [],
    towns: new Map(),
    henges: new Set<number>(),
    ...marks,
  } satisfies LandMarks
}

/** The same mark on the sides between some hexes and their neighbors to the right, from both. */
function sidesWith(ids: readonly string[], mark: HexsideMark): LandMarks['sides'] {
  const sides = POINTY.ids.map(() => Array.from({ length: 6 }, (): HexsideMark | undefined => undefined))
  for (const id of ids) {
    const [one, other] = [at(id), at(id) + 1]
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const nth = [0, 1, 2, 3, 4, 5].find((side) => POINTY.neighbors[from * 6 + side] === to) ?? -1
      ;(sides[from] ?? [])[nth] = mark
    }
  }
  return sides
}

function drawn(terrain: readonly TerrainLook[], marks: LandMarks, grid: LaidGrid = POINTY): Paths {
  const art = realmArt({ ...marks, map: { grid: POINTY, terrain } })
  const chunks = terrainChunks(grid, terrain, art)
  return joined(chunks.flatMap((chunk) => [chunk.paths, art.strokesOf({ grid, terrain }, chunk)]))
}

const strokes = (path = '') => path.match(/M/g)?.length ?? 0
const inksOf = (paths: Paths) => Object.keys(paths).filter((name) => paths[name] !== '')
const starts = (path = '') =>
  [...path.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
/** Where each of its lines ends. */
const ends = (path = '') =>
  path
    .split('M')
    .filter(Boolean)
    .flatMap((line) => {
      const points = line.match(/-?[\d.]+ -?[\d.]+/g) ?? []
      return [points[0] ?? '', points.at(-1) ?? '']
    })

const ISLAND = ['C4', 'C5', 'C6', 'B4', 'B5', 'D4', 'D5']
const island = Object.fromEntries(ISLAND.map((id) => [id, 'forest' as const]))

describe('a coast', () => {
  test('lies within the coastal hexes and runs on from each to the next', () => {
    const coasts = ISLAND.filter((id) => id !== 'C5')
    const paths = drawn(looks('sea', island), marked({ coasts }))
    expect(strokes(paths.coast)).toBe(6)
    // Both ends of all six lines meet those of the next.
    expect(new Set(ends(paths.coast)).size).toBe(6)
    expect(paths.coastWater).not.toBe('')
  })

  test('is a ring around a hex that is all in the sea', () => {
    const { coast = '', coastWater = '' } = drawn(looks('sea', { C5: 'grass' }), marked({ coasts: ['C5'] }))
    expect(new Set(ends(coast)).size).toBe(1)
    expect(strokes(coastWater)).toBe(2)
  })

  test('is the bare hexside where the sea does not reach in, and none between lands', () => {
    const bare = drawn(looks('sea', { C5: 'grass' }), marked({}))
    expect(strokes(bare.coast)).toBe(6)
    expect(bare.coastWater ?? '').toBe('')
    expect(drawn(looks('grass'), marked({ coasts: ['C5'] })).coast ?? '').toBe('')
  })

  test('has fewer trees in a coastal wood, for none stands in water', () => {
    const one = { C5: 'forest', C6: 'sea' } as const
    const inland = strokes(drawn(looks('grass', one), marked({})).leaves)
    const coastal = strokes(drawn(looks('grass', one), marked({ coasts: ['C5'] })).leaves)
    expect(coastal).toBeLessThan(inland)
    expect(coastal).toBeGreaterThan(2)
  })
})

describe('a hexside', () => {
  test.each([
    ['river', 'stream', 1],
    ['mountain', 'frontBody', 2],
    ['forest', 'rowTrees', 4],
  ] as const)('with a %s is drawn once for its two hexes', (feature, ink, count) => {
    const paths = drawn(looks('grass'), marked({ sides: sidesWith(['C4'], { feature, hasRoad: false }) }))
    expect(strokes(paths[ink])).toBe(count)
    expect(inksOf(paths)).not.toContain('road')
  })

  test('with a road has half of it from each hex, and one that goes through a hex is one line', () => {
    const road = { feature: null, hasRoad: true }
    const alone = drawn(looks('grass'), marked({ sides: sidesWith(['C4'], road) }))
    expect(strokes(alone.road)).toBe(2)
    const through = drawn(looks('grass'), marked({ sides: sidesWith(['C4', 'C5'], road) }))
    expect(strokes(through.road)).toBe(3)
  })
})

/** Where the middle of each line lies, to a pixel or two. */
const middles = (path = '') =>
  path
    .split('M')
    .filter(Boolean)
    .map((line) => {
      const points = [...line.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
      const [[x = 0, y = 0] = [], [endX = 0, endY = 0] = []] = [points[0], points.at(-1)]
      return { x: (x + endX) / 2, y: (y + endY) / 2 }
    })

describe.each([
  ['as it is', POINTY],
  ['from the far side', turnedGrid(POINTY)],
  ['by a quarter', quarterTurned(POINTY)],
  ['by three quarters', turnedGrid(quarterTurned(POINTY))],
] as const)('on a map turned %s', (_, grid) => {
  const between = (one: string, other: string) => {
    const [from, to] = [centerOf(grid, at(one)), centerOf(grid, at(other))]
    return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  }
  const isNear = (one: { x: number; y: number }, other: { x: number; y: number }) =>
    Math.hypot(one.x - other.x, one.y - other.y) < 0.2

  test('a river lies between its two hexes, and a road leads from the one into the other', () => {
    const sides = sidesWith(['C4'], { feature: 'river', hasRoad: true })
    const { stream, road } = drawn(looks('grass'), marked({ sides }), grid)
    expect(middles(stream).filter((middle) => isNear(middle, between('C4', 'C5')))).toHaveLength(1)
    expect(starts(road).filter((start) => isNear(start, between('C4', 'C5')))).toHaveLength(2)
  })

  test('a coast lies between land and sea', () => {
    const { coast } = drawn(looks('grass', { C5: 'sea' }), marked({}), grid)
    const around = ['B4', 'B5', 'C4', 'C6', 'D4', 'D5']
    expect(middles(coast)).toHaveLength(6)
    for (const land of around)
      expect(middles(coast).filter((middle) => isNear(middle, between('C5', land)))).toHaveLength(1)
  })
})

describe('a place', () => {
  const town = (gold: number, isPort = false) => ({
    towns: new Map([[at('C5'), { name: 'Aldermouth', gold, isPort }]]),
  })

  test('has as many coins as it is worth, more houses the more, an anchor where it is a port, and its name', () => {
    const [one, two, three] = [1, 2, 3].map((gold) => drawn(looks('grass'), marked(town(gold))))
    expect([one, two, three].map((paths) => strokes(paths?.coins))).toEqual([1, 2, 3])
    expect(strokes(one?.roofs)).toBeLessThan(strokes(two?.roofs))
    expect(strokes(two?.roofs)).toBeLessThan(strokes(three?.roofs))
    expect(inksOf(one ?? {})).not.toContain('anchor')
    expect(inksOf(drawn(looks('grass'), marked(town(1, true))))).toContain('anchor')
    expect(realmArt(marked(town(1))).names).toEqual([{ hex: 'C5', text: 'Aldermouth' }])
  })

  test('may be a henge, of stones', () => {
    const paths = drawn(looks('grass'), marked({ henges: new Set([at('C5')]) }))
    expect(strokes(paths.stone)).toBeGreaterThan(6)
  })
})

test('a land has an ink for all that is drawn, is drawn alike twice, and lies within its sheet however that lies', () => {
  const terrain = POINTY.ids.map(
    (_, nth): TerrainLook => (['sea', 'grass', 'forest', 'swamp', 'desert'] as const)[nth % 5] ?? 'grass',
  )
  const marks = marked({
    coasts: POINTY.ids,
    sides: sidesWith(['C4', 'C6'], { feature: 'mountain', hasRoad: true }),
    towns: new Map([[at('C5'), { name: 'Karrun', gold: 3, isPort: true }]]),
    henges: new Set([at('B4')]),
  })
  const { inks, over = [] } = realmArt(marks)
  const known = new Set([...inks, ...over].map(([, name]) => name))
  for (const grid of [POINTY, turnedGrid(POINTY)]) {
    const paths = drawn(terrain, marks, grid)
    expect(inksOf(paths).filter((name) => !known.has(name))).toEqual([])
    expect(drawn(terrain, marks, grid)).toEqual(paths)
    const { width, height } = boardSize(grid)
    for (const [name, path] of Object.entries(paths)) {
      expect(path, name).toMatch(/^(?:[MLHVCSQTAZmlhvcsqtaz]|[-.\d\s])*$/)
      if (name === 'fibers') continue
      for (const { x, y } of starts(path)) {
        expect(x).toBeGreaterThan(0)
        expect(x).toBeLessThan(width)
        expect(y).toBeGreaterThan(0)
        expect(y).toBeLessThan(height)
      }
    }
  }
})
