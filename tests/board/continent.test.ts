import { describe, expect, test } from 'vitest'

import type { ContinentLook, Paths, TerrainLook } from '@/board/art'
import { boardSize, centerOf, quarterTurned, turnedGrid, type LaidGrid } from '@/board/geometry'
import { joined, terrainChunks } from '@/board/terrain/terrain-art'
import { CONTINENT } from '@/board/terrain/continent/continent'
import { hex, POINTY } from './pointy-field'

/** What each terrain is told by: its ground, and what stands there. */
const MARKS: Readonly<Record<Exclude<ContinentLook, 'grass'>, readonly string[]>> = {
  forest: ['forest', 'leaves'],
  jungle: ['jungle', 'fronds'],
  taiga: ['taiga', 'needles'],
  sylvan: ['sylvan', 'caps', 'gold'],
  hills: ['hills', 'mounds'],
  mountain: ['mountain', 'frontBody', 'slopes'],
  volcano: ['volcano', 'lava', 'smoke'],
  tors: ['tors', 'stone'],
  caves: ['caves', 'crag', 'dark'],
  heath: ['heath', 'heather', 'bloom'],
  swamp: ['swamp', 'reeds', 'lake'],
  desert: ['desert', 'dune-shade'],
  tundra: ['tundra', 'snow', 'frost'],
  waste: ['waste', 'cracks'],
  city: ['city', 'roofs', 'stone'],
  castle: ['castle', 'stone', 'dark'],
  ruins: ['ruins', 'stone', 'shade'],
  temple: ['temple', 'marble'],
  workshop: ['workshop', 'cogs'],
  lake: ['lake', 'ripples', 'shore'],
  sea: ['sea', 'ripples', 'coast'],
  reef: ['reef', 'coral', 'foam'],
  abyss: ['abyss', 'whirl', 'deep'],
  unknown: ['unknown', 'query'],
}
const LOOKS = Object.keys(MARKS) as (keyof typeof MARKS)[]

const mapOf = (around: TerrainLook, looks: Readonly<Record<string, TerrainLook>> = {}) =>
  POINTY.ids.map((id): TerrainLook => looks[id] ?? around)

/** All paths of a map, what comes at once and what comes last. */
function drawn(terrain: readonly TerrainLook[], grid: LaidGrid = POINTY): Paths {
  const chunks = terrainChunks(grid, terrain, CONTINENT)
  return joined(chunks.flatMap((chunk) => [chunk.paths, CONTINENT.strokesOf({ grid, terrain }, chunk)]))
}

const inksOf = (paths: Paths) => Object.keys(paths).filter((name) => paths[name] !== '')
const strokes = (path = '') => path.match(/M/g)?.length ?? 0
/** Where its drawings begin. */
const starts = (path = '') =>
  [...path.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
/** Paths as they would be around the origin. */
const shapeIn = (path: string | undefined, id: string) => {
  const center = centerOf(POINTY, POINTY.indexOf(hex(id)))
  return starts(path).map(({ x, y }) => [Math.round(x - center.x), Math.round(y - center.y)])
}

describe('a continent', () => {
  test.each(Object.entries(MARKS))('has for %s what grass has not', (look, marks) => {
    const grass = inksOf(drawn(mapOf('grass')))
    const inks = inksOf(drawn(mapOf('grass', { C5: look as ContinentLook })))
    expect(marks.filter((mark) => inks.includes(mark))).toEqual(marks)
    expect(marks.filter((mark) => grass.includes(mark))).toEqual([])
  })

  test('tells terrains apart without their tones, too: by the inks of what stands there', () => {
    const motifs = new Map<string, string[]>()
    for (const look of ['grass' as const, ...LOOKS]) {
      const inks = inksOf(drawn(mapOf('unknown', { C5: look }))).filter((ink) => ink !== look)
      const motif = inks.toSorted().join()
      motifs.set(motif, [...(motifs.get(motif) ?? []), look])
    }
    // Standing stones and broken columns are told apart by their shapes alone.
    expect([...motifs.values()].filter(({ length }) => length > 1)).toEqual([['tors', 'ruins']])
  })

  test('has an ink for everything that is drawn', () => {
    const known = new Set(CONTINENT.inks.map(([, name]) => name))
    for (const look of LOOKS) {
      const missing = inksOf(drawn(mapOf('grass', { C5: look }))).filter((name) => !known.has(name))
      expect(missing).toEqual([])
    }
  })

  test('is drawn alike twice, of numbers only, all within the sheet, however it lies', () => {
    const terrain = POINTY.ids.map((_, index): TerrainLook => LOOKS[index % LOOKS.length] ?? 'grass')
    for (const grid of [POINTY, turnedGrid(POINTY), quarterTurned(POINTY)]) {
      const paths = drawn(terrain, grid)
      expect(drawn(terrain, grid)).toEqual(paths)
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

  test.each([
    ['forest', 'leaves'],
    ['city', 'stone'],
    ['hills', 'mounds'],
    ['lake', 'lake'],
    ['tors', 'stone'],
    ['desert', 'dune-shade'],
  ] as const)('draws no two hexes of %s alike', (look, ink) => {
    const [one, other] = ['C3', 'C7'].map((id) =>
      shapeIn(drawn(mapOf('unknown', { [id]: look }))[ink], id).join(' '),
    )
    expect(one).not.toBe('')
    expect(one).not.toBe(other)
  })

  test.each([
    ['forest', 'leaves', 14],
    ['jungle', 'fronds', 14],
    ['taiga', 'needles', 14],
    ['heath', 'heather', 7],
    ['swamp', 'reeds', 9],
  ] as const)('lets nothing in a %s grow over the number of its hex', (look, ink, height) => {
    const feet = shapeIn(drawn(mapOf('unknown', { C5: look }))[ink], 'C5')
    expect(feet.length).toBeGreaterThan(6)
    expect(feet.filter(([x = 0, y = 0]) => Math.abs(x) < 11 && y - height < -28)).toEqual([])
  })

  test('keeps its paths short, for a map has a hundred hexes', () => {
    for (const look of LOOKS) {
      const all = Object.values({ ...drawn(mapOf(look)), fibers: '' }).join('').length
      expect(all / POINTY.ids.length, look).toBeLessThan(3500)
    }
  })
})

describe('a coast', () => {
  test('is drawn in the sea, on every side at which there is land', () => {
    expect(strokes(drawn(mapOf('sea', { C5: 'hills' })).coast)).toBe(6)
    expect(strokes(drawn(mapOf('sea', { C5: 'hills', C6: 'city' })).coast)).toBe(10)
    expect(strokes(drawn(mapOf('sea', { C5: 'unknown' })).coast)).toBe(6)
  })

  test('is not between seas, nor at the edge of the board', () => {
    expect(drawn(mapOf('sea', { C5: 'reef', C6: 'abyss' })).coast).toBe('')
  })

  test('has a beach within it, and three lines along it as on a chart', () => {
    const paths = drawn(mapOf('reef', { C5: 'forest' }))
    expect(strokes(paths.beach)).toBe(6)
    expect(strokes(paths.shore)).toBe(6 * 3)
  })

  test('begins and ends at the corners of its hexside, so that it runs on', () => {
    const ends = (drawn(mapOf('sea', { C5: 'temple' })).coast ?? '')
      .split('M')
      .filter(Boolean)
      .flatMap((line) => {
        const points = line.split('L')
        return [points[0] ?? '', points.at(-1) ?? '']
      })
    // Each corner of the land's hex is where two lines meet.
    expect(new Set(ends).size).toBe(6)
  })
})
