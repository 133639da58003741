import { expect, test } from 'vitest'
import { handDice } from '@/engine/kernel/dice'
import { play } from '@/engine/kernel/play'
import type { Clause } from '@/games/arrakhar/clauses'
import { arrakharRules } from '@/games/arrakhar/rules'
import type { Command } from '@/games/arrakhar/commands'
import type { Event } from '@/games/arrakhar/events'
import { type Luck, luckOf } from '@/games/arrakhar/queries/forecast/luck'
import type { Position } from '@/games/arrakhar/state/position'
import { type View, viewOf } from '@/games/arrakhar/state/view'
import { clause } from '../../../support/clause'
import {
  attack,
  castSummon,
  fireball,
  haste,
  hasteWaiting,
  ROLL_ORCS,
  wandFireball,
} from '../../../support/orders'
import { situation } from '../../../support/situation'
import { everyRoll, type Line } from './every-roll'

const ODDS = [
  ['1:2', 'elf-1', 2],
  ['1:1', 'elf-1', 1],
  ['2:1', 'elf-1 elf-2', 1],
  ['3:1', 'elf-1 elf-2 elf-3', 1],
  ['4:1', 'barbarian-1 barbarian-2', 1],
  ['5:1', 'barbarian-1 barbarian-2 elf-1', 1],
  ['6:1', 'barbarian-1 barbarian-2 elf-1 elf-2', 1],
  ['1:1', 'elf-1 elf-2 elf-3', 3],
  ['2:1', 'barbarian-1 barbarian-2 elf-1 elf-2', 3],
  ['3:1', 'barbarian-1 barbarian-2 elf-1 elf-2', 2],
] as const

/** What the dice may give, with how likely it is, and the luck told of it. */
interface Outcome {
  readonly chance: number
  readonly luck: Luck
}

function outcomesOf(lines: readonly Line[], before: View): readonly Outcome[] {
  return lines.flatMap(({ chance, events }) => luckIn(events, before).map((luck) => ({ chance, luck })))
}

function luckIn(events: readonly Event[], before: View): readonly Luck[] {
  return events.flatMap((event) => luckOf(before, event) ?? [])
}

/** The outcomes of a command that takes one die. */
function ofOneDie(position: Position, command: Command, before: View): readonly Outcome[] {
  const lines = [1, 2, 3, 4, 5, 6].map((face): Line => {
    const played = play(arrakharRules, position, command, handDice([face]))
    if (played.outcome !== 'played') throw new Error(`A ${face} was not played`)
    return { position: played.position, events: played.events, chance: 1 / 6 }
  })
  return outcomesOf(lines, before)
}

/** The luck of every outcome is measured against the average and the spread of all of them. */
function expectExact(outcomes: readonly Outcome[]): void {
  const mean = (value: (luck: Luck) => number) =>
    outcomes.reduce((sum, { chance, luck }) => sum + chance * value(luck), 0)
  expect(mean(() => 1)).toBeCloseTo(1, 12)
  const owed = mean(({ given }) => given)
  const variance = mean(({ given }) => (given - owed) ** 2)
  for (const { luck } of outcomes) {
    expect(luck.owed).toBeCloseTo(owed, 12)
    expect(luck.variance).toBeCloseTo(variance, 12)
  }
}

/** All outcomes are one side's and counted alike. */
function expectOf(outcomes: readonly Outcome[], side: Luck['side'], kind: Luck['kind'], by: Clause): void {
  for (const { luck } of outcomes) expect(luck).toMatchObject({ side, kind, clause: by })
}

const referee = (position: Position) => viewOf(position, 'referee')

clause('AR-10.8', () => {
  test.each(ODDS)('the luck of an attack at %s by %s on %i is exact', (odds, attackers, orcs) => {
    const stacks = { '1110': '3 orc', '1111': '3 elf', '1010': '2 barbarian' }
    const defenders = Array.from({ length: orcs }, (_, nth) => `orc-${nth + 1}`).join(' ')
    const { position } = situation('wizard combat', stacks).then(attack(attackers, '1110', defenders))
    const lines = everyRoll(position, [1])
    expect(lines[0]?.events[0]).toMatchObject({ odds })
    const outcomes = outcomesOf(lines, referee(position))
    expectExact(outcomes)
    expectOf(outcomes, 'wizard', 'eliminated', 'AR-10.8')
  })
  test('luck counts units eliminated, whatever they were worth', () => {
    const { position } = situation('wizard combat', { '1110': '2 orc', '1111': '4 elf' }).then(
      attack('elf-1 elf-2 elf-3 elf-4', '1110', 'orc-1 orc-2'),
    )
    const given = outcomesOf(everyRoll(position, [1]), referee(position)).map(({ luck }) => luck.given)
    expect(new Set(given)).toEqual(new Set([0, 1, 2]))
  })
})

