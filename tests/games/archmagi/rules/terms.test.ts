import { expect, test } from 'vitest'
import { viewOf } from '@/games/archmagi/queries/view'
import { clause } from '../../../support/clause'
import { add, attackerPlans, cast, MAGES, PAIR, planning, rolling } from './battle'
import { played } from './played'
import { BOTH_COMMIT, fight, rule } from './rule'

const END = (seat: number) => ({ cmd: 'phase.end', seat })

const ROLL = (a: number, d: number) => ({ cmd: 'battle.roll', seat: 1, rolls: [a, d] })

const OFF = { cmd: 'battle.callOff', seat: 1 }

/** The wizard of seat 1, the warlock of seat 2 and the druid of seat 3, who stand apart. */
const THREE = { seats: 3, units: [], phase: 'battle' }

rule('AM-0.1', {
  'turns go clockwise, and after the last seat the first': {
    given: { ...THREE, active: 3 },
    when: [END(3)],
    then: { active: 1 },
  },
  'nobody is anybody’s ally: every other seat in the hex is fought': {
    given: {
      ...THREE,
      active: 2,
      units: [
        ['a', 'orcs', 1, 'D4'],
        ['b', 'elves', 2, 'D4'],
        ['c', 'drow', 3, 'D4'],
      ],
    },
    when: [
      { cmd: 'battle.start', seat: 2, hex: 'D4', owner: 1 },
      { cmd: 'battle.planCommit', seat: 1, final: true },
      { cmd: 'battle.planCommit', seat: 2, final: true },
      { cmd: 'battle.roll', seat: 2, rolls: [3, 1] },
      { cmd: 'battle.callOff', seat: 2 },
      END(2),
    ],
    then: { refused: 'AM-11.5', refusedAt: 5, fought: [['D4', 1]] },
  },
})

rule('AM-0.2', {
  'what a spell has created is a unit like others, and so is an Archmagus': {
    given: { units: [], phase: 'recruitUnits', drawn: true, spells: { 1: ['familiar'] } },
    when: [
      {
        ...{ cmd: 'cast', seat: 1, caster: 'w1', spell: 'familiar' },
        targets: { kin: 'Animal', gift: 'flying' },
      },
    ],
    then: { view: { seat: 2, stack: 'A1', count: 2, visible: ['wizard'] } },
  },
  'a chit of the Reserve is none yet': {
    given: { units: [], phase: 'scout', reserve: { 1: ['orcs'] } },
    then: { view: { seat: 1, stack: 'A1', count: 1, visible: ['wizard'] } },
  },
})

rule('AM-0.3', {
  'a unit fights with what is printed on it': {
    given: rolling(PAIR),
    when: [ROLL(1, 1)],
    then: { mods: { 1: { base: 4, cavalry: 2 }, 2: { base: 6 } } },
  },
  'so does an attack chit': {
    given: rolling(MAGES, {}, fight('roll', '#mind-blast', 'o', { held: { 1: 'k' } })),
    when: [ROLL(1, 1)],
    then: { mods: { 1: { base: 5 }, 2: { base: 6 } } },
  },
  'so does a unit that a spell has created': {
    given: planning(MAGES, { spells: { 1: ['air-elemental'] } }),
    when: [...attackerPlans(cast('h', 'air-elemental', {}, { enter: true })), ...BOTH_COMMIT, ROLL(2, 1)],
    then: { mods: { 1: { base: 5 }, 2: { base: 6 } } },
  },
})

clause('AM-0.4', () => {
  test('the units of a seat in a hex are one stack, those of another seat there another', () => {
    const { state } = played({ units: [...MAGES, ['e', 'elves', 2, 'D5']], phase: 'battle' })
    const stacks = viewOf(state, 'one').stacks.filter(({ hex }) => hex.startsWith('D'))
    expect(stacks).toEqual([
      { hex: 'D5', owner: 'two', count: 1 },
      { hex: 'D4', owner: 'one', count: 2 },
      { hex: 'D4', owner: 'two', count: 2 },
    ])
  })
})

rule('AM-0.5', {
  'a round is over when each seat has had its turn': {
    given: { units: [], phase: 'battle', active: 1, round: 4 },
    when: [END(1)],
    then: { active: 2, round: 4 },
  },
  'then the next begins': {
    given: { units: [], phase: 'battle', active: 2, round: 4 },
    when: [END(2)],
    then: { active: 1, round: 5 },
  },
  'a seat that is out has none': {
    given: { ...THREE, active: 2, round: 4 },
    when: [
      { cmd: 'concede', seat: 2 },
      { cmd: 'recruit.draw', seat: 3, rolls: [1, 1] },
      END(3),
      { cmd: 'spells.draw', seat: 3, rolls: [1, 1, 1, 1, 1, 1, 1] },
      ...[END(3), END(3), END(3), END(3)],
    ],
    then: { active: 1, round: 5, afterStep: { 0: { active: 3, round: 4 } } },
  },
})

