import { expect, test } from 'vitest'
import { faultsIn } from '@/games/archmagi/queries/faults'
import { clause } from '../../../support/clause'
import { add, attackerPlans, cast, MAGES, PAIR, planning, rolling } from './battle'
import { played, playedFrom } from './played'
import { BOTH_COMMIT, fight, rule } from './rule'

const START = { cmd: 'battle.start', seat: 1, hex: 'D4', owner: 2 }

rule('AM-11.2', {
  'a pair is fought once in a turn': {
    given: rolling(PAIR),
    when: [{ cmd: 'battle.roll', seat: 1, rolls: [3, 3] }, { cmd: 'battle.callOff', seat: 1 }, START],
    then: { refused: 'AM-11.2', refusedAt: 2 },
  },
})

rule('AM-11.5', {
  'the turn does not end while a pair is unfought': {
    given: { units: PAIR, phase: 'battle' },
    when: [{ cmd: 'phase.end', seat: 1 }],
    then: { refused: 'AM-11.5' },
  },
})

rule('AM-11.3', {
  'who is in sanctuary does not fight, and the turn may end': {
    given: {
      ...{ units: [...PAIR, ['s', 'shaman', 2, 'D4']], phase: 'battle' },
      effects: [{ op: 'noBattle', scope: 'stackOfCaster', on: 's', until: 'round', seat: 2 }],
    },
    when: [{ cmd: 'phase.end', seat: 1 }],
    then: { active: 2 },
  },
})

rule('AM-11.6', {
  'of a stack of several the pick is asked for, though one alone can fight': {
    given: { units: [...PAIR, ['e', 'elves', 1, 'D4', { paralysed: { rounds: 2 } }]], phase: 'battle' },
    when: [START],
    then: { step: 'pickA', toAct: 1 },
  },
  'a helpless unit is not picked': {
    given: { units: [...PAIR, ['e', 'elves', 1, 'D4', { paralysed: { rounds: 2 } }]], phase: 'battle' },
    when: [START, { cmd: 'battle.pick', seat: 1, unit: 'e' }],
    then: { refused: 'AM-11.6', refusedAt: 1 },
  },
})

rule('AM-11.8', {
  'a battle ends at once where the attacker has nobody who can fight': {
    given: {
      units: [
        ['k', 'knights', 1, 'D4', { paralysed: { rounds: 2 } }],
        ['o', 'orcs', 2, 'D4'],
      ],
      phase: 'battle',
    },
    when: [START],
    then: { battleOver: true, alive: ['k', 'o'], fought: [['D4', 2]] },
  },
})

rule('AM-11.9', {
  'who has made the last plan is not asked again in this round': {
    given: planning([...PAIR, ['y', 'yeomen', 1, 'D4']]),
    when: [
      { cmd: 'battle.planCommit', seat: 2, final: true },
      add(1, { kind: 'support', unit: 'y' }),
      { cmd: 'battle.planCommit', seat: 1 },
    ],
    then: { step: 'planA', toAct: 1, exchange: 2 },
  },
  'when both have, the roll follows': {
    given: planning([...PAIR, ['y', 'yeomen', 1, 'D4']]),
    when: [
      { cmd: 'battle.planCommit', seat: 2, final: true },
      add(1, { kind: 'support', unit: 'y' }),
      { cmd: 'battle.planCommit', seat: 1, final: true },
    ],
    then: { step: 'roll', supports: { 1: ['y'] } },
  },
})

rule('AM-11.10', {
  'an Archmagus is not given up': {
    given: planning([
      ['k', 'knights', 1, 'D4'],
      ['w2', 'warlock', 2, 'D4'],
      ['o', 'orcs', 2, 'D4'],
    ]),
    when: [{ cmd: 'battle.retreat', seat: 2, sacrifice: 'w2', to: 'E4' }],
    then: { refused: 'AM-11.10' },
  },
  'nobody retreats who has nobody to go': {
    given: planning(PAIR),
    when: [{ cmd: 'battle.retreat', seat: 2, sacrifice: 'o', to: 'E4' }],
    then: { refused: 'AM-11.10' },
  },
  'riders go with their carrier over the sea': {
    given: planning(
      [
        ['k', 'knights', 1, 'D4'],
        ['p', 'peasant-rabble', 2, 'D4'],
        ['o', 'pegasus', 2, 'D4'],
        ['r', 'ranger', 2, 'D4', { riding: 'o' }],
      ],
      { terrain: { E4: 'sea' } },
    ),
    when: [{ cmd: 'battle.retreat', seat: 2, sacrifice: 'p', to: 'E4' }],
    then: { at: { o: 'E4', r: 'E4' }, riding: { r: 'o' }, battleOver: true },
  },
})

