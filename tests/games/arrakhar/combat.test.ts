import { describe, expect, test } from 'vitest'
import { columnResults, oddsOf } from '@/games/arrakhar/queries/odds'
import type { UnitType } from '@/games/arrakhar/tables/units'
import { clause } from '../../support/clause'
import { attack, END, fireball, resolve, withdraw } from '../../support/orders'
import { situation } from '../../support/situation'

/** Units as words: '2 elf orc'. */
function types(words: string): UnitType[] {
  return [...words.matchAll(/(?:(\d+) )?([a-z]+)/g)].flatMap(([, count, type]) =>
    Array.from({ length: Number(count ?? 1) }, () => type as UnitType),
  )
}

clause('AR-10.1', () => {
  test('a wizard may not attack', () => {
    const game = situation('wizard combat', { '1110': 'wizard', '1111': 'ghoul' })
    expect(game.play(attack('wizard-1', '1111', 'ghoul-1'))).toBeRefusedUnder('AR-10.1')
  })
  test('a sorcerer may not attack', () => {
    const game = situation('sorcerer combat', { '1110': 'sorcerer', '1111': 'elf' })
    expect(game.play(attack('sorcerer-1', '1111', 'elf-1'))).toBeRefusedUnder('AR-10.1')
  })
  test('a wizard may not join an attack either', () => {
    const game = situation('wizard combat', { '1110': 'wizard', '1010': 'elf', '1111': 'ghoul' })
    expect(game.play(attack('elf-1 wizard-1', '1111', 'ghoul-1'))).toBeRefusedUnder('AR-10.1')
  })
  test('a spellcaster defends with one half', () => {
    expect(oddsOf(['orc'], types('2 wizard'))).toMatchObject({ attack: 1, defense: 1, read: '1:1' })
  })
  test('attackers lose nothing, whatever the die', () => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const game = situation('wizard combat', { '1110': 'dwarf', '1111': 'demon' })
      game.then(attack('dwarf-1', '1111', 'demon-1')).then(resolve(1), [die])
      expect(game.at('1110')).toBe('dwarf-1')
    }
  })
  test('attacking is optional', () => {
    const game = situation('wizard combat', { '1110': 'elf', '1111': 'ghoul' })
    expect(game.play(END)).toBePlayed()
  })
})

clause('AR-10.2', () => {
  test('attackers from several hexes join in one attack', () => {
    const game = situation('wizard combat', { '1110': 'elf', '1210': 'elf', '1112': 'elf', '1111': 'orc' })
    expect(game.play(attack('elf-1 elf-2 elf-3', '1111', 'orc-1'))).toBePlayed()
    expect(game.last('attackDesignated')?.odds).toBe('3:1')
  })
  test('every attacker stands next to the target hex', () => {
    const game = situation('wizard combat', { '1110': 'elf', '1108': 'elf', '1111': 'orc' })
    expect(game.play(attack('elf-1 elf-2', '1111', 'orc-1'))).toBeRefusedUnder('AR-10.2')
  })
  test('an attack without attackers is refused', () => {
    const game = situation('wizard combat', { '1110': 'elf', '1111': 'orc' })
    expect(game.play(attack('', '1111', 'orc-1'))).toBeRefusedUnder('AR-10.2')
  })
  test('an attack without defenders is refused', () => {
    const game = situation('wizard combat', { '1110': 'elf', '1111': 'orc' })
    expect(game.play(attack('elf-1', '1111', ''))).toBeRefusedUnder('AR-10.2')
  })
  test('a defender is named once', () => {
    const game = situation('wizard combat', { '1110': 'elf', '1111': 'orc' })
    expect(game.play(attack('elf-1', '1111', 'orc-1 orc-1'))).toBeRefusedUnder('AR-10.2')
  })
  test('defenders stand in the target hex', () => {
    const game = situation('wizard combat', { '1110': 'elf', '1111': 'orc', '1210': 'orc' })
    expect(game.play(attack('elf-1', '1111', 'orc-2'))).toBeRefusedUnder('AR-10.2')
  })
  test('defenders are enemies', () => {
    const game = situation('wizard combat', { '1110': 'elf', '1111': 'dwarf' })
    expect(game.play(attack('elf-1', '1111', 'dwarf-1'))).toBeRefusedUnder('AR-10.2')
  })
  test('a defender that is not in play is refused', () => {
    const game = situation('wizard combat', { '1110': 'elf', '1111': 'orc' })
    expect(game.play(attack('elf-1', '1111', 'orc-9'))).toBeRefusedUnder('AR-10.2')
  })
  test('units in an entry hex may not attack out of it', () => {
    const game = situation('wizard combat', { '0112': 'elf', '0211': 'orc' })
    expect(game.play(attack('elf-1', '0211', 'orc-1'))).toBeRefusedUnder('AR-10.2')
  })
  test('units of the target hex that are not named are ignored', () => {
    const game = situation('wizard combat', { '1110': 'dwarf', '1111': '4 demon' })
    game.then(attack('dwarf-1', '1111', 'demon-3')).then(resolve(1), [6])
    expect(game.at('1111')).toBe('demon-1 demon-2 demon-4')
  })
})

