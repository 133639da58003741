import { expect, test } from 'vitest'
import { clause } from '../../support/clause'
import { advance, END, move, placeOrc, ROLL_ORCS, wandFireball } from '../../support/orders'
import { fireballTargetsOf } from '@/games/arrakhar/queries/fireball-range'
import { arrakharRules } from '@/games/arrakhar/rules'
import type { UnitId } from '@/games/arrakhar/state/position'
import { lonely, Situation, situation, type Stacks, valueOf } from '../../support/situation'

const at = (hex: string) => ({ wand: { hex } })

clause('AR-12.1', () => {
  test('the wand lies in a hex', () => {
    const game = situation('wizard movement', { '1110': 'elf' }, at('1110'))
    expect(game.position.wand).toEqual({ hidden: false, hex: '1110' })
  })
  test('wizard-side units in that hex hold it: they may take it along', () => {
    const game = situation('wizard movement', { '1110': 'elf' }, at('1110'))
    expect(game.play(move('elf-1', '1111', '1110'))).toBePlayed()
  })
  test('units elsewhere do not', () => {
    const game = situation('wizard movement', { '1210': 'elf' }, at('1110'))
    expect(game.play(move('elf-1', '1211', '1210'))).toBeRefusedUnder('AR-12.3')
  })
})

clause('AR-12.2', () => {
  test('a group that leaves takes the wand along', () => {
    const game = situation('wizard movement', { '1110': '2 elf' }, at('1110'))
    game.then(move('elf-1 elf-2', '1111 1112', '1110'))
    expect(game.position.wand).toMatchObject({ hex: '1112' })
  })
  test('or leaves it', () => {
    const game = situation('wizard movement', { '1110': '2 elf' }, at('1110')).then(move('elf-1', '1111'))
    expect(game.position.wand).toMatchObject({ hex: '1110' })
  })
  test('the group that took it carries it on', () => {
    const game = situation('wizard movement', { '1110': 'elf' }, at('1110')).then(
      move('elf-1', '1111', '1110'),
    )
    expect(game.play(move('elf-1', '1112', '1111'))).toBePlayed()
  })
  test('part of that group carries it on', () => {
    const game = situation('wizard movement', { '1110': '2 elf' }, at('1110'))
    game.then(move('elf-1 elf-2', '1111', '1110'))
    expect(game.play(move('elf-2', '1112', '1111'))).toBePlayed()
  })
  test('the part that stayed may not carry it farther', () => {
    const game = situation('wizard movement', { '1110': '2 elf' }, at('1110'))
    game
      .then(move('elf-1 elf-2', '1111', '1110'))
      .then(move('elf-2', '1112', '1111'))
      .then(move('elf-1', '1112'))
    expect(game.play(move('elf-1', '1113', '1112'))).toBeRefusedUnder('AR-12.2')
  })
  test('the carrier may leave it and come back for it', () => {
    const game = situation('wizard movement', { '1110': 'elf' }, at('1110'))
    game
      .then(move('elf-1', '1111', '1110'))
      .then(move('elf-1', '1112'))
      .then(move('elf-1', '1111'))
    expect(game.play(move('elf-1', '1110', '1111'))).toBePlayed()
  })
  test('nobody else moves it on in the same turn', () => {
    const game = situation('wizard movement', { '1110': 'elf', '1111': 'elf' }, at('1110'))
    game.then(move('elf-1', '1111', '1110'))
    expect(game.play(move('elf-2', '1112', '1111'))).toBeRefusedUnder('AR-12.2')
  })
  test('a larger group than the one that took it may not', () => {
    const game = situation('wizard movement', { '1110': 'elf', '1111': 'elf' }, at('1110'))
    game.then(move('elf-1', '1111', '1110'))
    expect(game.play(move('elf-1 elf-2', '1112', '1111'))).toBeRefusedUnder('AR-12.2')
  })
  test('a wand that was moved this turn by nobody known stays', () => {
    const game = situation('wizard movement', { '1110': 'elf' }, { ...at('1110'), wandMoved: true })
    expect(game.play(move('elf-1', '1111', '1110'))).toBeRefusedUnder('AR-12.2')
  })
  test('in the next turn another may carry it', () => {
    const game = situation('wizard movement', { '1110': 'elf', '1111': 'dwarf', '1913': 'orc' }, at('1110'))
    game
      .then(move('elf-1', '1111', '1110'))
      .then(move('elf-1', '1112'))
      .then(END)
      .then(END)
      .then(END)
      .then(END)
    game.then(ROLL_ORCS, [1]).then(placeOrc('1912'))
    for (const _ of [1, 2, 3, 4, 5, 6]) game.then(END)
    expect(game.play(move('dwarf-1', '1110', '1111'))).toBePlayed()
  })
})