clause('AR-10.7', () => {
  test('the luck of a later attack counts on those still alive only', () => {
    const { position } = situation('sorcerer combat', { '1110': '3 elf', '1111': '4 orc', '1010': '4 orc' })
      .then(attack('orc-1 orc-2 orc-3 orc-4', '1110', 'elf-1 elf-2'))
      .then(attack('orc-5 orc-6 orc-7 orc-8', '1110', 'elf-2 elf-3'))
    const first = everyRoll(position, [1])
    expect(first).toHaveLength(3)
    for (const { position: after } of first) {
      const outcomes = outcomesOf(everyRoll(after, [2]), referee(after))
      expectExact(outcomes)
      expectOf(outcomes, 'sorcerer', 'eliminated', 'AR-10.8')
    }
  })
  test('a wasted attack is neither good nor bad luck', () => {
    const { position } = situation('wizard combat', { '1110': 'orc', '1111': '4 elf', '1010': '4 elf' })
      .then(attack('elf-1 elf-2 elf-3 elf-4', '1110', 'orc-1'))
      .then(attack('elf-5', '1110', 'orc-1'))
    const [, emptied] = everyRoll(position, [1])
    if (!emptied) throw new Error('The first attack always does the same')
    const wasted = everyRoll(emptied.position, [2])
    expect(wasted[0]?.events[0]?.type).toBe('attackWasted')
    expect(outcomesOf(wasted, referee(emptied.position))).toEqual([])
  })
})

clause('AR-8.4', () => {
  test.each(['orc', 'ghoul', 'demon', 'sorcerer'])('the luck of a fireball on 3 %ss is exact', (type) => {
    const { position } = situation('wizard fireball', { '1110': `3 ${type}`, '1111': 'wizard' }).then(
      fireball('wizard-1', '1110'),
    )
    const outcomes = outcomesOf(everyRoll(position, [1]), referee(position))
    expectExact(outcomes)
    expectOf(outcomes, 'wizard', 'eliminated', 'AR-8.4')
  })
  test('by house rule only the units rolled for count', () => {
    const options = { options: { threeFireballDice: true } }
    const { position } = situation(
      'sorcerer fireball',
      { '1110': '4 elf', '1111': 'sorcerer' },
      options,
    ).then(fireball('sorcerer-1', '1110'))
    const outcomes = outcomesOf(everyRoll(position, [1]), referee(position))
    expectExact(outcomes)
    expect(outcomes[0]?.luck.owed).toBeCloseTo(1, 12)
  })
})

clause('AR-8.5', () => {
  test('a fireball that finds nobody is neither good nor bad luck', () => {
    const { position } = situation('wizard fireball', { '1110': 'sorcerer', '1111': '2 wizard' })
      .then(fireball('wizard-1', '1110'))
      .then(fireball('wizard-2', '1110'))
    const emptied = everyRoll(position, [1]).find(({ events }) =>
      events.some((event) => event.type === 'fireballResolved' && event.eliminated.length > 0),
    )
    if (!emptied) throw new Error('The fireball never hits')
    expect(outcomesOf(everyRoll(emptied.position, [2]), referee(emptied.position))).toEqual([])
  })
})

clause('AR-12.5', () => {
  test('the luck of the wand’s fireball is measured by its own table', () => {
    const wand = { wand: { hex: '1111' } }
    const { position } = situation('wizard fireball', { '1110': '2 orc', '1111': 'wizard' }, wand).then(
      wandFireball('wizard-1', '1110'),
    )
    const outcomes = outcomesOf(everyRoll(position, [1]), referee(position))
    expectExact(outcomes)
    expect(outcomes[0]?.luck.owed).toBeCloseTo((2 * 4) / 6, 12)
  })
})