clause('AR-10.3', () => {
  test('a unit attacks at most once a turn', () => {
    const game = situation('wizard combat', { '1110': 'elf', '1111': 'ghoul', '1210': 'orc' })
    game.then(attack('elf-1', '1111', 'ghoul-1'))
    expect(game.play(attack('elf-1', '1210', 'orc-1'))).toBeRefusedUnder('AR-10.3')
  })
  test('a unit is named once in an attack', () => {
    const game = situation('wizard combat', { '1110': 'elf', '1111': 'ghoul' })
    expect(game.play(attack('elf-1 elf-1', '1111', 'ghoul-1'))).toBeRefusedUnder('AR-10.3')
  })
  test('units of a stack join different attacks', () => {
    const game = situation('wizard combat', { '1110': '2 elf', '1111': 'ghoul', '1210': 'orc' })
    game.then(attack('elf-1', '1111', 'ghoul-1'))
    expect(game.play(attack('elf-2', '1210', 'orc-1'))).toBePlayed()
  })
  test('an attack is taken back before the first roll, and its units attack elsewhere', () => {
    const game = situation('wizard combat', { '1110': 'elf', '1111': 'ghoul', '1210': 'orc' })
    game.then(attack('elf-1', '1111', 'ghoul-1')).then(withdraw(1))
    expect(game.play(attack('elf-1', '1210', 'orc-1'))).toBePlayed()
  })
  test('a number is not used again', () => {
    const game = situation('wizard combat', { '1110': 'elf', '1111': 'ghoul' })
    game
      .then(attack('elf-1', '1111', 'ghoul-1'))
      .then(withdraw(1))
      .then(attack('elf-1', '1111', 'ghoul-1'))
    expect(game.last('attackDesignated')?.designation).toBe(2)
    expect(game.play(resolve(1))).toBeRefusedUnder('AR-10.3')
  })
  test('nothing is designated after the first roll', () => {
    const game = situation('wizard combat', { '1110': '2 elf', '1111': '2 ghoul' })
    game.then(attack('elf-1', '1111', 'ghoul-1')).then(resolve(1), [1])
    expect(game.play(attack('elf-2', '1111', 'ghoul-2'))).toBeRefusedUnder('AR-10.3')
  })
  test('nothing is taken back after the first roll', () => {
    const game = situation('wizard combat', { '1110': '2 elf', '1111': '2 ghoul' })
    game.then(attack('elf-1', '1111', 'ghoul-1')).then(attack('elf-2', '1111', 'ghoul-2'))
    game.then(resolve(1), [1])
    expect(game.play(withdraw(2))).toBeRefusedUnder('AR-10.3')
  })
  test('an attack is rolled once', () => {
    const game = situation('wizard combat', { '1110': 'elf', '1111': 'ghoul' })
    game.then(attack('elf-1', '1111', 'ghoul-1')).then(resolve(1), [1])
    expect(game.play(resolve(1))).toBeRefusedUnder('AR-10.3')
  })
  test('the segment may not end while an attack is unresolved, and the refusal names it', () => {
    const game = situation('wizard combat', { '1110': '2 elf', '1111': '2 ghoul' })
    game
      .then(attack('elf-1', '1111', 'ghoul-1'))
      .then(attack('elf-2', '1111', 'ghoul-2'))
      .then(resolve(1), [1])
    expect(game.play(END)).toBeRefusedUnder('AR-10.3')
    expect(game.refusalOf(END)?.message).toContain('2')
  })
})

