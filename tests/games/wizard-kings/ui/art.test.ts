import { describe, expect, test } from 'vitest'

import { realmArt } from '@/board/terrain/realm/realm'
import { terrainChunks } from '@/board/terrain/terrain-art'
import { ARMIES } from '@/games/wizard-kings/tables/armies'
import { atlasOf } from '@/games/wizard-kings/tables/atlas'
import { KINDS, kindsOf, printedOf } from '@/games/wizard-kings/tables/kinds'
import { PRESETS } from '@/games/wizard-kings/tables/presets'
import { artOf, BACK } from '@/games/wizard-kings/ui/board/art'
import { LOOKS, landOf } from '@/games/wizard-kings/ui/board/looks'

const paths = KINDS.map((kind) => artOf(kind).path)

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
  const maps = PRESETS.map(({ boards }) => atlasOf(boards as Parameters<typeof atlasOf>[0]))

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
    const bare = realmArt({ coastal: [], sides: [], towns: new Map(), henges: new Set() })
    for (const atlas of maps) expect(landOf(atlas).art.inks).toBe(bare.inks)
  })
})