clause('AR-12.3', () => {
  test('a moving group takes it from a hex it passes', () => {
    const game = situation('wizard movement', { '1110': 'elf' }, at('1111'))
    game.then(move('elf-1', '1111 1112 1113', '1111'))
    expect(game.position.wand).toMatchObject({ hex: '1113' })
  })
  test('from friends of another type too', () => {
    const game = situation('wizard movement', { '1110': 'elf', '1111': '4 dwarf' }, at('1111'))
    expect(game.play(move('elf-1', '1111 1112', '1111'))).toBePlayed()
  })
  test('it is not taken in the last hex of a move', () => {
    const game = situation('wizard movement', { '1110': 'elf' }, at('1111'))
    expect(game.play(move('elf-1', '1111', '1111'))).toBeRefusedUnder('AR-12.3')
  })
  test('a group that has points left to leave takes it on', () => {
    const game = situation('wizard movement', { '1110': 'elf' }, at('1112')).then(move('elf-1', '1111 1112'))
    expect(game.play(move('elf-1', '1113', '1112'))).toBePlayed()
  })
  test('a group without points may not', () => {
    const game = situation('wizard movement', { '1110': 'elf' }, at('1114'))
    game.then(move('elf-1', '1111 1112 1113 1114'))
    expect(game.play(move('elf-1', '1113', '1114'))).toBeRefusedUnder('AR-7.1')
  })
  test('a unit that comes back to an empty hex may still take it', () => {
    const game = situation('wizard movement', { '1110': 'elf', '1111': 'dwarf' }, at('1111'))
    game.then(move('dwarf-1', '1112 1111'))
    expect(game.play(move('dwarf-1', '1112', '1111'))).toBePlayed()
  })
  test('it is not taken where it does not lie', () => {
    const game = situation('wizard movement', { '1110': 'elf' }, at('1212'))
    expect(game.play(move('elf-1', '1111', '1110'))).toBeRefusedUnder('AR-12.3')
  })
  test('it is not taken while hidden, even in its haunt’s hex', () => {
    const game = situation('wizard movement', { '0508': 'elf' })
    expect(game.play(move('elf-1', '0507', '0508'))).toBeRefusedUnder('AR-12.3')
  })
})

