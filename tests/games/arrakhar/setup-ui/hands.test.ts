import { describe, expect, test } from 'vitest'
import type { HexId } from '@/engine/kernel/hex'
import type { SetUp } from '@/games/arrakhar/state/position'
import type { Hands, Piece } from '@/games/arrakhar/ui/setup/piece'
import type { Place } from '@/table/drag/place'
import { SORCERER_HANDS } from '@/games/arrakhar/ui/setup/sorcerer-hands'
import { WIZARD_HANDS } from '@/games/arrakhar/ui/setup/gates'
import { enteringTable, entryHexesOf } from './entering-table'
import { designedTable, type SetUpTable } from './set-up-table'

const HAND: Place = { name: 'hand' }
const hexOf = (text: string) => text as HexId
const into = (text: string): Place => ({ name: 'hex', hex: hexOf(text) })

function setUpOf(table: SetUpTable): SetUp {
  const { setUp } = table.view
  if (!setUp) throw new Error('no set-up')
  return setUp
}

/** Moves a piece as a drag does: asked first, played if it may be. */
function drag(table: SetUpTable, hands: Hands, piece: Piece | undefined, place: Place): string | undefined {
  if (!piece) throw new Error('nothing to take up')
  const refusal =
    place.name === 'hex' ? hands.refusalAt(table.view, setUpOf(table), piece, place.hex) : undefined
  if (refusal) return refusal.clause
  for (const command of hands.commandsFor(setUpOf(table), piece, place)) table.play(command)
  expect(table.refusals).toEqual([])
  return undefined
}

describe('the sorcerer’s hands', () => {
  const placing = () =>
    designedTable({ scenario: 'basic', advancedPlay: true }, { sorcerer: 6 }, { wizard: 1 })
  const haunt = (from: string | null): Piece => ({
    name: 'haunt',
    haunt: 'T1',
    from: from === null ? null : hexOf(from),
  })
  const sorcerers = (count: number): Piece => ({ name: 'units', counts: { sorcerer: count }, from: null })

  test('a haunt goes to the board, elsewhere on it with the wand in it, and back', () => {
    const table = placing()
    drag(table, SORCERER_HANDS, haunt(null), into('1010'))
    table.play({ type: 'hideWand', haunt: 'T1' })
    const piece = SORCERER_HANDS.pieceAt(setUpOf(table), hexOf('1010'), 1)
    expect(piece).toEqual(haunt('1010'))
    drag(table, SORCERER_HANDS, piece, into('1011'))
    expect(setUpOf(table).haunts.T1).toBe('1011')
    expect(table.position.secrets.wandHaunt).toBe('T1')
    drag(table, SORCERER_HANDS, haunt('1011'), HAND)
    expect(setUpOf(table).haunts.T1).toBeUndefined()
  })

  test('a haunt is refused with its clause, and stays where it was', () => {
    const table = placing()
    drag(table, SORCERER_HANDS, haunt(null), into('1010'))
    expect(drag(table, SORCERER_HANDS, haunt('1010'), into('0101'))).toBe('AR-3.2')
    expect(setUpOf(table).haunts.T1).toBe('1010')
  })

  test('sorcerers go as many at a time as asked for, and lie over a haunt', () => {
    const table = placing()
    drag(table, SORCERER_HANDS, haunt(null), into('1010'))
    drag(table, SORCERER_HANDS, sorcerers(3), into('1010'))
    const piece = SORCERER_HANDS.pieceAt(setUpOf(table), hexOf('1010'), 2)
    expect(piece).toMatchObject({ counts: { sorcerer: 2 }, from: '1010' })
    drag(table, SORCERER_HANDS, piece, into('1009'))
    expect(setUpOf(table).sorcerers).toEqual({ '1010': 1, '1009': 2 })
    drag(table, SORCERER_HANDS, SORCERER_HANDS.pieceAt(setUpOf(table), hexOf('1009'), 4), HAND)
    expect(setUpOf(table).sorcerers).toEqual({ '1010': 1 })
  })

  test('a full hex takes no more, but its own sorcerers may come back to it', () => {
    const table = placing()
    drag(table, SORCERER_HANDS, sorcerers(4), into('1010'))
    expect(drag(table, SORCERER_HANDS, sorcerers(1), into('1010'))).toBe('AR-3.5')
    const piece = SORCERER_HANDS.pieceAt(setUpOf(table), hexOf('1010'), 4)
    expect(drag(table, SORCERER_HANDS, piece, into('1010'))).toBeUndefined()
    expect(setUpOf(table).sorcerers).toEqual({ '1010': 4 })
  })

  test('what is in the air lies nowhere', () => {
    const table = placing()
    drag(table, SORCERER_HANDS, haunt(null), into('1010'))
    drag(table, SORCERER_HANDS, sorcerers(2), into('1009'))
    expect(SORCERER_HANDS.without(setUpOf(table), haunt('1010')).haunts).toEqual({})
    const one: Piece = { name: 'units', counts: { sorcerer: 1 }, from: hexOf('1009') }
    expect(SORCERER_HANDS.without(setUpOf(table), one).sorcerers).toEqual({ '1009': 1 })
  })
})

describe('the wizard’s hands', () => {
  const entering = () => enteringTable({ scenario: 'basic' }, { wizard: 2, elf: 5 })
  const elves = (count: number, from: HexId | null = null): Piece => ({
    name: 'units',
    counts: { elf: count },
    from,
  })

  test('units go to an entry hex, from one to another, and back', () => {
    const table = entering()
    const [a, b] = entryHexesOf(table)
    if (!a || !b) throw new Error('no gates')
    drag(table, WIZARD_HANDS, elves(4), into(a))
    drag(table, WIZARD_HANDS, elves(1, a), into(b))
    expect(setUpOf(table).entries).toMatchObject({ [a]: { elf: 3 }, [b]: { elf: 1 } })
    drag(table, WIZARD_HANDS, WIZARD_HANDS.pieceAt(setUpOf(table), a, 1), into(b))
    expect(setUpOf(table).entries).toMatchObject({ [a]: { elf: 0 }, [b]: { elf: 4 } })
    drag(table, WIZARD_HANDS, elves(4, b), HAND)
    expect(WIZARD_HANDS.pieceAt(setUpOf(table), b, 1)).toBeUndefined()
  })

  test('no other hex takes them', () => {
    expect(drag(entering(), WIZARD_HANDS, elves(1), into('1010'))).toBe('AR-4.1')
  })
})
