import { describe, expect, test } from 'vitest'
import { nextSegmentOf } from '@/games/arrakhar/effects/turn/sequence'
import { arrakharRules } from '@/games/arrakhar/rules'
import { nextText } from '@/games/arrakhar/tables/text'
import { SEQUENCE_OF_PLAY } from '@/games/arrakhar/state/position'
import { segmentsOf } from '@/games/arrakhar/effects/turn/sequence'
import { clause } from '../../support/clause'
import {
  advance,
  attack,
  castSummon,
  END,
  fireball,
  haste,
  move,
  placeOrc,
  placeSummoned,
  resolve,
  ROLL_ORCS,
  wandFireball,
  withdraw,
} from '../../support/orders'
import { newGame } from '../../support/set-up-game'
import { type Moment, situation } from '../../support/situation'

const MOMENTS = (['sorcerer', 'wizard'] as const).flatMap((side) =>
  SEQUENCE_OF_PLAY[side].map((segment) => `${side} ${segment}` as Moment),
)

/** Every command of play, with the segments in which it is legal at all. */
const HOMES = [
  [ROLL_ORCS, ['wanderingOrcs']],
  [placeOrc('1111'), ['wanderingOrcs']],
  [castSummon('sorcerer-1', 'T1'), ['summon']],
  [placeSummoned(1), ['summon']],
  [haste('wizard-1', '1110'), ['haste']],
  [move('elf-1', '1111'), ['movement']],
  [fireball('wizard-1', '1111'), ['fireball']],
  [wandFireball('wizard-1', '1111'), ['fireball']],
  [attack('elf-1', '1111', 'orc-1'), ['combat']],
  [advance('elf-1', '1111'), ['combat']],
  [resolve(1), ['haste', 'fireball', 'combat']],
  [withdraw(1), ['haste', 'fireball', 'combat']],
] as const

clause('AR-5.6', () => {
  test('the segments come in strict order, the sorcerer’s phase first', () => {
    const game = situation('sorcerer wanderingOrcs', { '1110': 'orc' })
    const seen = [`${game.position.side} ${game.segment}`]
    game.then(ROLL_ORCS, [1]).then(placeOrc('1111'))
    for (let nth = 0; nth < 10; nth++) {
      game.then(END)
      seen.push(`${game.position.side} ${game.segment}`)
    }
    expect(seen).toEqual([
      'sorcerer wanderingOrcs',
      'sorcerer summon',
      'sorcerer movement',
      'sorcerer fireball',
      'sorcerer combat',
      'wizard haste',
      'wizard movement',
      'wizard fireball',
      'wizard combat',
      'wizard hauntCheck',
      'sorcerer wanderingOrcs',
    ])
    expect(game.position.turn).toBe(4)
  })
  test('each side has five segments', () => {
    expect([segmentsOf('sorcerer').length, segmentsOf('wizard').length]).toEqual([5, 5])
  })
  describe.each(MOMENTS)('in %s', (moment) => {
    const foreign = HOMES.filter(
      ([, homes]) => !(homes as readonly string[]).includes(moment.split(' ')[1] ?? ''),
    )
    test.each(foreign.map(([command]) => [command.type, command] as const))('%s is refused', (_, command) => {
      expect(situation(moment, { '1110': 'elf' }).play(command)).toBeRefusedUnder('AR-5.6')
    })
  })
  test('a side orders its own units only', () => {
    const game = situation('wizard movement', { '1110': 'elf', '1112': 'orc' })
    expect(game.play(move('orc-1', '1111'))).toBeRefusedUnder('AR-5.6')
    expect(game.play(move('elf-9', '1111'))).toBeRefusedUnder('AR-5.6')
  })
  test('nothing of play is legal during the set-up', () => {
    expect(newGame().play(ROLL_ORCS)).toBeRefusedUnder('AR-5.6')
    expect(newGame().play(move('elf-1', '1111'))).toBeRefusedUnder('AR-5.6')
  })
})

const SKIP = { options: { skipEmptySegments: true } }

