import { expect, test } from 'vitest'
import type { Command } from '@/games/arrakhar/commands'
import type { UnitId } from '@/games/arrakhar/state/position'
import { lostTo, oddsOf } from '@/games/arrakhar/queries/odds'
import { mayJoin, stackIn, typesOf } from '@/games/arrakhar/queries/stacking'
import { clause } from '../../support/clause'
import {
  advance,
  attack,
  END,
  fireball,
  haste,
  hasteWaiting,
  hexOf,
  move,
  resolve,
  withdraw,
} from '../../support/orders'
import { situation } from '../../support/situation'

const idOf = (text: string) => text as UnitId

/** Groups of which one member alone is at fault: the whole group is refused. */

clause('AR-5.6', () => {
  test('no enemy is named among one’s own units', () => {
    const stacks = { '1110': 'elf', '1112': 'orc', '1111': 'ghoul' }
    const combat = situation('wizard combat', stacks)
    expect(combat.play(attack('elf-1 orc-1', '1111', 'ghoul-1'))).toBeRefusedUnder('AR-5.6')
    expect(combat.play(attack('elf-1 elf-9', '1111', 'ghoul-1'))).toBeRefusedUnder('AR-5.6')
    const emptied = situation('wizard combat', { '1110': 'elf', '1112': 'orc' }, { emptied: ['1111'] })
    expect(emptied.play(advance('orc-1', '1111'))).toBeRefusedUnder('AR-5.6')
    expect(emptied.play(advance('elf-1 orc-1', '1111'))).toBeRefusedUnder('AR-5.6')
    expect(emptied.play(advance('elf-9', '1111'))).toBeRefusedUnder('AR-5.6')
  })
})

clause('AR-10.2', () => {
  test('every defender named stands in the target hex', () => {
    const game = situation('wizard combat', { '1110': '4 elf', '1111': 'orc', '1211': 'orc' })
    expect(game.play(attack('elf-1', '1111', 'orc-1 orc-2'))).toBeRefusedUnder('AR-10.2')
    expect(game.play(attack('elf-1', '1111', 'orc-9'))).toBeRefusedUnder('AR-10.2')
  })
})

clause('AR-10.3', () => {
  test('an attack that is taken back leaves the others as they were', () => {
    const game = situation('wizard combat', { '1110': '3 elf', '1111': '2 orc' })
    game
      .then(attack('elf-1', '1111', 'orc-1'))
      .then(attack('elf-2', '1111', 'orc-2'))
      .then(withdraw(1))
    expect(game.last('withdrawn')).toEqual({ type: 'withdrawn', designation: 1 })
    expect(game.play(resolve(1))).toBeRefusedUnder('AR-10.3')
    expect(game.play(attack('elf-2', '1111', 'orc-1'))).toBeRefusedUnder('AR-10.3')
    game.then(attack('elf-1', '1111', 'orc-1')).then(resolve(2), [1])
    expect(game.play(END)).toBeRefusedUnder('AR-10.3')
    expect(game.refusalOf(END)?.message).toBe('Designated and not yet rolled: 3 (1111).')
  })
  test('all attacks still to be rolled are named', () => {
    const game = situation('wizard combat', { '1110': '2 elf', '1111': 'orc', '1210': 'orc' })
    game.then(attack('elf-1', '1111', 'orc-1')).then(attack('elf-2', '1210', 'orc-2'))
    expect(game.refusalOf(END)?.message).toBe('Designated and not yet rolled: 1 (1111), 2 (1210).')
  })
})

clause('AR-10.6', () => {
  test('there is a bonus only when every defender is of the type', () => {
    expect(oddsOf(['elf'], ['ghoul', 'ghoul']).bonus).toBe(true)
    expect(oddsOf(['elf'], ['ghoul', 'orc']).bonus).toBe(false)
    expect(oddsOf(['elf', 'dwarf'], ['ghoul']).bonus).toBe(false)
    expect(oddsOf(['wizard'], ['ghoul']).bonus).toBe(false)
    expect(oddsOf(['ghoul'], ['elf']).bonus).toBe(false)
  })
  test('nobody against anybody, and anybody against nobody, has neither odds nor bonus', () => {
    expect(oddsOf([], ['elf'])).toEqual({ attack: 0, defense: 1, column: null, bonus: false, read: null })
    expect(oddsOf(['orc'], [])).toMatchObject({ column: null, bonus: false, read: null })
    expect(oddsOf([], [])).toMatchObject({ column: null, bonus: false, read: null })
  })
})

clause('AR-10.8', () => {
  test('no result takes none, 1 the first, E all', () => {
    expect(lostTo('-', ['a', 'b'])).toEqual([])
    expect(lostTo('1', ['a', 'b'])).toEqual(['a'])
    expect(lostTo('E', ['a', 'b'])).toEqual(['a', 'b'])
  })
})

clause('AR-10.9', () => {
  test('a unit that advanced after fire does not attack, whoever attacks with it', () => {
    const stacks = { '1110': '2 elf', '1111': 'orc', '1304': 'orc' }
    const game = situation('wizard combat', stacks, { emptied: ['1110'], advanced: ['elf-2'] })
    expect(game.play(attack('elf-1 elf-2', '1111', 'orc-1'))).toBeRefusedUnder('AR-10.9')
    expect(game.play(attack('elf-1', '1111', 'orc-1'))).toBePlayed()
  })
  test('a unit that advanced after fire does not advance again', () => {
    const emptied = { emptied: ['1111', '1210'] }
    const game = situation('wizard combat', { '1110': '2 elf', '1304': 'orc' }, emptied)
    game.then(advance('elf-1', '1111'))
    expect(game.play(advance('elf-1', '1210'))).toBeRefusedUnder('AR-10.9')
    expect(game.play(advance('elf-2', '1210'))).toBePlayed()
  })
  test('every unit of the group stands next to the emptied hex', () => {
    const game = situation(
      'wizard combat',
      { '1110': 'elf', '1113': 'elf', '1304': 'orc' },
      { emptied: ['1111'] },
    )
    expect(game.play(advance('elf-1 elf-2', '1111'))).toBeRefusedUnder('AR-10.9')
  })
})