clause('AR-9.4', () => {
  test('the luck of haste is what it adds to a bonus that the stack has', () => {
    const { position } = situation('wizard haste', { '1110': '2 elf', '1111': '2 wizard' })
      .then(haste('wizard-1', '1110'))
      .then(haste('wizard-2', '1110'))
    const first = everyRoll(position, [1])
    expectExact(outcomesOf(first, referee(position)))
    expect(first).toHaveLength(3)
    for (const { position: after } of first) {
      const outcomes = outcomesOf(everyRoll(after, [2]), referee(after))
      expectExact(outcomes)
      expectOf(outcomes, 'wizard', 'haste', 'AR-9.3')
    }
    const [most] = first.filter(({ position: { haste } }) => Object.values(haste).includes(6))
    if (!most) throw new Error('Nothing gives 6')
    expect(outcomesOf(everyRoll(most.position, [2]), referee(most.position))[0]?.luck.owed).toBe(0)
  })
})

clause('AR-9.6', () => {
  test('units that wait together are each measured by the bonus they have', () => {
    const { position } = situation('wizard haste', { '0112': '3 elf 2 wizard' }, { turn: 1 })
      .then(hasteWaiting('wizard-1', 'elf-1 elf-2'))
      .then(hasteWaiting('wizard-2', 'elf-2 elf-3'))
    const [two] = everyRoll(position, [1]).filter(({ position: after }) =>
      Object.values(after.haste).includes(2),
    )
    if (!two) throw new Error('Nothing gives 2')
    const outcomes = outcomesOf(everyRoll(two.position, [2]), referee(two.position))
    expectExact(outcomes)
    // One of the two gains 2, 4 or 6, the other nothing, 2 or 4.
    expect(outcomes[0]?.luck.owed).toBeCloseTo(3, 12)
  })
})

clause('AR-6.6', () => {
  test.each([
    ['much room and a full pool', {}, 8, 3],
    ['room for two', { '0508': '2 demon' }, 8, 2],
    ['three in the pool', {}, 3, 8 / 3],
  ])('the luck of a casting at a haunt with %s is exact', (_, stacks, demon, owed) => {
    const pool = { pool: { demon } }
    const { position } = situation('sorcerer summon', { '0509': 'sorcerer', ...stacks }, pool)
    const outcomes = ofOneDie(position, castSummon('sorcerer-1', 'T1'), referee(position))
    expectExact(outcomes)
    expectOf(outcomes, 'sorcerer', 'summoned', 'AR-6.6')
    expect(outcomes[0]?.luck.owed).toBeCloseTo(owed, 12)
  })
  test('whoever may not know the pool measures by what the table gives', () => {
    const pool = { pool: { demon: 1 } }
    const { position } = situation('sorcerer summon', { '0509': 'sorcerer' }, pool)
    const outcomes = ofOneDie(position, castSummon('sorcerer-1', 'T1'), viewOf(position, 'table'))
    expectExact(outcomes)
    expect(outcomes[0]?.luck.owed).toBeCloseTo(3, 12)
  })
})

clause('AR-5.1', () => {
  test('the luck of wandering orcs is exact', () => {
    const { position } = situation('sorcerer wanderingOrcs', { '0509': 'sorcerer' })
    const outcomes = ofOneDie(position, ROLL_ORCS, referee(position))
    expectExact(outcomes)
    expectOf(outcomes, 'sorcerer', 'orcs', 'AR-5.1')
    expect(outcomes[0]?.luck.owed).toBeCloseTo(10 / 6, 12)
  })
})

clause('AR-5.2', () => {
  test('orcs that the countermix does not supply are not owed', () => {
    const { position } = situation('sorcerer wanderingOrcs', { '0509': 'sorcerer' }, { pool: { orc: 19 } })
    const outcomes = ofOneDie(position, ROLL_ORCS, referee(position))
    expectExact(outcomes)
    expect(outcomes[0]?.luck.owed).toBeCloseTo(1, 12)
  })
})

clause('AR-5.2', () => {
  test('nor those whose counters stand on the board, whatever the die said', () => {
    const stacks = { '0509': '4 orc', '0609': '4 orc', '0709': '4 orc', '0809': '4 orc', '0909': '3 orc' }
    const { position } = situation('sorcerer wanderingOrcs', stacks)
    const outcomes = ofOneDie(position, ROLL_ORCS, referee(position))
    expectExact(outcomes)
    expect(outcomes[0]?.luck.owed).toBeCloseTo(1, 12)
  })
})

clause('AR-5.6', () => {
  test('what is done without dice has no luck', () => {
    const game = situation('wizard combat', { '1110': 'orc', '1111': 'elf' })
    const before = game.viewFor('referee')
    game.then(attack('elf-1', '1110', 'orc-1'))
    expect(luckIn(game.events, before)).toEqual([])
  })
})
