import { expect, test } from 'vitest'
import { advancesOpen } from '@/games/arrakhar/queries/combat-choices'
import { clause } from '../../support/clause'
import { advance, attack, END, fireball, resolve, withdraw } from '../../support/orders'
import { situation, type Situation } from '../../support/situation'

/** Attacks one ghoul in 1111 with elves until it is gone. */
function attackThatEmpties(game: Situation): Situation {
  return game.then(attack('elf-1 elf-2 elf-3', '1111', 'ghoul-1')).then(resolve(1), [6])
}

clause('AR-10.9', () => {
  test('units next to a hex emptied by fire may enter it', () => {
    const game = situation('wizard combat', { '1110': '4 elf' }, { emptied: ['1111'] })
    expect(game.play(advance('elf-1 elf-2 elf-3 elf-4', '1111'))).toBePlayed()
    expect(game.at('1111')).toBe('elf-1 elf-2 elf-3 elf-4')
  })
  test('spellcasters may too', () => {
    const game = situation('sorcerer combat', { '1110': 'sorcerer' }, { emptied: ['1111'] })
    expect(game.play(advance('sorcerer-1', '1111'))).toBePlayed()
  })
  test('units from different hexes may go together', () => {
    const game = situation('wizard combat', { '1110': 'elf', '1112': 'elf' }, { emptied: ['1111'] })
    expect(game.play(advance('elf-1 elf-2', '1111'))).toBePlayed()
  })
  test('each emptied hex may be entered', () => {
    const game = situation('wizard combat', { '1110': '2 elf' }, { emptied: ['1111', '1210'] })
    game.then(advance('elf-1', '1111'))
    expect(game.play(advance('elf-2', '1210'))).toBePlayed()
  })
  test('what fire emptied in the segment before is remembered', () => {
    const game = situation('wizard fireball', { '1110': 'wizard', '1111': 'sorcerer', '1913': 'orc' })
    game.then(fireball('wizard-1', '1111')).then(resolve(1), [6]).then(END)
    expect(game.play(advance('wizard-1', '1111'))).toBePlayed()
  })
  test('a hex that no fire emptied may not be entered', () => {
    const game = situation('wizard combat', { '1110': 'elf' })
    expect(game.play(advance('elf-1', '1111'))).toBeRefusedUnder('AR-10.9')
  })
  test('units that are not adjacent may not enter', () => {
    const game = situation('wizard combat', { '1109': 'elf' }, { emptied: ['1111'] })
    expect(game.play(advance('elf-1', '1111'))).toBeRefusedUnder('AR-10.9')
  })
  test('units waiting in an entry hex may not enter', () => {
    const game = situation('wizard combat', { '0112': 'elf' }, { emptied: ['0211'] })
    expect(game.play(advance('elf-1', '0211'))).toBeRefusedUnder('AR-10.9')
  })
  test('one to four units of one type enter together', () => {
    const game = situation(
      'wizard combat',
      { '1110': '4 elf', '1112': 'elf', '1010': 'dwarf' },
      { emptied: ['1111'] },
    )
    expect(game.play(advance('elf-1 dwarf-1', '1111'))).toBeRefusedUnder('AR-10.9')
    expect(game.play(advance('elf-1 elf-2 elf-3 elf-4 elf-5', '1111'))).toBeRefusedUnder('AR-10.9')
    expect(game.play(advance('elf-1 elf-1', '1111'))).toBeRefusedUnder('AR-10.9')
    expect(game.play(advance('', '1111'))).toBeRefusedUnder('AR-10.9')
  })
  test('names are refused under the clause of the advance that was meant', () => {
    const game = situation('wizard combat', { '1110': '4 elf', '1111': 'ghoul' }, { emptied: ['1210'] })
    attackThatEmpties(game)
    expect(game.play(advance('', '1210'))).toBeRefusedUnder('AR-10.9')
    expect(game.play(advance('', '1111'))).toBeRefusedUnder('AR-10.10')
  })
  test('units that advanced do not attack this turn', () => {
    const game = situation('wizard combat', { '1110': 'elf', '1112': 'ghoul' }, { emptied: ['1111'] })
    game.then(advance('elf-1', '1111'))
    expect(game.play(attack('elf-1', '1112', 'ghoul-1'))).toBeRefusedUnder('AR-10.9')
  })
  test('others of their stack still attack', () => {
    const game = situation('wizard combat', { '1110': '2 elf', '1210': 'ghoul' }, { emptied: ['1111'] })
    game.then(advance('elf-1', '1111'))
    expect(game.play(attack('elf-2', '1210', 'ghoul-1'))).toBePlayed()
  })
  test('the right ends when an attack is designated', () => {
    const game = situation('wizard combat', { '1110': '2 elf', '1210': 'ghoul' }, { emptied: ['1111'] })
    game.then(attack('elf-2', '1210', 'ghoul-1'))
    expect(game.play(advance('elf-1', '1111'))).toBeRefusedUnder('AR-10.9')
    expect(advancesOpen(game.position)).toEqual([])
    game.then(resolve(1), [6])
    expect(game.play(advance('elf-1', '1111'))).toBeRefusedUnder('AR-10.9')
  })
  test('an attack taken back was never designated', () => {
    const game = situation('wizard combat', { '1110': '2 elf', '1210': 'ghoul' }, { emptied: ['1111'] })
    game.then(attack('elf-2', '1210', 'ghoul-1')).then(withdraw(1))
    expect(game.play(advance('elf-1', '1111'))).toBePlayed()
  })
  test('the table names who may advance', () => {
    const game = situation('wizard combat', { '1110': 'elf', '1112': 'wizard' }, { emptied: ['1111'] })
    expect(advancesOpen(game.position)).toEqual([
      { hex: '1111', units: ['elf-1', 'wizard-1'], after: 'fireball' },
    ])
  })
})

