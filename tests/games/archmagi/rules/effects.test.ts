import { expect, test } from 'vitest'
import { matches } from '@/games/archmagi/queries/filters'
import type { Filter, Traits } from '@/games/archmagi/tables/vocabulary'
import { clause } from '../../../support/clause'
import { add, attackerPlans, cast, MAGES, PAIR, planning, rolling } from './battle'
import { BOTH_COMMIT, fight, rule } from './rule'

const ROLL = (...rolls: readonly number[]) => ({ cmd: 'battle.roll', seat: 1, rolls })

const COMMIT = (seat: number, rolls: readonly number[] = []) => ({ cmd: 'battle.planCommit', seat, rolls })

const END = { cmd: 'phase.end', seat: 1 }

const move = (unit: string, ...path: readonly string[]) => ({ cmd: 'move', seat: 1, units: [unit], path })

/** A spell of the wizard in A1. */
const outside = (spell: string, targets: object = {}, rolls: readonly unknown[] = []) => ({
  ...{ cmd: 'cast', seat: 1, caster: 'w1', spell, targets, rolls },
})

const scouting = (units: readonly unknown[], ...spells: readonly string[]) => ({
  ...{ units, phase: 'scout', spells: { 1: spells } },
})

const RIDING = { base: 4, cavalry: 2 }

clause('AM-E.0.1', () => {
  const wolf: Traits = { brm: 5, is: ['Animal', 'Evil', 'Living'], has: [{ k: 'swift' }] }
  test.each<readonly [string, Filter, boolean]>([
    ['anything', true, true],
    ['what is an Animal', { is: 'Animal' }, true],
    ['what is a Dragon', { is: 'Dragon' }, false],
    ['what has Swift', { has: 'swift' }, true],
    ['what has Flying', { has: 'flying' }, false],
    ['what is no Animal', { not: { is: 'Animal' } }, false],
    ['an evil Animal', { all: [{ is: 'Animal' }, { is: 'Evil' }] }, true],
    ['an Animal that flies', { all: [{ is: 'Animal' }, { has: 'flying' }] }, false],
    ['a Dragon or whatever is Swift', { any: [{ is: 'Dragon' }, { has: 'swift' }] }, true],
    ['a Dragon or whatever flies', { any: [{ is: 'Dragon' }, { has: 'flying' }] }, false],
  ])('%s', (_name, filter, isMet) => {
    expect(matches(filter, wolf)).toBe(isMet)
  })
})

const FOUR_STACKS = ['A2', 'B1', 'B2', 'A3'].map((hex, nth) => [`o${nth}`, 'orcs', 2, hex])

const stacksAt = (...hexes: readonly string[]) => ({ stacks: hexes.map((hex) => ({ hex, owner: 2 })) })

rule('AM-E.0.2', {
  'what is for a unit of one’s own is not cast on an enemy': {
    given: planning(MAGES, { spells: { 1: ['shield'] } }),
    when: [COMMIT(2), add(1, cast('h', 'shield', { unit: 'o' }))],
    then: { refused: 'AM-S.71', refusedAt: 1 },
  },
  'what is for the hex of the caster does not reach the next': {
    given: {
      units: [['b', 'bard', 1, 'B1']],
      ...{ phase: 'recruitUnits', drawn: true, spells: { 1: ['spell-shield'] } },
    },
    when: [outside('spell-shield', { unit: 'b' })],
    then: { refused: 'AM-M.4' },
  },
  'a list has its most': {
    given: scouting(FOUR_STACKS, 'scry'),
    when: [outside('scry', stacksAt('A2', 'B1', 'B2', 'A1'))],
    then: { refused: 'AM-S.40' },
  },
  'and each of it must be there': {
    given: scouting(FOUR_STACKS, 'scry'),
    when: [outside('scry', stacksAt('A2', 'A3'))],
    then: { refused: 'AM-M.4' },
  },
  'what must be empty must': {
    given: scouting(FOUR_STACKS, 'blight'),
    when: [outside('blight', { hex: 'B1' })],
    then: { refused: 'AM-S.54' },
  },
})

rule('AM-E.0.3', {
  'each archer has the value of its own line': {
    given: rolling(
      [...PAIR, ['y', 'yeomen', 1, 'D4'], ['g', 'goblins', 2, 'D4']],
      {},
      { supports: { 1: ['y'], 2: ['g'] } },
    ),
    when: [ROLL(1, 1)],
    then: { mods: { 1: { ...RIDING, archer: 3 }, 2: { base: 6, archer: 1 } } },
  },
})

rule('AM-E.0.4', {
  'a Mirror Image has what its original has printed, and not what it carries': {
    given: planning(
      [
        ['k', 'knights', 1, 'D4'],
        ['h', 'shaman', 1, 'D4'],
        ['o', 'barbarian', 2, 'D4', { artifacts: ['rune-blade'] }],
      ],
      { spells: { 1: ['mirror-image'] }, battle: fight('planD', 'k', 'o', { inUse: { o: 'rune-blade' } }) },
    ),
    when: [...attackerPlans(cast('h', 'mirror-image', {}, { enter: true })), ...BOTH_COMMIT, ROLL(1, 1)],
    then: { mods: { 1: { base: 5 }, 2: { base: 5, artifact: 5 } } },
  },
  'a Familiar has the gift that was chosen': {
    given: {
      units: [],
      ...{ phase: 'recruitUnits', drawn: true, spells: { 1: ['familiar'] }, terrain: { B1: 'sea' } },
    },
    when: [
      outside('familiar', { kin: 'Animal', gift: 'swimmer' }),
      END,
      { cmd: 'spells.draw', seat: 1, rolls: [1, 1, 1, 1, 1, 1, 1] },
      ...[END, END],
      move('u1000', 'B1'),
    ],
    then: { at: { u1000: 'B1' } },
  },
})
