import { expect, test } from 'vitest'
import { hasteTargetsOf } from '@/games/arrakhar/queries/haste-range'
import type { UnitId } from '@/games/arrakhar/state/position'
import { clause } from '../../support/clause'
import { END, haste, hasteWaiting, move, resolve, withdraw } from '../../support/orders'
import { situation } from '../../support/situation'

clause('AR-9.1', () => {
  test('a wizard hastes the stack of its own hex, itself included', () => {
    const game = situation('wizard haste', { '1110': '2 wizard' })
    game.then(haste('wizard-1', '1110')).then(resolve(1), [6])
    expect(game.position.haste).toEqual({ 'wizard-1': 6, 'wizard-2': 6 })
  })
  test('a wizard hastes the stack of an adjacent hex', () => {
    const game = situation('wizard haste', { '1110': 'wizard', '1111': '2 elf' })
    game.then(haste('wizard-1', '1111')).then(resolve(1), [1])
    expect(game.position.haste).toEqual({ 'elf-1': 2, 'elf-2': 2 })
  })
  test('a stack two hexes away is out of reach', () => {
    const game = situation('wizard haste', { '1110': 'wizard', '1112': 'elf' })
    expect(game.play(haste('wizard-1', '1112'))).toBeRefusedUnder('AR-9.1')
  })
  test('an enemy stack may not be hasted', () => {
    const game = situation('wizard haste', { '1110': 'wizard', '1111': 'orc' })
    expect(game.play(haste('wizard-1', '1111'))).toBeRefusedUnder('AR-9.1')
  })
  test('an empty hex may not be hasted', () => {
    const game = situation('wizard haste', { '1110': 'wizard' })
    expect(game.play(haste('wizard-1', '1111'))).toBeRefusedUnder('AR-9.1')
  })
  test('units waiting in an entry hex may not be hasted from the board', () => {
    const game = situation('wizard haste', { '0211': 'wizard', '0112': 'elf' }, { turn: 1 })
    expect(game.play(haste('wizard-1', '0112'))).toBeRefusedUnder('AR-9.1')
    expect(game.play(hasteWaiting('wizard-1', 'elf-1'))).toBeRefusedUnder('AR-9.1')
  })
  test('only a wizard casts haste', () => {
    const game = situation('wizard haste', { '1110': 'elf' })
    expect(game.play(haste('elf-1', '1110'))).toBeRefusedUnder('AR-9.1')
  })
  test('a sorcerer may not be ordered in the wizard phase', () => {
    const game = situation('wizard haste', { '1110': 'elf', '1211': 'sorcerer' })
    expect(game.play(haste('sorcerer-1', '1211'))).toBeRefusedUnder('AR-5.6')
  })
  test('the hexes lit are the wizard’s own and adjacent stacks', () => {
    const game = situation('wizard haste', { '1110': 'wizard', '1111': 'elf', '1210': 'orc', '1112': 'elf' })
    expect(hasteTargetsOf(game.position, 'wizard-1' as UnitId)).toEqual(['1110', '1111'])
  })
})