rule('AM-11.12', {
  'what a plan has used up is not there for its next item': {
    given: planning(MAGES, { spells: { 2: ['shield'] } }),
    when: [add(2, cast('h2', 'shield', { unit: 'o' })), add(2, cast('h2', 'shield', { unit: 'h2' }))],
    then: { refused: 'AM-C.2', refusedAt: 1 },
  },
  'what an artifact of the plan lends is': {
    given: planning([
      ['k', 'knights', 1, 'D4'],
      ['o', 'bard', 2, 'D4', { artifacts: ['ring-of-invisibility'] }],
      ['e', 'elves', 2, 'D4'],
    ]),
    when: [
      add(2, { kind: 'artifact', unit: 'o', artifact: 'ring-of-invisibility' }),
      add(2, { kind: 'leave', unit: 'o', to: 'E4', with: 'e' }),
      ...BOTH_COMMIT,
    ],
    then: { at: { o: 'E4' }, combatants: { 1: 'k', 2: 'e' } },
  },
})

rule('AM-11.20', {
  'under Confusion the replacement is drawn': {
    given: planning([...PAIR, ['g', 'ghouls', 1, 'D4'], ['e', 'elves', 2, 'D4'], ['z', 'zealots', 2, 'D4']], {
      battle: fight('planD', 'k', 'o', { effects: [{ spell: 'confusion', seat: 1 }] }),
    }),
    when: [
      { cmd: 'battle.planCommit', seat: 2 },
      add(1, { kind: 'paralyze', unit: 'g', target: 'o' }),
      { cmd: 'battle.planCommit', seat: 1, rolls: [2] },
    ],
    then: { combatants: { 1: 'k', 2: 'z' } },
  },
})

rule('AM-11.21', {
  'two who paralyze each other are both lost, though the first loss has cut the round short': {
    given: planning([
      ['k', 'ghouls', 1, 'D4'],
      ['o', 'medusa', 2, 'D4'],
    ]),
    when: [
      add(2, { kind: 'paralyze', unit: 'o', target: 'k' }),
      { cmd: 'battle.planCommit', seat: 2 },
      add(1, { kind: 'paralyze', unit: 'k', target: 'o' }),
      { cmd: 'battle.planCommit', seat: 1 },
    ],
    then: { destroyed: ['k', 'o'], battleOver: true },
  },
})

rule('AM-11.63', {
  'what has been used once is spent, though Darkness ends the battle without a Respite': {
    given: planning(
      [
        ['k', 'shaman', 1, 'D4'],
        ['o', 'cleric', 2, 'D4', { artifacts: ['holy-water'] }],
      ],
      { spells: { 1: ['darkness'] } },
    ),
    when: [
      add(2, { kind: 'artifact', unit: 'o', artifact: 'holy-water' }),
      { cmd: 'battle.planCommit', seat: 2 },
      add(1, cast('k', 'darkness')),
      { cmd: 'battle.planCommit', seat: 1 },
    ],
    then: { battleOver: true, holder: { 'holy-water': null } },
  },
})

rule('AM-11.22', {
  'a created unit joins the stack, and enters if wanted': {
    given: planning(MAGES, { spells: { 1: ['fire-elemental'] } }),
    when: attackerPlans(cast('h', 'fire-elemental', {}, { enter: true })),
    then: {
      stack: { D4: { 1: ['knights', 'shaman', '@fire-elemental'] } },
      combatants: { 1: 'u1000', 2: 'o' },
    },
  },
})

rule('AM-11.23', {
  'an attack chit in the field is not replaced by what enters': {
    given: planning(MAGES, { spells: { 1: ['fireball', 'fire-elemental'] } }),
    when: attackerPlans(cast('h', 'fireball'), cast('h', 'fire-elemental', {}, { enter: true })),
    then: { combatants: { 1: '#fireball', 2: 'o' }, held: { 1: 'k' } },
  },
  'nor by a guard of its own side': {
    given: planning([...PAIR, ['m', 'militia', 2, 'D4']], {
      battle: fight('planD', 'k', '#fireball', { held: { 2: 'o' } }),
    }),
    when: [add(2, { kind: 'guard', unit: 'm' })],
    then: { refused: 'AM-11.23' },
  },
})

clause('AM-11.23', () => {
  test('an attack chit fights on though its last unit has left', () => {
    const given = planning(
      [
        ['k', 'pixies', 1, 'D4'],
        ['o', 'orcs', 2, 'D4'],
      ],
      { spells: { 1: ['disintegrate'] } },
    )
    const left = played(
      given,
      ...attackerPlans(cast('k', 'disintegrate')),
      ...attackerPlans({ kind: 'leave', unit: 'k', to: 'D5' }),
      ...attackerPlans(),
    )
    expect(faultsIn(left.state)).toEqual([])
    expect(left.state.battle?.step).toBe('roll')
    const { state } = playedFrom(left.state, { cmd: 'battle.roll', seat: 1, rolls: [6, 1] })
    expect(state.battle).toBeNull()
    expect(state.units.map(({ id }) => id)).toEqual(['k', 'w1', 'w2'])
  })
})
