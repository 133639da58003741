import { expect, test } from 'vitest'
import { arrakharRules } from '@/games/arrakhar/rules'
import { clause } from '../../support/clause'
import { answerDraw, attack, END, fireball, move, offerDraw, resign, resolve } from '../../support/orders'
import { newGame } from '../../support/set-up-game'
import { lonely, situation } from '../../support/situation'

clause('AR-12.7', () => {
  test('the sorcerer wins the moment the last wizard-side unit falls in combat', () => {
    const game = lonely('sorcerer combat', { '1110': '3 orc', '1111': 'dwarf' })
    game.then(attack('orc-1 orc-2 orc-3', '1111', 'dwarf-1')).then(resolve(1), [5])
    expect(game.position.ending).toEqual({ winner: 'sorcerer', by: 'elimination' })
  })
  test('or by fire', () => {
    const game = lonely('sorcerer fireball', { '1110': 'sorcerer', '1111': 'elf' })
    game.then(fireball('sorcerer-1', '1111')).then(resolve(1), [5])
    expect(game.winner).toBe('sorcerer')
  })
  test('or leaves without the wand', () => {
    const game = lonely('wizard movement', { '0211': 'elf', '1111': 'orc' }).then(move('elf-1', '0112'))
    expect(game.position.ending).toEqual({ winner: 'sorcerer', by: 'elimination' })
  })
  test('a unit waiting in an entry hex keeps the game going', () => {
    const game = lonely('sorcerer combat', { '0112': 'wizard', '1110': '3 orc', '1111': 'dwarf' })
    game.then(attack('orc-1 orc-2 orc-3', '1111', 'dwarf-1')).then(resolve(1), [5])
    expect(game.winner).toBeNull()
  })
  test('units that left do not count', () => {
    const game = lonely(
      'sorcerer combat',
      { '1110': '3 orc', '1111': 'dwarf' },
      { left: [{ type: 'elf', count: 5 }] },
    )
    game.then(attack('orc-1 orc-2 orc-3', '1111', 'dwarf-1')).then(resolve(1), [5])
    expect(game.winner).toBe('sorcerer')
  })
  test('the wizard does not win by eliminating everybody', () => {
    const game = lonely('wizard combat', { '1110': '4 dwarf', '1111': 'ghoul' })
    game.then(attack('dwarf-1 dwarf-2 dwarf-3 dwarf-4', '1111', 'ghoul-1')).then(resolve(1), [6])
    expect(game.winner).toBeNull()
  })
  test('either side may resign at any time in play', () => {
    expect(situation('wizard movement', {}).then(resign('wizard')).position.ending).toEqual({
      winner: 'sorcerer',
      by: 'resignation',
    })
    expect(situation('wizard movement', {}).then(resign('sorcerer')).winner).toBe('wizard')
  })
  test('nobody resigns during the set-up', () => {
    expect(newGame().play(resign('sorcerer'))).toBeRefusedUnder('AR-12.7')
    expect(newGame().play(offerDraw('sorcerer'))).toBeRefusedUnder('AR-12.7')
  })
  test('nobody resigns a game that is over', () => {
    const game = situation('wizard movement', {}).then(resign('wizard'))
    expect(game.play(resign('sorcerer'))).toBeRefusedUnder('AR-12.7')
    expect(game.play(offerDraw('sorcerer'))).toBeRefusedUnder('AR-12.7')
  })
  test('a draw that is offered and accepted ends the game', () => {
    const game = situation('wizard movement', {}).then(offerDraw('wizard')).then(answerDraw('sorcerer', true))
    expect(game.position.ending).toEqual({ winner: 'draw', by: 'agreement' })
    expect(arrakharRules.askedSeat(game.position)).toBeNull()
  })
  test('a draw that is declined leaves everything as it was', () => {
    const game = situation('wizard movement', {})
    const before = game.position
    game.then(offerDraw('wizard')).then(answerDraw('sorcerer', false))
    expect(game.position).toEqual(before)
  })
  test('the other side is asked', () => {
    const game = situation('wizard movement', {}).then(offerDraw('wizard'))
    expect(arrakharRules.askedSeat(game.position)).toBe('sorcerer')
    expect(game.play(answerDraw('wizard', true))).toBeRefusedUnder('AR-12.7')
  })
  test('an offer is answered before play goes on', () => {
    const game = situation('wizard movement', { '1110': 'elf' }).then(offerDraw('wizard'))
    expect(game.play(move('elf-1', '1111'))).toBeRefusedUnder('AR-12.7')
    expect(game.play(END)).toBeRefusedUnder('AR-12.7')
    expect(game.play(offerDraw('sorcerer'))).toBeRefusedUnder('AR-12.7')
  })
  test('without an offer there is nothing to answer', () => {
    expect(situation('wizard movement', {}).play(answerDraw('sorcerer', true))).toBeRefusedUnder('AR-12.7')
  })
  test('the side that is not phasing may offer, too', () => {
    const game = situation('wizard movement', {}).then(offerDraw('sorcerer'))
    expect(arrakharRules.askedSeat(game.position)).toBe('wizard')
  })
  test('a side may resign instead of answering', () => {
    const game = situation('wizard movement', {}).then(offerDraw('wizard'))
    expect(game.play(resign('sorcerer'))).toBePlayed()
    expect(game.position.drawOffer).toBeNull()
  })
})

clause('AR-13.5', () => {
  test('the sorcerer wins when the turn limit passes', () => {
    const game = situation('wizard hauntCheck', {}, { turn: 5, options: { turnLimit: 5 } }).then(END)
    expect(game.position.ending).toEqual({ winner: 'sorcerer', by: 'turnLimit' })
  })
  test('the last game-turn is played to its end', () => {
    const game = situation('sorcerer combat', {}, { turn: 5, options: { turnLimit: 5 } }).then(END)
    expect(game.winner).toBeNull()
  })
  test('before the limit the next game-turn begins', () => {
    const game = situation('wizard hauntCheck', {}, { turn: 4, options: { turnLimit: 5 } }).then(END)
    expect(game.position).toMatchObject({ turn: 5, ending: null })
  })
  test('there is no limit unless it is agreed on', () => {
    expect(newGame().position.settings.options.turnLimit).toBeNull()
    expect(situation('wizard hauntCheck', {}, { turn: 500 }).then(END).winner).toBeNull()
  })
})