clause('AR-10.10', () => {
  test('attackers enter the hex that they emptied', () => {
    const game = attackThatEmpties(
      situation('wizard combat', { '1110': '3 elf', '1111': 'ghoul', '1913': 'orc' }),
    )
    expect(game.play(advance('elf-1 elf-2', '1111'))).toBePlayed()
    expect(game.at('1111')).toBe('elf-1 elf-2')
  })
  test('the table names who may advance', () => {
    const game = attackThatEmpties(
      situation('wizard combat', { '1110': '4 elf', '1111': 'ghoul', '1913': 'orc' }),
    )
    expect(advancesOpen(game.position)).toEqual([
      { hex: '1111', units: ['elf-1', 'elf-2', 'elf-3'], after: 'combat' },
    ])
  })
  test('a unit that was not designated against the hex may not', () => {
    const game = attackThatEmpties(
      situation('wizard combat', { '1110': '4 elf', '1111': 'ghoul', '1913': 'orc' }),
    )
    expect(game.play(advance('elf-4', '1111'))).toBeRefusedUnder('AR-10.10')
  })
  test('nobody advances while an enemy is left in the hex', () => {
    const game = attackThatEmpties(situation('wizard combat', { '1110': '3 elf', '1111': '2 ghoul' }))
    expect(game.play(advance('elf-1', '1111'))).toBeRefusedUnder('AR-10.10')
  })
  test('only one type enters', () => {
    const game = situation('wizard combat', {
      '1110': '3 elf',
      '1112': '3 dwarf',
      '1111': 'ghoul',
      '1913': 'orc',
    })
    game.then(attack('elf-1 elf-2 elf-3 dwarf-1 dwarf-2 dwarf-3', '1111', 'ghoul-1')).then(resolve(1), [1])
    expect(game.play(advance('elf-1 dwarf-1', '1111'))).toBeRefusedUnder('AR-10.10')
    expect(game.play(advance('dwarf-1', '1111'))).toBePlayed()
  })
  test('the right ends when the next attack is rolled', () => {
    const game = situation('wizard combat', {
      '1110': '3 elf',
      '1111': 'ghoul',
      '1210': 'orc',
      '1209': '3 dwarf',
      '1913': 'orc',
    })
    game.then(attack('elf-1 elf-2 elf-3', '1111', 'ghoul-1')).then(attack('dwarf-1', '1210', 'orc-1'))
    game.then(resolve(1), [6]).then(resolve(2), [1])
    expect(game.play(advance('elf-1', '1111'))).toBeRefusedUnder('AR-10.10')
  })
  test('the right ends with the segment', () => {
    const game = attackThatEmpties(
      situation('wizard combat', { '1110': '3 elf', '1111': 'ghoul', '1913': 'orc' }),
    )
    game.then(END)
    expect(game.play(advance('elf-1', '1111'))).toBeRefusedUnder('AR-5.6')
  })
  test('units of a wasted attack on the hex may advance too', () => {
    const game = situation('wizard combat', {
      '1110': '3 elf',
      '1112': 'dwarf',
      '1111': 'ghoul',
      '1913': 'orc',
    })
    game.then(attack('elf-1 elf-2 elf-3', '1111', 'ghoul-1')).then(attack('dwarf-1', '1111', 'ghoul-1'))
    game.then(resolve(1), [6]).then(resolve(2))
    expect(game.play(advance('dwarf-1', '1111'))).toBePlayed()
  })
  test('units whose attack on the same hex is still to be rolled may advance', () => {
    const game = situation('wizard combat', {
      '1110': '3 elf',
      '1112': 'dwarf',
      '1111': 'ghoul',
      '1913': 'orc',
    })
    game.then(attack('elf-1 elf-2 elf-3', '1111', 'ghoul-1')).then(attack('dwarf-1', '1111', 'ghoul-1'))
    game.then(resolve(1), [6])
    expect(game.play(advance('dwarf-1', '1111'))).toBePlayed()
    expect(game.play(resolve(2))).toBePlayed()
  })
  test('advancing is optional', () => {
    const game = attackThatEmpties(
      situation('wizard combat', { '1110': '3 elf', '1111': 'ghoul', '1913': 'orc' }),
    )
    expect(game.play(END)).toBePlayed()
  })
})

