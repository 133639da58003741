import { expect, test } from 'vitest'
import { arrakharRules } from '@/games/arrakhar/rules'
import { NONE } from '@/games/arrakhar/queries/counts'
import { NO_SET_UP } from '@/games/arrakhar/state/position'
import { clause } from '../../support/clause'
import {
  answerDraw,
  attack,
  design,
  END,
  fireball,
  FINISH,
  move,
  offerDraw,
  resign,
  resolve,
} from '../../support/orders'
import { newGame, SORCERER_FORCE, designed, sorcererPlaced } from '../../support/set-up-game'
import { lonely, type Moment, Situation, situation, valueOf } from '../../support/situation'

/** The wizard's placement in a game whose wizard bought nothing, as only a file can have it. */
function bareGame(rules: 1 | 2): Situation {
  const { position } = sorcererPlaced()
  const designs = { ...position.secrets.designs, wizard: NONE }
  return new Situation({
    ...position,
    settings: { ...position.settings, rules },
    secrets: { ...position.secrets, designs, setUp: NO_SET_UP },
  })
}

function setUpSteps(): readonly Situation[] {
  return [newGame().then(design('sorcerer', SORCERER_FORCE)), designed(), sorcererPlaced()]
}

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
  test.each(['sorcerer', 'wizard'] as const)('the %s resigns at every step of the set-up', (side) => {
    for (const game of [newGame(), ...setUpSteps()])
      expect(game.then(resign(side)).position.ending).toMatchObject({ by: 'resignation' })
  })
  test('a draw is agreed in play only', () => {
    expect(newGame().play(offerDraw('sorcerer'))).toBeRefusedUnder('AR-12.7')
  })
  test('a game whose points never paid for its minimums, begun before that was refused, can be given up', () => {
    const initial = newGame().written
    const allowance = { sorcerer: { points: 41, minimum: 6 }, wizard: { points: 60, minimum: 4 } }
    const kept = new Situation(valueOf(arrakharRules.parseInitial({ ...initial, rules: 1, allowance })))
    expect(arrakharRules.legalCommands(kept.position)).toEqual([resign('sorcerer')])
    expect(kept.then(resign('sorcerer')).winner).toBe('wizard')
  })
  test.each<[Moment, object]>([
    ['sorcerer wanderingOrcs', { orcsDue: 2 }],
    [
      'sorcerer summon',
      {
        cast: ['sorcerer-1'],
        summonsUsed: ['T1'],
        summonPending: { haunt: 'T1', sorcerer: 'sorcerer-1', upTo: 2 },
      },
    ],
    ['wizard movement', { drawOffer: 'sorcerer' }],
    ['wizard movement', { drawOffer: 'wizard' }],
  ])('either side resigns in the %s with %j', (when, changes) => {
    for (const side of ['sorcerer', 'wizard'] as const) {
      const game = situation(when, { '0507': 'sorcerer', '1110': 'elf' }, { pool: { demon: 3 }, ...changes })
      expect(game.play(resign(side))).toBePlayed()
    }
  })
  test('a wizard’s force without any unit is refused', () => {
    const game = newGame({ advancedPlay: true }).then(design('sorcerer', { sorcerer: 3 }))
    expect(game.play(design('wizard', {}))).toBeRefusedUnder('AR-12.7')
    expect(game.play(design('wizard', { dwarf: 1 }))).toBePlayed()
  })
  test('a sorcerer’s force may be nothing', () => {
    expect(newGame({ advancedPlay: true }).play(design('sorcerer', {}))).toBePlayed()
  })
  test('a wizard’s side without a unit has lost as the game-turns begin', () => {
    const game = bareGame(2).then(FINISH)
    expect(game.position.ending).toEqual({ winner: 'sorcerer', by: 'elimination' })
    expect(game.position.turn).toBe(1)
  })
  test('in a game begun under the first rules it plays on', () => {
    expect(bareGame(1).then(FINISH).winner).toBeNull()
    const first = newGame({ advancedPlay: true }).then(design('sorcerer', {})).written
    const kept = new Situation(valueOf(arrakharRules.parseInitial({ ...first, rules: 1 })))
    expect(kept.play(design('wizard', {}))).toBePlayed()
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