clause('AR-12.3', () => {
  const moving = (stacks: Stacks, wand: string, changes: object = {}) =>
    situation('wizard movement', stacks, { ...at(wand), ...changes })

  test('a group that has stood there since the turn began takes it', () => {
    expect(moving({ '1111': '2 elf' }, '1111').play(move('elf-1 elf-2', '1112', '1111'))).toBePlayed()
  })
  test('of a group that takes it, each must have stood there or met nobody else', () => {
    const game = moving({ '1111': '2 dwarf', '1112': 'dwarf' }, '1111')
    game.then(move('dwarf-2', '1110 1111')).then(move('dwarf-3', '1111'))
    expect(game.play(move('dwarf-1 dwarf-3', '1110', '1111'))).toBeRefusedUnder('AR-12.3')
    expect(game.play(move('dwarf-1', '1110', '1111'))).toBePlayed()
  })
  test('nothing is noted of whom the sorcerer’s side meets at the wand', () => {
    const game = situation('sorcerer movement', { '1110': 'orc', '1111': 'orc' }, at('1111'))
    expect(game.then(move('orc-1', '1111')).written).not.toHaveProperty('metAtWand')
  })
  test('whoever has not moved hands it to a group that passes', () => {
    const game = moving({ '1110': 'elf', '1111': 'dwarf' }, '1111')
    expect(game.play(move('elf-1', '1111 1112', '1111'))).toBePlayed()
  })
  test('or to one that came there before', () => {
    const game = moving({ '1110': 'elf', '1111': 'dwarf' }, '1111').then(move('elf-1', '1111'))
    expect(game.play(move('elf-1', '1112', '1111'))).toBePlayed()
  })
  test('whoever has moved hands nothing to a group that passes', () => {
    const game = moving({ '1010': 'elf', '1110': 'dwarf' }, '1111').then(move('dwarf-1', '1111'))
    expect(game.play(move('elf-1', '1110 1111 1112', '1111'))).toBeRefusedUnder('AR-12.3')
    expect(game.play(move('elf-1', '1110 1111 1112'))).toBePlayed()
  })
  test('nor to one that stops there and goes on', () => {
    const game = moving({ '1010': 'elf', '1110': 'dwarf' }, '1111').then(move('dwarf-1', '1111'))
    game.then(move('elf-1', '1110 1111'))
    expect(game.play(move('elf-1', '1112', '1111'))).toBeRefusedUnder('AR-12.3')
  })
  test('but the first to come takes it on', () => {
    const game = moving({ '1010': 'elf', '1110': 'dwarf' }, '1111').then(move('dwarf-1', '1111'))
    game.then(move('elf-1', '1110 1111'))
    expect(game.play(move('dwarf-1', '1112', '1111'))).toBePlayed()
  })
  test('the wand is not handed on to one that came while another stood there and has left', () => {
    const game = moving({ '1110': 'elf', '1111': 'dwarf' }, '1111')
    game.then(move('elf-1', '1111')).then(move('dwarf-1', '1112'))
    expect(game.play(move('elf-1', '1112', '1111'))).toBeRefusedUnder('AR-12.3')
    game.then(move('elf-1', '1110')).then(move('elf-1', '1111'))
    expect(game.play(move('elf-1', '1112', '1111'))).toBePlayed()
  })
  test('on one way out and back in, too', () => {
    const game = moving({ '1110': 'elf', '1111': 'dwarf' }, '1111')
    game.then(move('elf-1', '1111')).then(move('dwarf-1', '1112'))
    expect(game.play(move('elf-1', '1110 1111 1112', '1111'))).toBePlayed()
  })
  test('those who came to it together take it on together, or each alone', () => {
    const game = () => moving({ '1110': '2 elf' }, '1111').then(move('elf-1 elf-2', '1111'))
    expect(game().play(move('elf-1 elf-2', '1112', '1111'))).toBePlayed()
    expect(game().play(move('elf-2', '1112', '1111'))).toBePlayed()
  })
  test('those who came one after the other take it on together, the second not alone', () => {
    const game = () =>
      moving({ '1110': '2 elf' }, '1111').then(move('elf-1', '1111')).then(move('elf-2', '1111'))
    expect(game().play(move('elf-1 elf-2', '1112', '1111'))).toBePlayed()
    expect(game().play(move('elf-1', '1112', '1111'))).toBePlayed()
    expect(game().play(move('elf-2', '1112', '1111'))).toBeRefusedUnder('AR-12.3')
  })
  test('one that came joins one that has stood there', () => {
    const game = moving({ '1110': 'elf', '1111': 'elf' }, '1111').then(move('elf-1', '1111'))
    expect(game.play(move('elf-1 elf-2', '1112', '1111'))).toBePlayed()
  })
  test('a carrier that stepped aside and came back hands nothing on', () => {
    const game = moving({ '1110': 'elf', '1111': 'dwarf' }, '1111').then(move('dwarf-1', '1112 1111'))
    expect(game.play(move('elf-1', '1111 1112', '1111'))).toBeRefusedUnder('AR-12.3')
  })
  test('a unit that waited in an entry hex takes it on its way', () => {
    expect(moving({ '0112': 'elf' }, '0211').play(move('elf-1', '0211 0210', '0211'))).toBePlayed()
  })
  test('of whom a unit met in a position to play from nothing is known but who stands there', () => {
    const alone = moving({ '1111': '2 elf' }, '1111', { moved: { 'elf-1': 1, 'elf-2': 1 } })
    expect(alone.play(move('elf-1', '1112', '1111'))).toBeRefusedUnder('AR-12.3')
    expect(alone.play(move('elf-1 elf-2', '1112', '1111'))).toBePlayed()
  })
  test('the file keeps whom they met', () => {
    const game = moving({ '1110': '2 elf' }, '1111').then(move('elf-1', '1111')).then(move('elf-2', '1111'))
    expect(game.written.metAtWand).toEqual({ 'elf-1': [], 'elf-2': ['elf-1'] })
    const again = new Situation(valueOf(arrakharRules.parsePosition(game.written)))
    expect(again.position).toEqual(game.position)
    expect(again.play(move('elf-2', '1112', '1111'))).toBeRefusedUnder('AR-12.3')
    expect(game.then(move('elf-1', '1112', '1111')).written.metAtWand).toBeUndefined()
  })
  test('nobody is told to take it who may not', () => {
    const game = moving({ '1010': 'elf', '1110': 'dwarf' }, '1111').then(move('dwarf-1', '1111'))
    const taken = arrakharRules
      .legalCommands(game.position)
      .filter((command) => command.type === 'move' && command.takeWandAt !== null)
    expect(taken.length).toBeGreaterThan(0)
    expect(taken.every((command) => command.type === 'move' && command.units[0] === 'dwarf-1')).toBe(true)
  })
  test('in a game begun under the first rules whoever holds it hands it on', () => {
    const game = moving({ '1010': 'elf', '1110': 'dwarf' }, '1111', { rules: 1 }).then(
      move('dwarf-1', '1111'),
    )
    expect(game.written.metAtWand).toBeUndefined()
    expect(game.play(move('elf-1', '1110 1111 1112', '1111'))).toBePlayed()
  })
  test('whom a unit meets at a wand that has been moved is of no account', () => {
    const game = moving({ '1111': 'elf', '1210': 'dwarf' }, '1111').then(move('elf-1', '1110', '1111'))
    expect(game.then(move('dwarf-1', '1110')).written.metAtWand).toBeUndefined()
  })
})

