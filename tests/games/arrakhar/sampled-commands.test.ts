import { describe, expect, test } from 'vitest'
import { oneOf } from '@/engine/bot/bot-sample'
import { diceStateOf, type Random, seededDice, seededRandom } from '@/engine/kernel/dice'
import { playInPlace, refusalOf } from '@/engine/kernel/play'
import { arrakharRules as rules } from '@/games/arrakhar/rules'
import type { Command } from '@/games/arrakhar/commands'
import { legalCommands } from '@/games/arrakhar/commands/legal'
import { sampleCommand } from '@/games/arrakhar/commands/legal/sample'
import type { Position } from '@/games/arrakhar/state/position'
import * as orders from '../../support/orders'
import { begun, designed, laidOut, newGame, sorcererPlaced } from '../../support/set-up-game'
import { type Situation, situation } from '../../support/situation'

/** Commands drawn one after the other at the same position. */
function drawn({ position }: Situation, count = 60): readonly Command[] {
  const random = seededRandom(1)
  return Array.from({ length: count }, () => sampleCommand(position, random)).filter(
    (command) => command !== undefined,
  )
}

const SELDOM = ['liftHaunt', 'liftSorcerers', 'designateWandFireball', 'resign', 'offerDraw', 'answerDraw']

const kindsOf = (commands: readonly Command[]) => [...new Set(commands.map(({ type }) => type))].sort()

/** A random game played in place to its end, or so many commands long: every command drawn. */
function playedOut(settings: object, seed: number, most: number): readonly Command[] {
  const position: Position = structuredClone(newGame({ skipEmptySegments: true, ...settings }).position)
  const [random, dice] = [seededRandom(seed), seededDice(diceStateOf(seed))]
  const commands: Command[] = []
  while (commands.length < most && !position.ending) {
    const command = sampleCommand(position, random)
    if (!command) throw new Error('nothing was drawn before the end')
    const outcome = playInPlace(rules, position, command, dice)
    if ('clause' in outcome) throw new Error(`${JSON.stringify(command)}: ${outcome.message}`)
    commands.push(command)
  }
  expect(rules.faultsOf(position)).toEqual([])
  return commands
}

describe('A drawn command', () => {
  const SMALL = { advancedPlay: true, points: { sorcerer: 30, wizard: 30 }, turnLimit: 12 }
  test('is legal all through a game, and nearly every kind of command is drawn', () => {
    const commands = [1, 2, 3, 4].flatMap((seed) => playedOut(SMALL, seed, 600))
    expect(kindsOf(commands)).toEqual(
      Object.keys(rules.commands)
        .filter((type) => !SELDOM.includes(type))
        .sort(),
    )
  })
  test('ends games', () => {
    expect(playedOut({ ...SMALL, turnLimit: 2 }, 5, 2000).length).toBeLessThan(2000)
  })
  test('is decided by the seed', () => {
    expect(playedOut(SMALL, 6, 150)).toEqual(playedOut(SMALL, 6, 150))
    expect(playedOut(SMALL, 6, 150)).not.toEqual(playedOut(SMALL, 7, 150))
  })
  test('is none when the game is over', () => {
    expect(drawn(begun().then(orders.resign('wizard')))).toEqual([])
  })
  test('answers an offer, mostly by declining', () => {
    const answers = drawn(situation('wizard movement', {}).then(orders.offerDraw('wizard')), 200)
    const accepting = answers.filter((command) => command.type === 'answerDraw' && command.accept)
    expect(answers.every((command) => command.type === 'answerDraw' && command.side === 'sorcerer')).toBe(
      true,
    )
    expect(accepting.length).toBeGreaterThan(0)
    expect(accepting.length).toBeLessThan(40)
  })
  test('is now and then any of the list, a resignation never', () => {
    const seldom: Random = { below: (limit) => (limit === 20_000 ? 0 : limit - 1) }
    const { position } = situation('wizard movement', { '1110': 'elf' })
    expect(sampleCommand(position, seldom)).toEqual(legalCommands(position).at(-1))
    const resigning: Random = { below: (limit) => (limit === 20_000 ? 0 : limit - 2) }
    expect(legalCommands(position).at(-2)?.type).toBe('resign')
    expect(sampleCommand(position, resigning)?.type).not.toBe('resign')
  })
})

/** Draws once, always the last of what is asked for, and tells from how much was drawn, in order. */
function asked({ position }: Situation): readonly number[] {
  const limits: number[] = []
  const last: Random = {
    below(limit) {
      limits.push(limit)
      return limit - 1
    },
  }
  sampleCommand(position, last)
  return limits
}