clause('AR-10.4', () => {
  test('a unit is named in several attacks', () => {
    const game = situation('wizard combat', { '1110': 'dwarf dwarf', '1111': 'ghoul' })
    game.then(attack('dwarf-1', '1111', 'ghoul-1')).then(attack('dwarf-2', '1111', 'ghoul-1'))
    game.then(resolve(1), [1]).then(resolve(2), [5])
    expect(game.at('1111')).toBe('')
  })
})

clause('AR-10.5', () => {
  test.each([
    ['2 elf', '2 ghoul', '2:1'],
    ['2 ghoul', '2 elf', '1:1'],
    ['elf dwarf', '2 ghoul', '1:1'],
    ['3 barbarian', '3 sorcerer', '4:1'],
    ['2 barbarian', '3 sorcerer', '2:1'],
    ['dwarf', 'demon', '1:2'],
    ['3 orc', '2 barbarian', '1:2'],
    ['4 orc', '3 dwarf', '1:1'],
    ['6 orc', 'dwarf', '6:1'],
    ['12 orc', 'dwarf', '6:1'],
    ['orc', 'wizard', '2:1'],
  ] as const)('%s against %s attack at %s', (attackers, defenders, read) => {
    expect(oddsOf(types(attackers), types(defenders)).read).toBe(read)
  })
  test('an attack at worse than 1:2 may not be designated', () => {
    const game = situation('sorcerer combat', { '1110': 'orc', '1111': '3 dwarf' })
    expect(game.play(attack('orc-1', '1111', 'dwarf-1 dwarf-2 dwarf-3'))).toBeRefusedUnder('AR-10.5')
  })
  test('exactly 1:2 may', () => {
    const game = situation('sorcerer combat', { '1110': 'orc', '1111': '3 dwarf' })
    expect(game.play(attack('orc-1', '1111', 'dwarf-1 dwarf-3'))).toBePlayed()
  })
  test('the refusal tells both sums', () => {
    const game = situation('sorcerer combat', { '1110': 'orc', '1111': '3 dwarf' })
    const refusal = game.refusalOf(attack('orc-1', '1111', 'dwarf-1 dwarf-2 dwarf-3'))
    expect(refusal?.message).toMatch(/1 to 3/)
  })
})

clause('AR-10.6', () => {
  test.each([
    ['barbarian', 'demon', '2:1'],
    ['dwarf', 'orc', '2:1'],
    ['elf', 'ghoul', '2:1'],
    ['elf', 'orc', '1:1'],
    ['dwarf', 'ghoul', '1:1'],
    ['2 barbarian', '4 ghoul', '1:1'],
    ['3 barbarian', 'demon', '4:1'],
    ['6 elf', 'ghoul', '6:1'],
    ['elf', '2 ghoul', '1:1'],
    ['orc', 'dwarf', '1:1'],
    ['demon', 'barbarian', '1:1'],
  ] as const)('%s against %s is read at %s', (attackers, defenders, read) => {
    expect(oddsOf(types(attackers), types(defenders)).read).toBe(read)
  })
  test('a mixed attack has no bonus', () => {
    expect(oddsOf(types('elf dwarf'), types('2 ghoul'))).toMatchObject({ bonus: false, read: '1:1' })
  })
  test('the bonus cannot rescue an attack at worse than 1:2', () => {
    const game = situation('wizard combat', { '1110': 'elf', '1111': '3 ghoul' })
    expect(game.play(attack('elf-1', '1111', 'ghoul-1 ghoul-2 ghoul-3'))).toBeRefusedUnder('AR-10.5')
  })
})

clause('AR-10.7', () => {
  test('attacks are resolved in any order', () => {
    const game = situation('wizard combat', { '1110': '2 elf', '1111': '2 ghoul' })
    game.then(attack('elf-1', '1111', 'ghoul-1')).then(attack('elf-2', '1111', 'ghoul-2'))
    expect(game.play(resolve(2), [1])).toBePlayed()
    expect(game.play(resolve(1), [1])).toBePlayed()
  })
  test('odds are counted again over the named defenders still alive', () => {
    const game = situation('wizard combat', { '1110': '2 dwarf', '1111': '2 ghoul' })
    game.then(attack('dwarf-1', '1111', 'ghoul-1')).then(attack('dwarf-2', '1111', 'ghoul-1 ghoul-2'))
    expect(game.last('attackDesignated')?.odds).toBe('1:2')
    game.then(resolve(1), [6]).then(resolve(2), [5])
    expect(game.last('attackResolved')).toMatchObject({ odds: '1:1', result: '1' })
    expect(game.at('1111')).toBe('')
  })
  test('the recount keeps the bonus', () => {
    const game = situation('wizard combat', { '1110': '2 elf', '1111': '2 ghoul' })
    game.then(attack('elf-1', '1111', 'ghoul-1')).then(attack('elf-2', '1111', 'ghoul-1 ghoul-2'))
    game.then(resolve(1), [6]).then(resolve(2), [1])
    expect(game.last('attackResolved')).toMatchObject({ odds: '2:1', bonus: true })
  })
  test('an attack with no defender left is wasted and takes no die', () => {
    const game = situation('wizard combat', { '1110': '2 elf', '1111': 'ghoul' })
    game.then(attack('elf-1', '1111', 'ghoul-1')).then(attack('elf-2', '1111', 'ghoul-1'))
    game.then(resolve(1), [6]).then(resolve(2))
    expect(game.events.at(-1)).toEqual({ type: 'attackWasted', designation: 2, hex: '1111' })
  })
})

