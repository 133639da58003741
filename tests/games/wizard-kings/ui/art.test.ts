import { describe, expect, test } from 'vitest'

import { realmArt } from '@/board/terrain/realm/realm'
import { joined, terrainChunks } from '@/board/terrain/terrain-art'
import type { HexId } from '@/engine/kernel/hex'
import { present } from '@/engine/kernel/refusal'
import { ARMIES } from '@/games/wizard-kings/tables/armies'
import { atlasOf } from '@/games/wizard-kings/tables/atlas'
import { KINDS, kindsOf, printedOf } from '@/games/wizard-kings/tables/kinds'
import { PRESETS } from '@/games/wizard-kings/tables/presets'
import { artOf, BACK } from '@/games/wizard-kings/ui/board/art'
import { LOOKS, landOf } from '@/games/wizard-kings/ui/board/looks'
import { fieldExcerptOf } from '@/table/teaching/field-excerpt'

const paths = KINDS.map((kind) => artOf(kind).path)

const maps = PRESETS.map(({ boards }) => atlasOf(boards as Parameters<typeof atlasOf>[0]))

describe('the artwork', () => {
  test('has a drawing for every kind; kinds that are alike by nature share one', () => {
    expect(paths.filter(Boolean)).toHaveLength(KINDS.length)
    expect(new Set(paths).size).toBeGreaterThanOrEqual(40)
  })

  test('tells the classes of an army apart', () => {
    for (const { id } of ARMIES) {
      const artsOf = (what: string) =>
        new Set(
          kindsOf(id)
            .filter((kind) => printedOf(kind).class === what)
            .map((kind) => artOf(kind).path),
        )
      const [wizards, castles, army] = [artsOf('wizard'), artsOf('castle'), artsOf('army')]
      expect([...wizards, ...castles].filter((path) => army.has(path))).toEqual([])
      expect(army.size, id).toBeGreaterThanOrEqual(6)
    }
  })

  test('has a back that is no kind’s drawing', () => {
    expect(paths).not.toContain(BACK.path)
  })

  test('has a look of its own for every terrain', () => {
    expect(new Set(Object.values(LOOKS)).size).toBe(5)
  })
})

describe('the map', () => {
  test('is the same for the same boards, so that it is drawn once', () => {
    for (const atlas of maps) expect(landOf(atlas)).toBe(landOf(atlas))
  })

  test('names every city', () => {
    for (const atlas of maps)
      expect(landOf(atlas).art.names?.map(({ text }) => text)).toEqual(atlas.cities.map(({ name }) => name))
  })

  test('keeps its paths short, for it may have hundreds of hexes', () => {
    for (const atlas of maps) {
      const { grid, terrain, art } = landOf(atlas)
      const length = terrainChunks(grid, terrain, art)
        .flatMap((chunk) =>
          Object.values({ ...chunk.paths, ...art.strokesOf({ grid, terrain }, chunk), fibers: '' }),
        )
        .join('').length
      expect(length / grid.ids.length).toBeLessThan(2600)
    }
  })

  test('is drawn by one art for all maps, apart from their marks', () => {
    const bare = realmArt({
      ...{ map: { grid: atlasOf([]).field, terrain: [] }, coastal: [], sides: [] },
      ...{ towns: new Map<number, never>(), henges: new Set<number>() },
    })
    for (const atlas of maps) expect(landOf(atlas).art.inks).toBe(bare.inks)
  })
})

/** What depends on where a hex lies on the map, beside its grass and its trees. */
const PLACED = ['coast', 'coastWater', 'strand', 'shore', 'road', 'coins', 'anchor', 'roofs', 'stone']

describe('a part of the map', () => {
  const CORNERS = [
    ['0300', '0603'],
    ['0402', '0606'],
    ['0005', '0207'],
    ['0903', '1106'],
  ] as unknown as readonly (readonly HexId[])[]

  test.each(PRESETS.map(({ id, boards }) => [id, atlasOf(boards as Parameters<typeof atlasOf>[0])] as const))(
    'of %s has the coasts, roads, towns and henges of the whole',
    (_, atlas) => {
      const { grid, terrain, art } = landOf(atlas)
      for (const corners of CORNERS) {
        const part = present(fieldExcerptOf(grid, terrain, corners), corners.join())
        const center = { x: 100, y: 100 }
        part.grid.ids.forEach((hex, index) => {
          const cut = art.draw({ ...part, index, center })
          const whole = art.draw({ grid, terrain, index: grid.indexOf(hex), center })
          for (const ink of PLACED) expect(cut[ink] ?? '', `${hex} ${ink}`).toBe(whole[ink] ?? '')
        })
      }
    },
  )

  test('has each river and ridge that touches one of its hexes once', () => {
    const atlas = present(maps[0], 'a map')
    const { grid, terrain, art } = landOf(atlas)
    for (const corners of CORNERS) {
      const part = present(fieldExcerptOf(grid, terrain, corners), corners.join())
      const touching = (feature: string) =>
        part.grid.ids.flatMap((hex) => {
          const index = grid.indexOf(hex)
          return [0, 1, 2, 3, 4, 5].flatMap((side) => {
            const other = grid.ids[grid.neighbors[6 * index + side] ?? -1]
            return atlas.sides[index]?.[side]?.feature === feature && other
              ? [[hex, other].sort().join()]
              : []
          })
        })
      const { stream = '', frontBody = '' } = joined(
        terrainChunks(part.grid, part.terrain, art).map((chunk) => chunk.paths),
      )
      expect(stream.match(/M/g)?.length ?? 0).toBe(new Set(touching('river')).size)
      // A ridge has two peaks in front.
      expect(frontBody.match(/M/g)?.length ?? 0).toBe(2 * new Set(touching('mountain')).size)
    }
  })
})