describe('How often', () => {
  test.each<[string, () => Situation, readonly number[]]>([
    [
      'a draw is taken: once in 20',
      () => situation('wizard movement', {}).then(orders.offerDraw('wizard')),
      [20],
    ],
    [
      'a movement ends early: once in 12, of eight units tried none may move',
      () => situation('wizard movement', { '1110': 'elf' }, { moved: { 'elf-1': 4 } }),
      [20_000, 12, ...Array.from({ length: 8 }, () => 2)],
    ],
    [
      'a summoning ends early: once in 8',
      () => situation('sorcerer summon', { '1110': 'sorcerer' }),
      [20_000, 8],
    ],
    ['designating stops: once in 6', () => situation('wizard haste', { '1110': 'elf' }), [20_000, 6, 2]],
    ['nobody advances: once in 3', () => situation('wizard combat', { '1110': 'elf' }), [20_000, 3, 6, 2]],
  ])('%s', (_, game, limits) => {
    expect(asked(game())).toEqual(limits)
  })
})

describe('Chance decides', () => {
  const first: Random = { below: (limit) => (limit === 20_000 ? 1 : 0) }
  test('that a side stops designating though it could go on', () => {
    const { position } = situation('wizard combat', { '1110': 'elf', '1111': 'orc' })
    expect(sampleCommand(position, first)).toEqual(orders.END)
    const goesOn: Random = { below: (limit) => (limit === 6 ? 5 : first.below(limit)) }
    expect(sampleCommand(position, goesOn)?.type).toBe('designateAttack')
  })
  test('that a sorcerer goes next to a haunt', () => {
    const { position } = laidOut().then(orders.liftSorcerers('1305', 3))
    const placed = sampleCommand(position, first)
    expect(placed).toMatchObject({ type: 'placeSorcerers', count: 1 })
    expect(['0507', '0509', '0407', '0408', '0607', '0608', '0409', '0609']).toContain(
      placed?.type === 'placeSorcerers' ? placed.hex : '',
    )
  })
})