clause('AR-10.11', () => {
  test('an advance keeps to four units a hex', () => {
    const game = situation('wizard combat', { '1110': '4 elf', '1112': 'elf' }, { emptied: ['1111'] })
    game.then(advance('elf-1 elf-2 elf-3 elf-4', '1111'))
    expect(game.play(advance('elf-5', '1111'))).toBeRefusedUnder('AR-10.11')
  })
  test('an advance keeps to one type a hex', () => {
    const game = situation('wizard combat', { '1110': 'elf', '1112': 'dwarf' }, { emptied: ['1111'] })
    game.then(advance('elf-1', '1111'))
    expect(game.play(advance('dwarf-1', '1111'))).toBeRefusedUnder('AR-10.11')
  })
  test('an advance never carries the wand along', () => {
    const game = situation('wizard combat', { '1110': 'elf' }, { emptied: ['1111'], wand: { hex: '1110' } })
    game.then(advance('elf-1', '1111'))
    expect(game.position.wand).toEqual({ hidden: false, hex: '1110' })
  })
  test('an advance takes up a wand that lies in the hex entered', () => {
    const game = situation('wizard combat', { '1110': 'elf' }, { emptied: ['1111'], wand: { hex: '1111' } })
    game.then(advance('elf-1', '1111'))
    expect(game.position.wand).toEqual({ hidden: false, hex: game.position.units[0]?.hex })
  })
  test('an advance costs no movement: it is made out of the movement segment', () => {
    const game = situation('sorcerer combat', { '1110': 'ghoul' }, { emptied: ['1111'] })
    game.then(advance('ghoul-1', '1111'))
    expect(game.written).not.toHaveProperty('moved')
  })
})

test('nobody advances twice at once, after fire or after combat', () => {
  const burnt = situation('wizard combat', { '1110': 'elf', '1913': 'orc' }, { emptied: ['1111'] })
  expect(burnt.play(advance('elf-1 elf-1', '1111'))).toBeRefusedUnder('AR-10.9')
  const beaten = attackThatEmpties(situation('wizard combat', { '1110': '3 elf', '1111': 'ghoul' }))
  expect(beaten.play(advance('elf-1 elf-1', '1111'))).toBeRefusedUnder('AR-10.10')
})
