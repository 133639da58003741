import { describe, expect, test } from 'vitest'
import { TYPES_OF } from '@/games/arrakhar/tables/units'
import { boardOf } from '@/games/arrakhar/queries/board'
import { ENTRIES } from '@/games/arrakhar/ui/setup/fill-entries'
import { designedTable, type SetUpTable } from './set-up-table'

const { allInto, cleared, countChanged, fewerAt, moreAt, sharedOut, unitsIn } = ENTRIES

const FORCE = { wizard: 8, barbarian: 8, dwarf: 10, elf: 10 }

function entering(): SetUpTable {
  const table = designedTable({ scenario: 'basic' }, { sorcerer: 9, demon: 9, orc: 11, ghoul: 10 }, FORCE)
  const { position } = table
  const secrets = { ...position.secrets, setUp: { haunts: {}, sorcerers: {}, entries: {} } }
  table.position = { ...position, side: 'wizard', now: { segment: 'wizardPlacement' }, secrets }
  return table
}

const hexesOf = (table: SetUpTable) => boardOf(table.view.settings).entryHexes
const entriesOf = (table: SetUpTable) => table.view.setUp?.entries ?? {}

describe('plans for the entry hexes', () => {
  test('the whole force goes into one hex, from wherever it was', () => {
    const table = entering()
    const [first, second] = hexesOf(table)
    if (!first || !second) throw new Error('no gates')
    for (const hex of [first, second])
      for (const command of allInto(entriesOf(table), FORCE, hex)) table.play(command)
    expect(table.refusals).toEqual([])
    expect(unitsIn(entriesOf(table), first)).toBe(0)
    expect(entriesOf(table)[second]).toMatchObject(FORCE)
  })

  test('an even spread gives every hex the same but for one, of each type and in all', () => {
    const table = entering()
    for (const command of sharedOut(entriesOf(table), FORCE, hexesOf(table))) table.play(command)
    expect(table.refusals).toEqual([])
    const totals = hexesOf(table).map((hex) => unitsIn(entriesOf(table), hex))
    expect(Math.max(...totals) - Math.min(...totals)).toBeLessThanOrEqual(1)
    for (const type of TYPES_OF.wizard) {
      const counts = hexesOf(table).map((hex) => entriesOf(table)[hex]?.[type] ?? 0)
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(FORCE[type as keyof typeof FORCE])
    }
  })

  test('units come to those who wait in a hex, and leave them', () => {
    const table = entering()
    const [hex] = hexesOf(table)
    if (!hex) throw new Error('no gates')
    table.play(moreAt(entriesOf(table), hex, { elf: 3 }))
    table.play(moreAt(entriesOf(table), hex, { elf: 1, dwarf: 2 }))
    expect(entriesOf(table)[hex]).toMatchObject({ elf: 4, dwarf: 2 })
    table.play(fewerAt(entriesOf(table), hex, { elf: 4 }))
    expect(entriesOf(table)[hex]).toMatchObject({ elf: 0, dwarf: 2 })
    expect(table.refusals).toEqual([])
  })

  test('clearing leaves nobody, and changing a count leaves the others of the hex', () => {
    const table = entering()
    const [hex] = hexesOf(table)
    if (!hex) throw new Error('no gates')
    table.play(countChanged(entriesOf(table), hex, 'elf', 3))
    table.play(countChanged(entriesOf(table), hex, 'dwarf', 2))
    expect(entriesOf(table)[hex]).toMatchObject({ elf: 3, dwarf: 2, wizard: 0 })
    for (const command of cleared(entriesOf(table))) table.play(command)
    expect(unitsIn(entriesOf(table), hex)).toBe(0)
    expect(table.refusals).toEqual([])
  })
})
