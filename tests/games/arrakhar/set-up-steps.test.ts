import { describe, expect, test } from 'vitest'
import { placementFaults } from '@/games/arrakhar/queries/placement'
import { NO_SET_UP } from '@/games/arrakhar/state/position'
import { clause } from '../../support/clause'
import {
  assignEntry,
  answerDraw,
  castSummon,
  design,
  FINISH,
  hexOf,
  hideWand,
  liftHaunt,
  liftSorcerers,
  offerDraw,
  placeHaunt,
  placeSorcerers,
  resign,
} from '../../support/orders'
import { arrakharRules } from '@/games/arrakhar/rules'
import { begun, designed, laidOut, newGame, SORCERER_FORCE, sorcererPlaced } from '../../support/set-up-game'
import { positionFile, situation } from '../../support/situation'

const PLACEMENT = [
  placeHaunt('T1', '0508'),
  liftHaunt('T1'),
  hideWand('T1'),
  placeSorcerers('0509', 1),
  liftSorcerers('0509', 1),
]

describe('In another step of the set-up', () => {
  test.each(PLACEMENT.map((command) => [command.type, command] as const))('%s is refused', (_, command) => {
    for (const game of [newGame(), sorcererPlaced()]) {
      expect(game.play(command)).toBeRefusedUnder('AR-2.5')
      expect(game.refusalOf(command)?.message).toContain('another step')
    }
  })
  test('so are what waits in an entry hex, a design and the end of a placement', () => {
    expect(designed().play(assignEntry('0112', {}))).toBeRefusedUnder('AR-2.5')
    expect(laidOut().play(design('sorcerer', SORCERER_FORCE))).toBeRefusedUnder('AR-2.5')
    expect(newGame().play(FINISH)).toBeRefusedUnder('AR-2.5')
  })
})

describe('In play', () => {
  const commands = [...PLACEMENT, assignEntry('0112', {}), design('wizard', {}), FINISH]
  test.each(commands.map((command) => [command.type, command] as const))('%s is refused', (_, command) => {
    expect(begun().play(command)).toBeRefusedUnder('AR-5.6')
    expect(begun().refusalOf(command)?.message).toBe('That belongs to another segment.')
  })
  test('a command of another segment is refused before its units are looked at', () => {
    expect(begun().refusalOf(castSummon('elf-99', 'T1'))?.message).toBe('That belongs to another segment.')
    const summon = situation('sorcerer summon', { '1110': 'elf' })
    expect(summon.refusalOf(castSummon('elf-99', 'T1'))?.message).toBe('There is no unit elf-99 in play.')
    expect(summon.refusalOf(castSummon('elf-1', 'T1'))?.message).toBe('That unit belongs to the other side.')
  })
})

clause('AR-2.1', () => {
  test('all foreign types are named', () => {
    expect(newGame().refusalOf(design('sorcerer', { sorcerer: 3, elf: 1, dwarf: 1 }))?.message).toBe(
      'The sorcerer buys its own four types only, not dwarves, elves.',
    )
  })
})

clause('AR-2.3', () => {
  test('what is missing from the minimum is told, of one and of several', () => {
    const { position } = newGame()
    const { minimum } = position.settings.allowance.sorcerer
    const short = newGame().refusalOf(design('sorcerer', { ...SORCERER_FORCE, demon: 0 }))
    expect(minimum).toBeGreaterThan(1)
    expect(short?.message).toBe(`At least ${minimum} demons are needed.`)
    const one = situation(
      'sorcerer movement',
      {},
      {
        turn: 0,
        segment: 'sorcererDesign',
        wand: null,
        units: [],
        haunts: {},
        allowance: { sorcerer: { points: 99, minimum: 1 }, wizard: { points: 99, minimum: 1 } },
      },
    )
    expect(one.refusalOf(design('sorcerer', {}))?.message).toBe('At least 1 sorcerer is needed.')
  })
})