clause('AR-9.2', () => {
  test('wizards of one stack choose different targets', () => {
    const game = situation('wizard haste', { '1110': '2 wizard', '1111': 'elf', '1010': 'dwarf' })
    game.then(haste('wizard-1', '1111'))
    expect(game.play(haste('wizard-2', '1010'))).toBePlayed()
  })
  test('a wizard casts once', () => {
    const game = situation('wizard haste', { '1110': 'wizard', '1111': 'elf' })
    game.then(haste('wizard-1', '1111'))
    expect(game.play(haste('wizard-1', '1110'))).toBeRefusedUnder('AR-5.5')
  })
  test('a casting is taken back before the first roll', () => {
    const game = situation('wizard haste', { '1110': 'wizard', '1111': 'elf' })
    game.then(haste('wizard-1', '1111')).then(withdraw(1))
    expect(game.play(haste('wizard-1', '1110'))).toBePlayed()
  })
  test('nothing is designated or taken back after the first roll', () => {
    const game = situation('wizard haste', { '1110': '3 wizard' })
    game.then(haste('wizard-1', '1110')).then(haste('wizard-2', '1110')).then(resolve(1), [1])
    expect(game.play(haste('wizard-3', '1110'))).toBeRefusedUnder('AR-9.2')
    expect(game.play(withdraw(2))).toBeRefusedUnder('AR-9.2')
  })
  test('a casting is rolled once, and only one that there is', () => {
    const game = situation('wizard haste', { '1110': '2 wizard' })
    game.then(haste('wizard-1', '1110')).then(haste('wizard-2', '1110')).then(resolve(2), [1])
    expect(game.refusalOf(resolve(2))?.message).toBe('Designation 2 has been rolled already.')
    expect(game.refusalOf(resolve(3))?.message).toBe('There is no designation 3 in this segment.')
  })
  test('the segment may not end while a casting is unresolved', () => {
    const game = situation('wizard haste', { '1110': 'wizard' }).then(haste('wizard-1', '1110'))
    expect(game.play(END)).toBeRefusedUnder('AR-9.2')
  })
})

clause('AR-9.3', () => {
  test.each([
    [1, 2],
    [2, 2],
    [3, 4],
    [4, 4],
    [5, 6],
    [6, 6],
  ])('a die of %i gives %i points', (die, bonus) => {
    const game = situation('wizard haste', { '1110': 'wizard' })
    game.then(haste('wizard-1', '1110')).then(resolve(1), [die])
    expect(game.last('hasteResolved')).toMatchObject({ roll: die, bonus })
  })
  test('castings are resolved in any order', () => {
    const game = situation('wizard haste', { '1110': '2 wizard' })
    game.then(haste('wizard-1', '1110')).then(haste('wizard-2', '1110'))
    game.then(resolve(2), [1])
    expect(game.play(resolve(1), [1])).toBePlayed()
  })
})

clause('AR-9.4', () => {
  test('the bonus adds to the movement factor', () => {
    const game = situation('wizard movement', { '1110': 'elf' }, { haste: { 'elf-1': 2 } })
    expect(game.play(move('elf-1', '1111 1112 1113 1112 1111 1110'))).toBePlayed()
    expect(game.play(move('elf-1', '1111'))).toBeRefusedUnder('AR-7.1')
  })
  test('castings do not add up: the highest counts, whichever is rolled last', () => {
    for (const rolls of [
      [5, 1],
      [1, 5],
    ]) {
      const game = situation('wizard haste', { '1110': '2 wizard', '1111': 'elf' })
      game.then(haste('wizard-1', '1111')).then(haste('wizard-2', '1111'))
      game.then(resolve(1), rolls.slice(0, 1)).then(resolve(2), rolls.slice(1))
      expect(game.position.haste).toEqual({ 'elf-1': 6 })
    }
  })
  test('the bonus ends with the movement segment', () => {
    const game = situation('wizard movement', { '1110': 'elf' }, { haste: { 'elf-1': 6 } }).then(END)
    expect(game.position.haste).toEqual({})
  })
  test('the bonus ends too when the movement segment is skipped', () => {
    const hemmedIn = { '1103': 'wizard', '1003': 'orc', '1203': 'orc' }
    const game = situation('wizard haste', hemmedIn, { options: { skipEmptySegments: true } })
    game.then(haste('wizard-1', '1103')).then(resolve(1), [6]).then(END)
    expect(game.segment).not.toBe('movement')
    expect(game.position.haste).toEqual({})
  })
  test('units that join the hex later are not hasted', () => {
    const game = situation('wizard haste', { '1110': 'wizard', '1111': 'elf', '1211': 'elf' })
    game.then(haste('wizard-1', '1111')).then(resolve(1), [6])
    expect(game.position.haste).not.toHaveProperty('elf-2')
  })
})