describe('What is drawn', () => {
  const cases: readonly (readonly [string, () => Situation, readonly Command['type'][]])[] = [
    ['a design', () => newGame(), ['designForce']],
    ['a placement begun', () => designed(), ['placeHaunt']],
    [
      'the sorcerers, once the haunts stand',
      () => laidOut().then(orders.liftSorcerers('1305', 3)),
      ['placeSorcerers'],
    ],
    ['the end of a placement', () => laidOut(), ['finishPlacement']],
    ['entries', () => sorcererPlaced(), ['assignEntry']],
    [
      'the roll for orcs',
      () => situation('sorcerer wanderingOrcs', { '1110': 'orc' }),
      ['rollWanderingOrcs'],
    ],
    ['orcs due', () => situation('sorcerer wanderingOrcs', { '1110': 'orc' }, { orcsDue: 1 }), ['placeOrc']],
    [
      'summons',
      () => situation('sorcerer summon', { '0507': 'sorcerer' }, { pool: { demon: 3 } }),
      ['castSummon', 'endSegment'],
    ],
    ['no summons', () => situation('sorcerer summon', { '1110': 'sorcerer' }), ['endSegment']],
    [
      'a summoning cast',
      () =>
        situation(
          'sorcerer summon',
          { '0507': 'sorcerer' },
          { pool: { demon: 3 }, summonPending: { haunt: 'T1', sorcerer: 'sorcerer-1', upTo: 2 } },
        ),
      ['placeSummoned'],
    ],
    ['haste', () => situation('wizard haste', { '1110': 'wizard' }), ['designateHaste', 'endSegment']],
    ['moves', () => situation('wizard movement', { '1110': 'elf' }), ['endSegment', 'move']],
    [
      'the end of a movement',
      () => situation('wizard movement', { '1110': 'elf' }, { moved: { 'elf-1': 4 } }),
      ['endSegment'],
    ],
    [
      'fireballs',
      () => situation('wizard fireball', { '1110': 'wizard', '1111': 'orc' }),
      ['designateFireball', 'endSegment'],
    ],
    [
      'fireballs of the wand',
      () =>
        situation(
          'wizard fireball',
          { '1110': 'wizard', '1111': 'orc' },
          { wand: { hex: '1110' }, cast: ['wizard-1'] },
        ),
      ['designateWandFireball', 'endSegment'],
    ],
    [
      'attacks',
      () => situation('wizard combat', { '1110': 'elf', '1111': 'orc' }),
      ['designateAttack', 'endSegment'],
    ],
    [
      'attacks designated',
      () =>
        situation('wizard combat', { '1110': 'elf', '1111': 'orc' }).then(
          orders.attack('elf-1', '1111', 'orc-1'),
        ),
      ['resolve', 'withdraw'],
    ],
    [
      'advances',
      () => situation('wizard combat', { '1110': 'elf', '1304': 'orc' }, { emptied: ['1111'] }),
      ['advance', 'endSegment'],
    ],
    ['the haunt check', () => situation('wizard hauntCheck', {}), ['endSegment']],
  ]
  test.each(cases)('for %s is legal and of the right kinds', (_, gameOf, kinds) => {
    const game = gameOf()
    const commands = drawn(game, 100)
    expect(commands).toHaveLength(100)
    expect(commands.flatMap((command) => refusalOf(rules, game.position, command) ?? [])).toEqual([])
    expect(kindsOf(commands)).toEqual(kinds)
  })
  test('of a design keeps to the minimum and the points, and buys as long as it can', () => {
    for (const command of drawn(newGame())) {
      if (command.type !== 'designForce') throw new Error(command.type)
      const { sorcerer = 0, demon = 0, orc = 0, ghoul = 0 } = command.counts
      expect(sorcerer * 3 + demon * 2 + orc + ghoul).toBeGreaterThan(40)
    }
    const designs = new Set(drawn(newGame()).map((command) => JSON.stringify(command)))
    expect(designs.size).toBeGreaterThan(30)
  })
  test('of moves are groups as well as single units, far and near, with the wand and without', () => {
    const game = situation('wizard movement', { '1110': '3 elf', '1304': 'orc' }, { wand: { hex: '1110' } })
    const moves = drawn(game, 300).flatMap((command) => (command.type === 'move' ? [command] : []))
    expect([...new Set(moves.map(({ units }) => units.length))].sort()).toEqual([1, 2, 3])
    expect([...new Set(moves.map(({ path }) => path.length))].sort()).toEqual([1, 2, 3, 4])
    const takers = moves.filter(({ takeWandAt }) => takeWandAt === '1110')
    expect(takers.length).toBeGreaterThan(moves.length / 2)
    expect(takers.length).toBeLessThan(moves.length)
  })
  test('of attacks are single units and whole stacks', () => {
    const game = situation('wizard combat', { '1110': '3 elf', '1111': 'orc', '1304': 'orc' })
    const sizes = drawn(game, 100).flatMap((command) =>
      command.type === 'designateAttack' ? [command.attackers.length] : [],
    )
    expect([...new Set(sizes)].sort()).toEqual([1, 3])
  })
  test.each<[Command['type'], Command['type'], () => Situation]>([
    [
      'castSummon',
      'endSegment',
      () => situation('sorcerer summon', { '0507': 'sorcerer' }, { pool: { demon: 3 } }),
    ],
    [
      'resolve',
      'withdraw',
      () =>
        situation('wizard combat', { '1110': 'elf', '1111': 'orc' }).then(
          orders.attack('elf-1', '1111', 'orc-1'),
        ),
    ],
    [
      'advance',
      'endSegment',
      () => situation('wizard combat', { '1110': 'elf', '1304': 'orc' }, { emptied: ['1111'] }),
    ],
  ])('are %s more often than %s', (often, seldom, gameOf) => {
    const commands = drawn(gameOf(), 200)
    const counts = (type: Command['type']) => commands.filter((command) => command.type === type).length
    expect(counts(seldom)).toBeGreaterThan(0)
    expect(counts(often)).toBeGreaterThan(1.5 * counts(seldom))
  })
  test('out of the valley are rare', () => {
    const moves = drawn(situation('wizard movement', { '0211': 'elf' }), 400).filter(
      ({ type }) => type === 'move',
    )
    const leaving = moves.filter((command) => command.type === 'move' && command.path.at(-1) === '0112')
    expect(leaving.length).toBeGreaterThan(0)
    expect(leaving.length).toBeLessThan(moves.length / 10)
  })
})

test('One of a list is any of it; of none there is none', () => {
  expect(oneOf<string>([], seededRandom(1))).toBeUndefined()
  const random = seededRandom(1)
  const some = new Set(Array.from({ length: 40 }, () => oneOf(['a', 'b', 'c'], random)))
  expect([...some].sort()).toEqual(['a', 'b', 'c'])
})
