import { expect, test } from 'vitest'
import { hexesApart, type HexId } from '@/engine/kernel/hex'
import { BOARDS } from '@/games/arena/tables/boards'
import { SEATS, type Space } from '@/games/arena/state/position'
import { airOf, boardOf, groundOf, inSpaceOrder, spacesApart } from '@/games/arena/queries/spaces'
import { clause } from '../../support/clause'
import { arena, newArena } from './on-the-table'

const space = (text: string) => text as Space
const { arena39, basic17 } = BOARDS

clause('AA-1.1', () => {
  test('seat 0 is West and seat 1 is East', () => {
    expect(SEATS).toEqual(['west', 'east'])
    expect(arena39.kings).toEqual(['C1', 'C9'])
  })
})

clause('AA-1.2', () => {
  test('the board has 39 hexes in rows of 7, 8, 9, 8 and 7', () => {
    const rows = ['A', 'B', 'C', 'D', 'E'].map((row) => arena39.ids.filter((id) => id.startsWith(row)).length)
    expect(rows).toEqual([7, 8, 9, 8, 7])
  })
  test('the kings stand 8 hexes apart', () => {
    const [west, east] = arena39.kings
    expect(hexesApart(arena39, arena39.indexOf(west), arena39.indexOf(east))).toBe(8)
  })
})

clause('AA-1.3', () => {
  const kings = { o: 'orc 0 C2', s: 'sea-serpent 0 C2', w: 'wolf 0 C2' }
  test.each(Object.keys(kings))('a king hex is open to %s', (unit) => {
    expect(arena('movement', kings).refusal(0, 'walk', { unit, path: ['C1'] })).toBeUndefined()
  })
})

clause('AA-1.4', () => {
  test('the ground of a hex and the air above it are two places', () => {
    expect(groundOf('C5' as HexId)).not.toBe(airOf('C5' as HexId))
  })
})

clause('AA-1.5', () => {
  test.each([
    ['C4', 'C4', 0],
    ['C4', 'C4^', 1],
    ['C4', 'B4', 1],
    ['C4', 'B4^', 2],
    ['C4^', 'B4^', 1],
    ['A1', 'E7', 8],
  ])('%s and %s are %i apart', (a, b, apart) => {
    expect(spacesApart(arena39, space(a), space(b))).toBe(apart)
  })
})

clause('AA-1.6', () => {
  test('row C between the kings is River at the start, the rest is Grass', () => {
    const { position } = newArena({ map: 'standard' })
    for (const [id, { terrain }] of Object.entries(position.hexes)) {
      const inRow = id.startsWith('C') ? 'River' : 'Grass'
      expect(terrain, id).toBe(id === 'C1' || id === 'C9' ? 'King' : inRow)
    }
  })
  test.each(['broken-vale', 'twin-lakes'])('%s looks the same from both sides', (map) => {
    const { position } = newArena({ map })
    const board = boardOf(position)
    const turned = [...board.ids].reverse()
    board.ids.forEach((id, index) => {
      const other = turned[index] as HexId
      expect(position.hexes[other]?.terrain, `${id} and ${other}`).toBe(position.hexes[id]?.terrain)
    })
  })
})

clause('AA-1.7', () => {
  test('any number of creatures of a side share a space', () => {
    const orcs = Object.fromEntries(Array.from({ length: 20 }, (_, nth) => [`o${nth}`, 'orc 0 C4']))
    const game = arena('movement', { ...orcs, late: 'orc 0 C5' })
    expect(game.refusal(0, 'walk', { unit: 'late', path: ['C4'] })).toBeUndefined()
  })
})

clause('AA-1.8', () => {
  test('no ground is higher than other ground: a step costs one wherever it goes', () => {
    const game = arena('movement', { o: 'centaur 0 C4' }, { hexes: { B4: { terrain: 'Rocky' } } })
    expect(game.refusal(0, 'walk', { unit: 'o', path: ['B4', 'C4'] })).toBeUndefined()
  })
})

clause('AA-1.9', () => {
  test('the number of spell cards is public, the cards are not', () => {
    const { position } = arena('terrain', {}, { spells: [['bless', 'spark'], []] })
    expect(position.spellCount).toEqual({ west: 2, east: 0 })
  })
})

clause('AA-3.5', () => {
  test('spaces are ordered: ground first, then the air, in board order', () => {
    const spaces = ['C5^', 'A1^', 'B2', 'A3', 'C5'].map(space)
    expect(inSpaceOrder(arena39, spaces)).toEqual(['A3', 'B2', 'C5', 'A1^', 'C5^'])
  })
})

clause('AA-24.1', () => {
  test('the basic board has 17 hexes in rows of 6, 5 and 6, and a king area at each end', () => {
    const hexes = basic17.ids.filter((id) => !basic17.kings.includes(id))
    const rows = ['A', 'B', 'C'].map((row) => hexes.filter((id) => id.startsWith(row)).length)
    expect(rows).toEqual([6, 5, 6])
    expect(basic17.kings).toEqual(['B1', 'B7'])
  })
  test('its middle row is River', () => {
    const { position } = newArena({ ruleset: 'basic' })
    expect(position.hexes['B4' as HexId]?.terrain).toBe('River')
    expect(position.hexes['A4' as HexId]?.terrain).toBe('Grass')
  })
})
