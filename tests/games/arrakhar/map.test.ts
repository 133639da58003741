import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { MAPS } from '@/games/arrakhar/tables/map'
import { boardFrom, terrainAt } from '@/games/arrakhar/queries/board'
import { checkedFault, mapFault } from '@/games/arrakhar/queries/map-check'
import { clause } from '../../support/clause'
import { attack, END, move } from '../../support/orders'
import { positionFile, situation } from '../../support/situation'
import { arrakharRules } from '@/games/arrakhar/rules'

const VALLEY = MAPS.valley
const valley = () => boardFrom(VALLEY)

/** The valley with one hex changed. */
function valleyWith(changes: Readonly<Record<string, string>>): string {
  const rows = VALLEY.split('\n').map((row) => Array.from(row))
  for (const [hex, symbol] of Object.entries(changes)) {
    const row = rows[Number(hex.slice(2)) - 1]
    if (row) row[Number(hex.slice(0, 2)) - 1] = symbol
  }
  return rows.map((row) => row.join('')).join('\n')
}

clause('AR-1.1', () => {
  test('the printed map is the specification’s', () => {
    const file = new URL('../../data/arrakhar/map-valley.txt', import.meta.url)
    expect(VALLEY).toBe(readFileSync(file, 'utf8').trim())
  })
  test('hexes are numbered column first', () => {
    const { position } = situation('wizard movement', {})
    expect(terrainAt(position, '1401')).toBe('entry')
    expect(terrainAt(position, '0114')).toBe('mountain')
    expect(terrainAt(position, '1110')).toBe('clear')
    expect(terrainAt(position, '2419')).toBeUndefined()
  })
})

clause('AR-1.2', () => {
  test('in an entry hex there is no stacking limit', () => {
    expect(situation('wizard movement', { '0112': '9 elf 9 dwarf' }).play(END)).toBePlayed()
  })
  test('nothing in one is attacked', () => {
    const game = situation('sorcerer combat', { '0112': 'elf', '0211': 'orc' })
    expect(game.play(attack('orc-1', '0112', 'elf-1'))).toBeRefusedUnder('AR-1.2')
  })
  test('a full entry hex takes more who leave', () => {
    const game = situation('wizard movement', { '0112': '8 dwarf', '0211': '2 elf' })
    expect(game.play(move('elf-1 elf-2', '0112'))).toBePlayed()
  })
})

clause('AR-1.6', () => {
  test('the valley passes', () => {
    for (const map of Object.values(MAPS)) expect(checkedFault(map)).toBeUndefined()
    expect(mapFault(VALLEY)).toBeUndefined()
    const board = valley()
    expect(board.entryHexes).toEqual(['0112', '0402', '0918', '1401', '2207', '2214'])
    expect([board.grid.columns, board.grid.rows]).toEqual([23, 18])
  })
  test('five or seven entry hexes are refused', () => {
    expect(mapFault(valleyWith({ '0112': '^' }))).toMatch(/exactly 6 entry hexes, this one 5/)
    expect(mapFault(valleyWith({ '0101': 'E' }))).toMatch(/exactly 6 entry hexes, this one 7/)
  })
  test('an entry hex next to one clear hex only is refused, by its number', () => {
    expect(mapFault(valleyWith({ '0211': '^' }))).toMatch(/0112 must lie next to at least two clear hexes/)
  })
  test('clear hexes that are cut off are refused', () => {
    expect(mapFault(valleyWith({ '2301': '.' }))).toMatch(/connected/)
  })
  test('a map without room for nine haunts is refused', () => {
    const cramped = ['E.E.E.', '......', 'E.E.E.', '......'].join('\n')
    expect(mapFault(cramped)).toMatch(/at least 9 haunts/)
  })
  test('rows of different length are refused', () => {
    expect(mapFault(`${VALLEY}^`)).toMatch(/row 18 must have 23 hexes/)
  })
  test('any other sign is refused', () => {
    expect(mapFault(valleyWith({ '0303': '~' }))).toMatch(/row 3 may hold only/)
    expect(mapFault('')).toMatch(/1 to 60 rows/)
    expect(mapFault(Array.from({ length: 61 }, () => '.').join('\n'))).toMatch(/1 to 60 rows/)
  })
  test('a map without clear hexes is refused', () => {
    expect(mapFault('EEEEEE')).toMatch(/clear/)
  })
  test('a position on a map that fails is refused with the reason', () => {
    const file = positionFile('wizard movement', {}, { map: valleyWith({ '0112': '^' }) })
    expect(arrakharRules.parsePosition(file)).toMatchObject({ ok: false, problems: [{ path: 'map' }] })
  })
})

describe('Distance from entry hexes', () => {
  test('every hex within two is too near, and none farther', () => {
    const board = valley()
    const near = board.grid.ids.filter((_, index) => board.nearEntry[index] === 1)
    expect(near).toContain('0304')
    expect(near).toContain('1016')
    expect(near).not.toContain('0412')
  })
})