rule('AM-0.6', {
  'what is done once in a battle is not done again in its next round, but is in the next battle': {
    given: {
      seats: 3,
      units: [
        ['g', 'ghouls', 1, 'D4'],
        ['k', 'knights', 1, 'D4'],
        ['o', 'orcs', 2, 'D4'],
        ['e', 'elves', 2, 'D4'],
        ['p', 'pikemen', 3, 'D4'],
      ],
      phase: 'battle',
      battle: fight('planD', 'k', 'o'),
    },
    when: [
      ...attackerPlans({ kind: 'paralyze', unit: 'g', target: 'o' }),
      ...BOTH_COMMIT,
      ROLL(1, 3),
      { cmd: 'battle.continue', seat: 1 },
      { cmd: 'battle.pick', seat: 1, unit: 'k' },
      { cmd: 'battle.pick', seat: 2, unit: 'e' },
      { cmd: 'battle.planCommit', seat: 2, final: true },
      { cmd: 'battle.planCommit', seat: 1, final: true },
      ROLL(1, 3),
      OFF,
      { cmd: 'battle.start', seat: 1, hex: 'D4', owner: 3 },
      { cmd: 'battle.pick', seat: 1, unit: 'k' },
      { cmd: 'battle.planCommit', seat: 3 },
      add(1, { kind: 'paralyze', unit: 'g', target: 'p' }),
    ],
    then: { toAct: 1, step: 'planA' },
  },
  'nor in another exchange of it': {
    given: planning([...PAIR, ['g', 'ghouls', 1, 'D4'], ['e', 'elves', 2, 'D4']]),
    when: [
      ...attackerPlans({ kind: 'paralyze', unit: 'g', target: 'o' }),
      { cmd: 'battle.planCommit', seat: 2 },
      add(1, { kind: 'paralyze', unit: 'g', target: 'e' }),
    ],
    then: { refused: 'AM-K.10', refusedAt: 4 },
  },
})

rule('AM-0.7', {
  'the active seat attacks, whichever it is, and the other defends': {
    given: {
      units: [
        ['y', 'yeti', 2, 'D4'],
        ['t', 'trolls', 1, 'D4'],
      ],
      ...{ phase: 'battle', active: 2 },
    },
    when: [
      { cmd: 'battle.start', seat: 2, hex: 'D4', owner: 1 },
      { cmd: 'battle.planCommit', seat: 1, final: true },
      { cmd: 'battle.planCommit', seat: 2, final: true },
      { cmd: 'battle.roll', seat: 2, rolls: [1, 1] },
    ],
    then: {
      mods: { 1: { base: 5, ambush: 1 }, 2: { base: 6, surprise: 4 } },
      afterStep: { 0: { toAct: 1 } },
    },
  },
})

rule('AM-0.8', {
  'whom a side sends is its combatant': {
    given: { units: MAGES, phase: 'battle' },
    when: [
      { cmd: 'battle.start', seat: 1, hex: 'D4', owner: 2 },
      { cmd: 'battle.pick', seat: 1, unit: 'h' },
      { cmd: 'battle.pick', seat: 2, unit: 'o' },
    ],
    then: { combatants: { 1: 'h', 2: 'o' } },
  },
  'or what it sends: an attack chit': {
    given: planning(MAGES, { spells: { 1: ['fireball'] } }),
    when: attackerPlans(cast('h', 'fireball')),
    then: { combatants: { 1: '#fireball', 2: 'o' } },
  },
})

const LOOK = (hex: string) => ({ cmd: 'scout.look', seat: 1, unit: 'r', hex, owner: 2 })

const near = (hex: string) => ({
  units: [
    ['r', 'ranger', 1, 'C3'],
    ['o', 'orcs', 2, hex],
  ],
  phase: 'scout',
})

rule('AM-0.10', {
  'the hex itself is in range': { given: near('C3'), when: [LOOK('C3')], then: { knownTo: { 1: ['o'] } } },
  'so are hexes that share a side': {
    given: near('B4'),
    when: [LOOK('B4')],
    then: { knownTo: { 1: ['o'] } },
  },
  'two hexes off is not': { given: near('E3'), when: [LOOK('E3')], then: { refused: 'AM-8.2' } },
})

