import { describe, expect, test } from 'vitest'
import type { HauntId } from '@/games/arrakhar/tables/units'
import { PRESENTATIONS } from '@/games/arrakhar/ui/events'
import { typeLookup } from '@/games/arrakhar/ui/sentences/words'
import { recapWaysBy } from '@/table/recap/recap-ways'
import {
  answerDraw,
  assignEntry,
  attack,
  design,
  END,
  FINISH,
  fireball,
  hideWand,
  move,
  offerDraw,
  placeHaunt,
  placeSorcerers,
  resolve,
  ROLL_ORCS,
  withdraw,
} from '../../../../support/orders'
import { newGame, SORCERER_FORCE, WIZARD_FORCE } from '../../../../support/set-up-game'
import { HAUNTS } from '../../../../support/situation'
import { laidOut } from '../play/laid-out'
import { PlayedGame } from './played-game'

const { itemsOf } = recapWaysBy(PRESENTATIONS, typeLookup)

/** What a seat would look back on, in sentences. */
function told(game: PlayedGame, seat: string, log = game.log(seat)): readonly string[] {
  return itemsOf(log, seat, game.viewAt(seat)).map(({ line }) => line.text)
}

const STACKS = {
  '0806': 'elf elf elf',
  '0705': 'wizard',
  '0808': 'ghoul ghoul ghoul ghoul',
  '0905': 'sorcerer',
}

function sorcererMoves(): PlayedGame {
  return new PlayedGame(laidOut('sorcerer movement', STACKS)).then(
    move('ghoul-1 ghoul-2 ghoul-3 ghoul-4', '0807'),
  )
}

describe('since the last step of one’s own', () => {
  test('nothing has happened to whoever has just acted', () => {
    expect(told(sorcererMoves(), 'sorcerer')).toEqual([])
  })

  test('what the other side did is told in order, without the course of segments', () => {
    const game = sorcererMoves()
      .then(END)
      .then(fireball('sorcerer-1', '0806'))
      .then(resolve(1), 1, 6, 6)
      .then(END)
    expect(told(game, 'wizard')).toEqual([
      '4 ghouls move 0808–0807 (1 point).',
      expect.stringMatching(/^Fireball at 0806 on 3 elves: rolls 1, 6 and 6; /) as string,
    ])
  })

  test('one’s own steps are left out, and what lies before them', () => {
    const game = new PlayedGame(laidOut('wizard movement', STACKS)).then(move('wizard-1', '0704'))
    while (game.asked === 'wizard') game.then(END)
    expect(told(game, 'sorcerer')).toEqual(['1 wizard moves 0705–0704 (1 point).'])
    game.then(ROLL_ORCS, 1)
    expect(told(game, 'sorcerer')).toEqual([])
    expect(told(game, 'wizard')).toEqual(['Wandering orcs: rolls 1; 1 orc.'])
  })

  test('a designation is told by what came of it, and not at all when it was taken back', () => {
    const game = sorcererMoves()
      .then(END)
      .then(fireball('sorcerer-1', '0806'))
      .then(withdraw(1))
      .then(END)
      .then(attack('ghoul-1 ghoul-2 ghoul-3', '0806', 'elf-1 elf-2 elf-3'))
      .then(offerDraw('sorcerer'))
    expect(told(game, 'wizard').slice(1)).toEqual([
      '3 ghouls will attack 3 elves at 0806: 1:1.',
      'The sorcerer offers a draw.',
    ])
    game.then(answerDraw('wizard', false)).then(resolve(1), 6)
    expect(told(game, 'wizard')).toEqual([expect.stringContaining('Attack at 0806, 1:1') as string])
  })
})

describe('of the set-up', () => {
  function setUp(): PlayedGame {
    const game = new PlayedGame(newGame().position)
      .then(design('sorcerer', SORCERER_FORCE))
      .then(design('wizard', WIZARD_FORCE))
    for (const [haunt, hex] of Object.entries(HAUNTS)) game.then(placeHaunt(haunt as HauntId, hex))
    return game
      .then(hideWand('T1'))
      .then(placeSorcerers('0509', 2))
      .then(placeSorcerers('1305', 4))
      .then(FINISH)
  }

  test('nothing is told, to neither side', () => {
    const game = setUp()
    expect(game.asked).toBe('wizard')
    expect(told(game, 'wizard')).toEqual([])
    game.then(assignEntry('0112', { wizard: 5, barbarian: 4, dwarf: 4, elf: 6 })).then(FINISH)
    expect(game.asked).toBe('sorcerer')
    expect(told(game, 'sorcerer')).toEqual([])
  })

  test('nothing would be told even out of a log that knows all', () => {
    const game = setUp()
    const all = game.log('referee')
    expect(all.flatMap(({ events }) => events.map(({ type }) => type))).toContain('hauntPlaced')
    expect(told(game, 'wizard', all)).toEqual([])
  })
})