clause('AR-9.5', () => {
  test('units of a hasted stack go different ways', () => {
    const game = situation('wizard movement', { '1110': '2 elf' }, { haste: { 'elf-1': 2, 'elf-2': 2 } })
    expect(game.play(move('elf-1', '1109 1108 1107 1106 1105 1104'))).toBeRefusedUnder('AR-7.2')
    expect(game.play(move('elf-1', '1109 1108 1107 1207 1206 1205'))).toBePlayed()
    expect(game.play(move('elf-2', '1111 1112 1113 1114 1213 1214'))).toBePlayed()
  })
})

clause('AR-9.6', () => {
  const first = { turn: 1 }
  test('on the first turn a wizard hastes units waiting in its own entry hex', () => {
    const game = situation('wizard haste', { '0112': 'wizard 5 elf' }, first)
    game.then(hasteWaiting('wizard-1', 'elf-1 elf-2 elf-3 elf-5')).then(resolve(1), [6])
    expect(game.position.haste).toEqual({ 'elf-1': 6, 'elf-2': 6, 'elf-3': 6, 'elf-5': 6 })
  })
  test('a wizard hastes wizards, itself included', () => {
    const game = situation('wizard haste', { '0112': '2 wizard' }, first)
    expect(game.play(hasteWaiting('wizard-1', 'wizard-1 wizard-2'))).toBePlayed()
  })
  test('more than four are refused', () => {
    const game = situation('wizard haste', { '0112': 'wizard 5 elf' }, first)
    expect(game.play(hasteWaiting('wizard-1', 'elf-1 elf-2 elf-3 elf-4 elf-5'))).toBeRefusedUnder('AR-9.6')
  })
  test('two types are refused', () => {
    const game = situation('wizard haste', { '0112': 'wizard elf' }, first)
    expect(game.play(hasteWaiting('wizard-1', 'wizard-1 elf-1'))).toBeRefusedUnder('AR-9.6')
  })
  test('none, and one named twice, are refused', () => {
    const game = situation('wizard haste', { '0112': 'wizard elf' }, first)
    expect(game.play(hasteWaiting('wizard-1', ''))).toBeRefusedUnder('AR-9.6')
    expect(game.play(hasteWaiting('wizard-1', 'elf-1 elf-1'))).toBeRefusedUnder('AR-9.6')
  })
  test('units of another entry hex are refused', () => {
    const game = situation('wizard haste', { '0112': 'wizard', '1401': 'elf' }, first)
    expect(game.play(hasteWaiting('wizard-1', 'elf-1'))).toBeRefusedUnder('AR-9.6')
  })
  test('units on the board are refused: never across the edge', () => {
    const game = situation('wizard haste', { '0112': 'wizard', '0211': 'elf' }, first)
    expect(game.play(hasteWaiting('wizard-1', 'elf-1'))).toBeRefusedUnder('AR-9.6')
    expect(game.play(haste('wizard-1', '0211'))).toBeRefusedUnder('AR-9.6')
  })
  test('the designation names the units, not the hex', () => {
    const game = situation('wizard haste', { '0112': 'wizard elf' }, first)
    expect(game.play(haste('wizard-1', '0112'))).toBeRefusedUnder('AR-9.6')
  })
  test('from the second turn no haste is cast in an entry hex', () => {
    const game = situation('wizard haste', { '0112': 'wizard elf' }, { turn: 2 })
    expect(game.play(hasteWaiting('wizard-1', 'elf-1'))).toBeRefusedUnder('AR-9.6')
    expect(hasteTargetsOf(game.position, 'wizard-1' as UnitId)).toEqual([])
  })
  test('a waiting unit that was hasted goes farther', () => {
    const game = situation('wizard haste', { '0112': 'wizard elf' }, first)
    game.then(hasteWaiting('wizard-1', 'elf-1')).then(resolve(1), [1]).then(END)
    expect(game.play(move('elf-1', '0212 0313 0312 0412 0413 0414'))).toBePlayed()
  })
})