const AT_E4 = (...units: readonly unknown[]) =>
  planning([...PAIR, ['p', 'peasant-rabble', 2, 'D4'], ...units])

const BACK = { cmd: 'battle.retreat', seat: 2, sacrifice: 'p', to: 'E4' }

rule('AM-0.11', {
  'a hex without units is empty': { given: AT_E4(), when: [BACK], then: { at: { o: 'E4' } } },
  'one with units of the seat alone is friendly': {
    given: AT_E4(['e', 'elves', 2, 'E4']),
    when: [BACK],
    then: { at: { o: 'E4' } },
  },
  'one with an enemy is neither, though own units are there': {
    given: AT_E4(['e', 'elves', 2, 'E4'], ['y', 'yeomen', 1, 'E4']),
    when: [BACK],
    then: { refused: 'AM-11.10' },
  },
})

rule('AM-0.12', {
  'hexes are taken row by row, from left to right': {
    given: {
      units: [['k', 'knights', 1, 'C3']],
      ...{ exploration: true, unknown: ['D3', 'B3', 'C4', 'C2'], phase: 'exploration' },
    },
    when: [{ cmd: 'explore', seat: 1, rolls: [1, 2, 3, 5] }],
    then: { terrain: { C2: 'plains', B3: 'city', D3: 'forest', C4: 'heath' } },
  },
  'units by their ids': {
    given: planning([...PAIR, ['b', 'elves', 2, 'D4'], ['a', 'zealots', 2, 'D4']], {
      ...{ spells: { 1: ['charm'] } },
      units: [...MAGES.slice(0, 3), ['b', 'elves', 2, 'D4'], ['a', 'zealots', 2, 'D4']],
    }),
    when: attackerPlans(cast('h', 'charm')).map((one, nth) => (nth === 2 ? { ...one, rolls: [1] } : one)),
    then: { seatOf: { a: 1, b: 2 } },
  },
})

rule('AM-0.13', {
  'a unit is what is implied as well: a hero is Human': {
    given: rolling([
      ['k', 'amazons', 1, 'D4'],
      ['o', 'barbarian', 2, 'D4'],
    ]),
    when: [ROLL(1, 1)],
    then: { mods: { 1: { base: 4, slay: 3 }, 2: { base: 5 } } },
  },
  'and has what is lent to it for the time': {
    given: {
      ...{ units: [['b', 'bard', 1, 'A1']], phase: 'scout', spells: { 1: ['flaming-chariot'] } },
      terrain: { B1: 'sea' },
    },
    when: [
      { cmd: 'cast', seat: 1, caster: 'w1', spell: 'flaming-chariot', targets: { unit: 'b' } },
      END(1),
      { cmd: 'move', seat: 1, units: ['b'], path: ['B1', 'C1', 'D1'] },
    ],
    then: { at: { b: 'D1' } },
  },
})

rule('AM-0.14', {
  'an artifact lets pass where the rules make stop': {
    given: {
      units: [
        ['b', 'bard', 1, 'A1', { artifacts: ['amulet-of-planeswalking'] }],
        ['o', 'orcs', 2, 'B1'],
      ],
      phase: 'movement',
    },
    when: [{ cmd: 'move', seat: 1, units: ['b'], path: ['B1', 'C1'] }],
    then: { at: { b: 'C1' } },
  },
  'who may stay anywhere still does not enter where nobody may': {
    given: {
      units: [['d', 'djinn', 1, 'A1']],
      ...{ phase: 'movement', effects: [{ op: 'block', what: 'hex', on: 'B1', until: 'round', seat: 2 }] },
    },
    when: [{ cmd: 'move', seat: 1, units: ['d'], path: ['B1'] }],
    then: { refused: 'AM-9.7' },
  },
})

rule('AM-0.15', {
  'two Generals, two spells, an aura and a home are five bonuses': {
    given: rolling(
      [...PAIR, ['c', 'cavalier', 1, 'D4'], ['g', 'war-chief', 1, 'D4', { artifacts: ['banner-of-valor'] }]],
      { terrain: { D4: 'castle' } },
      {
        ...{ supports: { 1: ['c', 'g'] }, inUse: { g: 'banner-of-valor' } },
        effects: [
          { spell: 'shield', seat: 1, on: 'k' },
          { spell: 'growth', seat: 1, on: 'k' },
        ],
      },
    ),
    when: [ROLL(1, 1)],
    then: {
      mods: { 1: { base: 4, cavalry: 2, home: 1, general: 2, aura: 1, spell: 9 }, 2: { base: 6 } },
    },
  },
})