clause('AR-3.1', () => {
  test('a haunt that is lifted leaves the others and the wand where they are', () => {
    const game = laidOut('T1').then(liftHaunt('C2'))
    expect(game.last('hauntLifted')).toEqual({ type: 'hauntLifted', haunt: 'C2' })
    const { setUp, wandHaunt } = game.position.secrets
    expect(Object.keys(setUp?.haunts ?? {}).sort()).toEqual(['C1', 'R1', 'R2', 'T1', 'T2'])
    expect(wandHaunt).toBe('T1')
    expect(game.then(liftHaunt('T1')).position.secrets.wandHaunt).toBeNull()
  })
  test('the hex of a haunt that is lifted may be named, but no other', () => {
    const lift = (hex: string) => ({ ...liftHaunt('T1'), hex: hexOf(hex) }) as ReturnType<typeof liftHaunt>
    expect(laidOut().play(lift('0509'))).toBeRefusedUnder('AR-3.1')
    expect(laidOut().refusalOf(lift('0509'))?.message).toBe('T1 stands in 0508.')
    expect(laidOut().play(lift('0508'))).toBePlayed()
  })
  test('all that are missing are named', () => {
    const game = laidOut().then(liftHaunt('C2')).then(liftHaunt('R1'))
    expect(game.refusalOf(FINISH)?.message).toBe('Still to be placed: R1, C2.')
  })
})

clause('AR-3.5', () => {
  test('sorcerers that are taken back leave the others', () => {
    const game = laidOut().then(liftSorcerers('1305', 3))
    expect(game.last('sorcerersLifted')).toEqual({ type: 'sorcerersLifted', hex: '1305', count: 3 })
    expect(game.position.secrets.setUp?.sorcerers).toEqual({ '0509': 2, '1305': 1 })
    expect(game.then(liftSorcerers('1305', 1)).position.secrets.setUp?.sorcerers).toEqual({ '0509': 2 })
  })
  test('what a hex holds is told when more is to be taken back', () => {
    const told = (hex: string, count: number) => laidOut().refusalOf(liftSorcerers(hex, count))?.message
    expect(told('0509', 3)).toBe('0509 holds 2 sorcerers.')
    expect(told('0510', 1)).toBe('No sorcerers are placed in 0510.')
  })
})

clause('AR-4.1', () => {
  test('all that still wait for an entry hex are told', () => {
    const game = sorcererPlaced().then(assignEntry('0112', { barbarian: 4, elf: 5 }))
    expect(game.refusalOf(FINISH)?.message).toBe(
      'Still to be put in an entry hex: 5 wizards, 4 dwarves, 1 elf.',
    )
  })
})

clause('AR-2.5', () => {
  test('a placement set up by hand needs what both sides bought', () => {
    const file = { turn: 0, segment: 'sorcererPlacement', wand: null, units: [], haunts: {} }
    const parsed = arrakharRules.parsePosition(positionFile('sorcerer movement', {}, file))
    expect(parsed.ok ? [] : parsed.problems).toMatchObject([
      { path: 'designs', clause: 'AR-2.5' },
      { path: 'designs', clause: 'AR-2.5' },
    ])
  })
  test('nothing lacks of a placement when none is going on', () => {
    const { settings, secrets } = begun().position
    const { designs } = secrets
    expect(
      placementFaults({ settings, segment: 'movement', setUp: NO_SET_UP, wandHaunt: null, designs }),
    ).toEqual([])
  })
})

clause('AR-12.7', () => {
  test('offers and answers are told', () => {
    const game = situation('wizard movement', {}).then(offerDraw('wizard'))
    expect(game.events).toEqual([{ type: 'drawOffered', side: 'wizard' }])
    game.then(answerDraw('sorcerer', false)).then(offerDraw('sorcerer')).then(answerDraw('wizard', true))
    expect(game.events.slice(1)).toEqual([
      { type: 'drawAnswered', side: 'sorcerer', accepted: false },
      { type: 'drawOffered', side: 'sorcerer' },
      { type: 'drawAnswered', side: 'wizard', accepted: true },
      { type: 'gameEnded', ending: { winner: 'draw', by: 'agreement' } },
    ])
  })
  test('an answer to a game that is over is told so', () => {
    const game = situation('wizard movement', {}).then(offerDraw('wizard')).then(resign('sorcerer'))
    expect(game.refusalOf(answerDraw('sorcerer', true))?.message).toBe('The game is over.')
  })
})