clause('AR-12.2', () => {
  test('those who moved it do not take others along with it', () => {
    const game = situation('wizard movement', { '1110': '2 elf', '1111': 'elf' }, at('1110')).then(
      move('elf-1', '1111', '1110'),
    )
    expect(game.play(move('elf-1 elf-3', '1112', '1111'))).toBeRefusedUnder('AR-12.2')
    expect(game.play(move('elf-1', '1112', '1111'))).toBePlayed()
  })
})

clause('AR-12.4', () => {
  test('left in an empty hex it stays there', () => {
    const game = situation('wizard movement', { '1110': 'elf' }, at('1110'))
      .then(move('elf-1', '1111'))
      .then(END)
    expect(game.position.wand).toMatchObject({ hex: '1110' })
  })
  test('the sorcerer’s side may stand on it', () => {
    const game = situation('sorcerer movement', { '1110': 'orc' }, at('1111'))
    expect(game.play(move('orc-1', '1111'))).toBePlayed()
    expect(game.play(END)).toBePlayed()
  })
  test('but may not move it', () => {
    const game = situation('sorcerer movement', { '1110': 'orc' }, at('1110'))
    expect(game.play(move('orc-1', '1111', '1110'))).toBeRefusedUnder('AR-12.4')
  })
  test('nor use it', () => {
    const game = situation('sorcerer fireball', { '1110': 'sorcerer', '1111': 'elf' }, at('1110'))
    expect(game.play(wandFireball('sorcerer-1', '1111'))).toBeRefusedUnder('AR-12.4')
    expect(fireballTargetsOf(game.position, 'sorcerer-1' as UnitId, 'wand')).toEqual([])
  })
  test('its advance leaves it', () => {
    const game = situation('sorcerer combat', { '1110': 'ghoul' }, { ...at('1110'), emptied: ['1111'] })
    game.then(advance('ghoul-1', '1111'))
    expect(game.position.wand).toMatchObject({ hex: '1110' })
  })
})

clause('AR-12.6', () => {
  test('the wizard wins the moment the wand is carried into an entry hex', () => {
    const game = situation('wizard movement', { '0211': 'elf' }, at('0211')).then(
      move('elf-1', '0112', '0211'),
    )
    expect(game.winner).toBe('wizard')
    expect(game.position.ending).toEqual({ winner: 'wizard', by: 'wand' })
  })
  test('taken on the way out, too', () => {
    const game = situation('wizard movement', { '0210': 'elf' }, at('0211')).then(
      move('elf-1', '0211 0112', '0211'),
    )
    expect(game.winner).toBe('wizard')
  })
  test('the last unit wins with it', () => {
    const game = lonely('wizard movement', { '0211': 'elf' }, at('0211')).then(move('elf-1', '0112', '0211'))
    expect(game.winner).toBe('wizard')
  })
  test('leaving without it wins nothing', () => {
    const game = situation('wizard movement', { '0211': '2 elf' }, at('0211')).then(move('elf-1', '0112'))
    expect(game.winner).toBeNull()
    expect(game.position.wand).toMatchObject({ hex: '0211' })
  })
  test('nothing more is played', () => {
    const game = situation('wizard movement', { '0211': '2 elf' }, at('0211')).then(
      move('elf-1', '0112', '0211'),
    )
    expect(game.play(move('elf-2', '0210'))).toBeRefusedUnder('AR-5.6')
    expect(game.play(END)).toBeRefusedUnder('AR-5.6')
  })
})