clause('AR-10.10', () => {
  test('every unit of the group was designated against the hex', () => {
    const game = situation('wizard combat', { '1110': '3 elf', '1111': 'ghoul', '1304': 'orc' })
    game.then(attack('elf-1 elf-2', '1111', 'ghoul-1')).then(resolve(1), [6])
    expect(game.play(advance('elf-1 elf-3', '1111'))).toBeRefusedUnder('AR-10.10')
    expect(game.play(advance('elf-1 elf-2', '1111'))).toBePlayed()
    expect(game.last('advanced')).toEqual({
      type: 'advanced',
      units: ['elf-1', 'elf-2'],
      unitType: 'elf',
      hex: '1111',
    })
  })
  test('a hex that an attack opened is no hex emptied by fire', () => {
    const game = situation('wizard combat', { '1110': '2 elf', '1111': 'ghoul', '1304': 'orc' })
    game.then(attack('elf-1', '1111', 'ghoul-1')).then(resolve(1), [6])
    expect(game.play(advance('elf-2', '1111'))).toBeRefusedUnder('AR-10.10')
    expect(game.then(advance('elf-1', '1111')).position.now).toMatchObject({ advanced: [] })
  })
})

clause('AR-9.1', () => {
  test('on the board the hex is named, and the hex alone', () => {
    const game = situation('wizard haste', { '1110': 'wizard', '1111': 'elf' })
    const both: Command = {
      type: 'designateHaste',
      caster: idOf('wizard-1'),
      hex: hexOf('1111'),
      units: [idOf('elf-1')],
    }
    expect(game.play(both)).toBeRefusedUnder('AR-9.1')
    expect(game.play(hasteWaiting('wizard-1', 'elf-1'))).toBeRefusedUnder('AR-9.1')
    expect(game.play({ type: 'designateHaste', caster: idOf('wizard-1') })).toBeRefusedUnder('AR-9.1')
    expect(game.play(haste('wizard-1', '1111'))).toBePlayed()
  })
})

clause('AR-9.6', () => {
  const waiting = () => situation('wizard haste', { '0112': 'wizard 2 elf', '0402': 'elf' }, { turn: 1 })
  const at = (unit: string, hex: string): Command => ({
    type: 'designateHaste',
    caster: idOf('wizard-1'),
    hex: hexOf(hex),
    units: [idOf(unit)],
  })
  test('the hex may be named too; it is the caster’s', () => {
    expect(waiting().play(at('elf-1', '0402'))).toBeRefusedUnder('AR-9.6')
    expect(waiting().play(at('elf-1', '0112'))).toBePlayed()
  })
  test('units are named, and each waits in the caster’s entry hex', () => {
    expect(waiting().play(haste('wizard-1', '0112'))).toBeRefusedUnder('AR-9.6')
    expect(waiting().play(hasteWaiting('wizard-1', 'elf-1 elf-3'))).toBeRefusedUnder('AR-9.6')
    expect(waiting().play(hasteWaiting('wizard-1', 'elf-1 elf-9'))).toBeRefusedUnder('AR-9.6')
  })
})

clause('AR-8.7', () => {
  test('a hex is emptied once, by the fireball that took its last unit', () => {
    const game = situation('wizard fireball', { '1110': '2 wizard', '1111': 'orc', '1304': 'orc' })
    game.then(fireball('wizard-1', '1111')).then(fireball('wizard-2', '1111'))
    game.then(resolve(1), [6]).then(resolve(2))
    expect(game.position.now).toMatchObject({ emptied: ['1111'] })
    game.then(END)
    expect(game.position.now).toEqual({
      segment: 'combat',
      designations: [],
      next: 1,
      emptied: ['1111'],
      advanced: [],
      opened: null,
    })
  })
})

clause('AR-7.6', () => {
  test('a group joins others up to four; its own members count once', () => {
    const { position } = situation('wizard movement', { '1110': '3 elf', '1111': 'elf', '1112': '2 elf' })
    const group = stackIn(position, '1110')
    expect(mayJoin(position, group, hexOf('1110'))).toBe(true)
    expect(mayJoin(position, group, hexOf('1111'))).toBe(true)
    expect(mayJoin(position, group, hexOf('1112'))).toBe(false)
    expect(mayJoin(position, group, hexOf('0112'))).toBe(true)
  })
  test('every overstacked hex is told', () => {
    const game = situation('wizard movement', {
      '1110': 'elf',
      '1111': '4 elf',
      '1210': 'dwarf',
      '1211': 'elf',
    })
    game.then(move('elf-1', '1111')).then(move('elf-6', '1210'))
    expect(game.refusalOf(END)?.message).toBe('More than one type or more than four units in 1111, 1210.')
  })
  test('nobody is of no type', () => {
    const { position } = situation('wizard movement', { '1110': 'elf' })
    const [elf] = stackIn(position, '1110')
    if (!elf) throw new Error('no elf')
    expect(typesOf(position, [elf.id])).toEqual(['elf'])
    expect(typesOf({ ...position, units: [] }, [elf.id])).toEqual([])
  })
})