describe('Skipping empty segments (section 14)', () => {
  test('a segment in which nothing can be done ends by itself, with a line in the log', () => {
    const game = situation('sorcerer movement', { '1110': 'orc', '1913': 'dwarf' }, SKIP).then(END)
    expect(`${game.position.side} ${game.segment}`).toBe('wizard movement')
    const skipped = game.events.flatMap((event) => (event.type === 'segmentSkipped' ? [event.segment] : []))
    expect(skipped).toEqual(['fireball', 'combat', 'haste'])
  })
  test('without the option every segment waits for its end', () => {
    const game = situation('sorcerer movement', { '1110': 'orc', '1913': 'dwarf' }).then(END)
    expect(game.segment).toBe('fireball')
  })
  test('a segment with something to do is not skipped', () => {
    const game = situation('sorcerer movement', { '1110': 'orc', '1111': 'dwarf' }, SKIP).then(END)
    expect(game.segment).toBe('combat')
  })
  test('an advance after fire is something to do', () => {
    const game = situation('wizard fireball', { '1110': 'wizard', '1111': 'orc', '1913': 'orc' }, SKIP)
    game.then(fireball('wizard-1', '1111')).then(resolve(1), [6]).then(END)
    expect(game.segment).toBe('combat')
  })
  test.each([{}, { demon: 5 }])('summoning is skipped or not whatever the pool holds: %j', (pool) => {
    const near = { '0507': 'sorcerer', '1913': 'dwarf' }
    const game = situation('sorcerer wanderingOrcs', near, { ...SKIP, pool })
    expect(game.then(ROLL_ORCS, [1]).then(placeOrc('0407')).segment).toBe('summon')
    const far = { '1110': 'sorcerer', '1913': 'dwarf' }
    const other = situation('sorcerer wanderingOrcs', far, { ...SKIP, pool })
    expect(other.then(ROLL_ORCS, [1]).then(placeOrc('1111')).segment).toBe('movement')
  })
  test('the die for wandering orcs is never skipped', () => {
    const game = situation('wizard combat', { '1110': 'orc', '1913': 'dwarf' }, SKIP).then(END)
    expect(game.segment).toBe('wanderingOrcs')
    expect(game.written).not.toHaveProperty('orcsDue')
  })
})

describe('What is said to come next', () => {
  const WAR = { '1110': 'orc', '1111': 'dwarf', '1913': 'wizard' }
  const PEACE = { '1110': 'orc', '1913': 'dwarf' }
  const HELD = { '0407': 'elf', '1913': 'dwarf', '1608': 'orc' }
  const MOMENTS = [
    'sorcerer movement',
    'sorcerer fireball',
    'wizard haste',
    'wizard movement',
    'wizard combat',
  ]
  test.each(
    [SKIP, {}].flatMap((options) =>
      [WAR, PEACE, HELD].flatMap((stacks) => MOMENTS.map((moment) => ({ moment, stacks, options }))),
    ),
  )('is what comes: $moment, $stacks, $options', ({ moment, stacks, options }) => {
    const game = situation(moment as 'wizard haste', stacks, options)
    const { position } = game
    const told = nextSegmentOf(position)
    const next = game.then(END).position
    expect(told).toBe(next.side === position.side ? next.now.segment : undefined)
  })
  test('passes over what is skipped, and only where it is', () => {
    expect(nextSegmentOf(situation('wizard movement', PEACE, SKIP).position)).toBeUndefined()
    expect(nextSegmentOf(situation('wizard movement', PEACE).position)).toBe('fireball')
    expect(nextSegmentOf(situation('wizard movement', WAR, SKIP).position)).toBe('combat')
  })
  test('is the end of the game after the last turn', () => {
    const last = { side: 'wizard', turn: 12, settings: { options: { turnLimit: 12 } } } as const
    expect(nextText(undefined, last)).toBe('next: end of the game')
    expect(nextText(undefined, { ...last, turn: 11 })).toBe('next: game-turn 12')
    expect(nextText(undefined, { ...last, side: 'sorcerer' })).toBe('next: wizard phase')
  })
})

test('a moment has a name of its own for each turn, side and segment', () => {
  const names = [
    situation('wizard combat', {}, { turn: 2 }),
    situation('wizard combat', {}, { turn: 3 }),
    situation('sorcerer combat', {}, { turn: 2 }),
    situation('wizard movement', {}, { turn: 2 }),
  ].map(({ position }) => arrakharRules.segmentOf(position))
  expect(new Set(names).size).toBe(4)
  expect(names[0]).toBe('2 wizard combat')
})
