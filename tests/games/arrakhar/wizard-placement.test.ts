import { expect, test } from 'vitest'
import { arrakharRules } from '@/games/arrakhar/rules'
import { pointsLeft } from '@/games/arrakhar/queries/movement-reach'
import { clause } from '../../support/clause'
import { assignEntry, END, FINISH, hexOf, placeHaunt, placeOrc, ROLL_ORCS } from '../../support/orders'
import { begun, sorcererPlaced } from '../../support/set-up-game'

clause('AR-4.1', () => {
  test('every designed unit is put in an entry hex', () => {
    const game = sorcererPlaced().then(assignEntry('0112', { wizard: 5, barbarian: 4, dwarf: 4, elf: 5 }))
    expect(game.play(FINISH)).toBeRefusedUnder('AR-4.1')
    expect(game.refusalOf(FINISH)?.message).toContain('1 elf')
  })
  test('any number and mix goes in each', () => {
    const game = sorcererPlaced().then(assignEntry('0112', { wizard: 5, barbarian: 4, dwarf: 4, elf: 6 }))
    expect(game.play(FINISH)).toBePlayed()
    expect(game.at('0112').split(' ')).toHaveLength(19)
  })
  test.each(['0112', '0402', '0918', '1401', '2207', '2214'])('%s is an entry hex', (hex) => {
    expect(sorcererPlaced().play(assignEntry(hex, { elf: 1 }))).toBePlayed()
  })
  test('no other hex is', () => {
    expect(sorcererPlaced().play(assignEntry('0211', { elf: 1 }))).toBeRefusedUnder('AR-4.1')
    expect(sorcererPlaced().play(assignEntry('9999', { elf: 1 }))).toBeRefusedUnder('AR-4.1')
  })
  test('no more units than were designed', () => {
    const game = sorcererPlaced().then(assignEntry('0112', { elf: 4 }))
    expect(game.play(assignEntry('1401', { elf: 3 }))).toBeRefusedUnder('AR-4.1')
    expect(game.play(assignEntry('1401', { elf: 2 }))).toBePlayed()
  })
  test('saying it again replaces what was said', () => {
    const game = sorcererPlaced()
      .then(assignEntry('0112', { elf: 6 }))
      .then(assignEntry('0112', { elf: 1 }))
    expect(game.play(assignEntry('1401', { elf: 5 }))).toBePlayed()
  })
  test('only the wizard’s side is placed', () => {
    expect(sorcererPlaced().play(assignEntry('0112', { orc: 1 }))).toBeRefusedUnder('AR-4.1')
  })
  test('the sorcerer places nothing more', () => {
    expect(sorcererPlaced().play(placeHaunt('T1', '1110'))).toBeRefusedUnder('AR-2.5')
  })
})

clause('AR-4.2', () => {
  test('until then the sorcerer sees nothing of them', () => {
    const game = sorcererPlaced().then(assignEntry('0112', { elf: 6 }))
    expect(game.viewFor('sorcerer').setUp).toBeNull()
    expect(arrakharRules.audienceOf({ type: 'entryAssigned', hex: hexOf('0112'), counts: {} })).toEqual([
      'wizard',
    ])
  })
  test('once placed they lie open', () => {
    expect(
      begun()
        .viewFor('sorcerer')
        .units.filter((unit) => unit.hex === '1401'),
    ).toHaveLength(6)
  })
  test('placement costs no movement', () => {
    const game = begun().then(ROLL_ORCS, [1]).then(placeOrc('1306'))
    for (const _ of [1, 2, 3, 4, 5, 6]) game.then(END)
    expect(game.segment).toBe('movement')
    const elf = game.position.units.find((unit) => unit.type === 'elf')
    expect(elf && pointsLeft(game.position, elf)).toBe(4)
  })
  test('then the first game-turn begins', () => {
    expect(begun().position).toMatchObject({ turn: 1, side: 'sorcerer', now: { segment: 'wanderingOrcs' } })
  })
})