clause('AR-10.8', () => {
  test('every column stands as printed', () => {
    const { position } = situation('wizard combat', {})
    expect(columnResults(position, '1:2').join(' ')).toBe('- - - - - 1')
    expect(columnResults(position, '2:1').join(' ')).toBe('- - - 1 1 E')
    expect(columnResults(position, '5:1').join(' ')).toBe('1 1 E E E E')
    expect(columnResults(position, '6:1').join(' ')).toBe('E E E E E E')
  })
  test('`-` eliminates nobody', () => {
    const game = situation('wizard combat', { '1110': 'dwarf', '1111': '2 ghoul' })
    game.then(attack('dwarf-1', '1111', 'ghoul-1 ghoul-2')).then(resolve(1), [5])
    expect(game.at('1111')).toBe('ghoul-1 ghoul-2')
  })
  test('`1` takes the first named defender', () => {
    const game = situation('wizard combat', { '1110': 'dwarf', '1111': '2 ghoul' })
    game.then(attack('dwarf-1', '1111', 'ghoul-2 ghoul-1')).then(resolve(1), [6])
    expect(game.at('1111')).toBe('ghoul-1')
    expect(game.last('attackResolved')?.eliminated).toEqual([{ id: 'ghoul-2', type: 'ghoul' }])
  })
  test('`1` takes the first named defender that is still alive', () => {
    const game = situation('wizard combat', { '1110': '3 dwarf', '1111': '3 ghoul' })
    game.then(attack('dwarf-1', '1111', 'ghoul-2'))
    game.then(attack('dwarf-2 dwarf-3', '1111', 'ghoul-2 ghoul-3 ghoul-1'))
    game.then(resolve(1), [6]).then(resolve(2), [5])
    expect(game.at('1111')).toBe('ghoul-1')
  })
  test('`E` eliminates all that are named and nobody else', () => {
    const game = situation('wizard combat', { '1110': '4 dwarf', '1111': '3 ghoul' })
    game.then(attack('dwarf-1 dwarf-2 dwarf-3 dwarf-4', '1111', 'ghoul-1 ghoul-3')).then(resolve(1), [6])
    expect(game.at('1111')).toBe('ghoul-2')
  })
  test('losses are kept and counted', () => {
    const game = situation('wizard combat', { '1110': '4 dwarf', '1111': 'ghoul' })
    game.then(attack('dwarf-1 dwarf-2 dwarf-3 dwarf-4', '1111', 'ghoul-1')).then(resolve(1), [6])
    expect(game.position.eliminated).toEqual([{ id: 'ghoul-1', type: 'ghoul' }])
  })
})

describe('AR-5.6 in combat', () => {
  test('attackers are the phasing side’s', () => {
    const game = situation('wizard combat', { '1110': 'elf', '1111': 'ghoul' })
    expect(game.play(attack('ghoul-1', '1110', 'elf-1'))).toBeRefusedUnder('AR-5.6')
  })
  test('an attacker that is not in play is refused', () => {
    const game = situation('wizard combat', { '1110': 'elf', '1111': 'ghoul' })
    expect(game.play(attack('elf-7', '1111', 'ghoul-1'))).toBeRefusedUnder('AR-5.6')
  })
  test('no fireball is designated in the combat segment', () => {
    const game = situation('wizard combat', { '1110': 'wizard', '1111': 'ghoul' })
    expect(game.play(fireball('wizard-1', '1111'))).toBeRefusedUnder('AR-5.6')
  })
})
