import { describe, expect, test } from 'vitest'
import { centerOf } from '@/board/geometry'
import type { HexId } from '@/engine/kernel/hex'
import { mapOf } from '@/games/wizard-kings/queries/blocks'
import { partAround } from '@/games/wizard-kings/teaching/part'
import { type Land, landOf } from '@/games/wizard-kings/ui/board/looks'
import { scene } from '../scene'

const GREENMARCH = scene([], { map: 'greenmarch-skirmish', scenario: 'small' })
/** The hexes of a land that have something drawn in one of its inks. */
function hexesWith(ink: string, { grid, terrain, art }: Land): readonly HexId[] {
  return grid.ids.filter((_, index) => art.draw({ grid, terrain, index, center: centerOf(grid, index) })[ink])
}

const HEXES = ['0501', '0604'] as unknown as readonly HexId[]

describe('a part of a map', () => {
  const part = partAround(GREENMARCH, HEXES)
  const whole = landOf(mapOf(GREENMARCH))

  test('names the cities that lie in it, each in its own hex', () => {
    const named = part?.art.names?.map(({ index, text }) => `${part.grid.ids[index] ?? 'nowhere'} ${text}`)
    expect(named).toEqual(['0503 Highbough', '0501 Crowmere'])
  })

  test('has the terrain that each of its hexes has on the whole', () => {
    const looks = part?.grid.ids.map((hex) => whole.terrain[whole.grid.indexOf(hex)])
    expect(part?.terrain).toEqual(looks)
    expect(looks?.length).toBeGreaterThan(HEXES.length)
  })

  test.each(['road', 'stone', 'townLines', 'coastWater'])('has in its hexes the %s that is there', (ink) => {
    const land = partAround(GREENMARCH, ['0001', '0604'] as unknown as readonly HexId[])
    const found = land && hexesWith(ink, land)
    expect(found).toEqual(hexesWith(ink, whole).filter((hex) => land?.grid.ids.includes(hex)))
    expect(found).not.toEqual([])
  })

  test('is none where the map has no such hexes', () => {
    expect(partAround(GREENMARCH, ['9999'] as unknown as readonly HexId[])).toBeNull()
  })
})
