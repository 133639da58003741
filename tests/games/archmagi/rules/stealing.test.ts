import { expect, test } from 'vitest'
import { stateGiven } from '@/games/archmagi/cases/given'
import { faultsIn } from '@/games/archmagi/queries/faults'
import type { State } from '@/games/archmagi/state/state'
import type { ArtifactId } from '@/games/archmagi/state/terms'
import { clause } from '../../../support/clause'
import { played, playedFrom } from './played'
import { rule } from './rule'

const THEFT = [
  ['t', 'master-thief', 1, 'C3'],
  ['c', 'war-chief', 2, 'D3', { artifacts: ['rune-blade'] }],
]

const STEAL = { cmd: 'scout.steal', seat: 1, unit: 't', hex: 'D3', owner: 2 }

rule('AM-8.4', {
  'a thief tries once in a turn': {
    given: { units: THEFT, phase: 'scout' },
    when: [STEAL, { cmd: 'scout.takePass', seat: 1 }, STEAL],
    then: { refused: 'AM-8.4', refusedAt: 2 },
  },
  'Orcs do not steal': {
    given: {
      units: [
        ['o', 'orcs', 1, 'C3'],
        ['c', 'war-chief', 2, 'D3'],
      ],
      phase: 'scout',
    },
    when: [{ ...STEAL, unit: 'o' }],
    then: { refused: 'AM-8.4' },
  },
})

rule('AM-8.5', {
  'a guard that rolls 2 catches the thief, who is destroyed': {
    given: { units: [...THEFT, ['s', 'skeletons', 2, 'D3']], phase: 'scout' },
    when: [STEAL, { cmd: 'scout.take', seat: 1, artifact: 'rune-blade', rolls: [2] }],
    then: { destroyed: ['t'], holder: { 'rune-blade': 'c' } },
  },
  'on a 3 the theft fails': {
    given: { units: THEFT, phase: 'scout' },
    when: [STEAL, { cmd: 'scout.take', seat: 1, artifact: 'rune-blade', rolls: [3] }],
    then: { alive: ['t'], holder: { 'rune-blade': 'c' }, usedTurn: { t: ['steal'] } },
  },
  'a stack without artifacts is not named again, another is': {
    given: {
      units: [
        ['t', 'master-thief', 1, 'C3'],
        ['o', 'orcs', 2, 'D3'],
        ['e', 'elves', 2, 'B3'],
      ],
      phase: 'scout',
    },
    when: [STEAL, { ...STEAL, hex: 'B3' }, STEAL],
    then: { refused: 'AM-8.5', refusedAt: 2 },
  },
})

const HEROES = [
  ['b', 'bard', 1, 'C3', { artifacts: ['bag-of-holding', 'dragon-lance'] }],
  ['r', 'ranger', 1, 'C3'],
  ['k', 'knights', 1, 'C3'],
]

const give = (artifact: string, from: string, to: string) => ({
  cmd: 'artifact.give',
  seat: 1,
  artifact,
  from,
  to,
})

rule('AM-8.7', {
  'a hero gives to a hero, each artifact once in a phase': {
    given: { units: HEROES, phase: 'scout' },
    when: [give('bag-of-holding', 'b', 'r'), give('bag-of-holding', 'r', 'b')],
    then: { refused: 'AM-8.7', refusedAt: 1, holder: { 'bag-of-holding': 'r' } },
  },
  'not to Knights, though they could use a Dragon Lance': {
    given: { units: HEROES, phase: 'scout' },
    when: [give('dragon-lance', 'b', 'k')],
    then: { refused: 'AM-8.7' },
  },
  'a thief that is no hero passes on what it has stolen': {
    given: {
      units: [
        ['t', 'bandits', 1, 'C3'],
        ['r', 'ranger', 1, 'C3'],
        ['c', 'war-chief', 2, 'D3', { artifacts: ['rune-blade'] }],
      ],
      phase: 'scout',
    },
    when: [
      STEAL,
      { cmd: 'scout.take', seat: 1, artifact: 'rune-blade', rolls: [1] },
      give('rune-blade', 't', 'r'),
    ],
    then: { holder: { 'rune-blade': 'r' } },
  },
  'who takes it up from a fallen thief has not stolen it': {
    given: {
      units: [
        ['t', 'bandits', 1, 'C3'],
        ['u', 'trolls', 1, 'C3'],
        ['k', 'amazons', 1, 'C3'],
        ['c', 'war-chief', 2, 'D3', { artifacts: ['rune-blade'] }],
        ['w1', 'wizard', 1, 'C3'],
      ],
      phase: 'scout',
    },
    when: [
      STEAL,
      { cmd: 'scout.take', seat: 1, artifact: 'rune-blade', rolls: [1] },
      { cmd: 'scout.cannibal', seat: 1, unit: 'u', victim: 't', rolls: [4] },
      { cmd: 'loot.assign', seat: 1, artifact: 'rune-blade', unit: 'k' },
      give('rune-blade', 'k', 'w1'),
    ],
    then: { refused: 'AM-8.7', refusedAt: 4, holder: { 'rune-blade': 'k' } },
  },
})

rule('AM-9.14', {
  'while moving, who can use it is given it as well': {
    given: { units: HEROES, phase: 'movement' },
    when: [give('dragon-lance', 'b', 'k')],
    then: { holder: { 'dragon-lance': 'k' } },
  },
})

rule('AM-K.13', {
  'an Archmagus is not eaten': {
    given: { units: [['t', 'trolls', 1, 'A1']], phase: 'scout' },
    when: [{ cmd: 'scout.cannibal', seat: 1, unit: 't', victim: 'w1' }],
    then: { refused: 'AM-K.36' },
  },
})

/** A Steal of seat 1 upon a bard of seat 2, which turns it upon the stack of seat 1 in B1. */
const TURNED = [
  {
    ...{ cmd: 'cast', seat: 1, caster: 'w1', spell: 'steal' },
    targets: { stack: { hex: 'A2', owner: 2 } },
  },
  {
    ...{ cmd: 'respond', seat: 2, caster: 'h2', spell: 'spell-turn', target: 'steal' },
    retarget: { stack: { hex: 'B1', owner: 1 } },
  },
]

const TURNING = {
  units: [
    ['b', 'barbarian', 1, 'B1', { artifacts: ['vorpal-blade'] }],
    ['o', 'bard', 2, 'A2', { artifacts: ['rune-blade'] }],
    ['h2', 'witches', 2, 'A2'],
  ],
  ...{ phase: 'scout', spells: { 1: ['steal'], 2: ['spell-turn'] } },
}

clause('AM-M.18', () => {
  test('a Steal that is turned takes from a stack of the caster’s own seat', () => {
    const asked = played(TURNING, ...TURNED)
    expect(faultsIn(asked.state)).toEqual([])
    const take = { cmd: 'scout.take', seat: 1, artifact: 'vorpal-blade', unit: 'w1' }
    const { units } = playedFrom(asked.state, take).state
    const holders = units.filter(({ artifacts }) => artifacts.length > 0).map(({ id }) => id)
    expect(holders).toEqual(['o', 'w1'])
  })
})

/** A position in which a thief has stolen the Rune Blade. */
function withLoot(given: object): State {
  const stolen: readonly ArtifactId[] = ['rune-blade']
  return { ...stateGiven(given), stolen }
}

clause('AM-8.7', () => {
  test('what is stolen from a thief is with the new one alone', () => {
    const start = withLoot({ units: THEFT, phase: 'scout' })
    const take = { cmd: 'scout.take', seat: 1, artifact: 'rune-blade', rolls: [1] }
    expect(playedFrom(start, STEAL, take).state.stolen).toEqual(['rune-blade'])
  })

  test('in a position what is stolen is carried by somebody, and nothing stands twice', () => {
    const start = withLoot({ units: THEFT, phase: 'scout' })
    expect(faultsIn(start)).toEqual([])
    const blade: ArtifactId = 'rune-blade'
    expect(faultsIn({ ...start, stolen: [blade, blade] })).toMatchObject([{ path: 'stolen.1' }])
    expect(faultsIn({ ...start, given: [blade, blade] })).toMatchObject([{ path: 'given.1' }])
    expect(faultsIn({ ...start, stolen: ['crown-of-command'] })).toMatchObject([
      { path: 'stolen.0', clause: 'AM-8.7' },
    ])
  })

  test('what a thief leaves in the Reserve is stolen no more', () => {
    const start = withLoot({
      units: [['t', 'master-thief', 1, 'A1', { artifacts: ['rune-blade'] }]],
      ...{ phase: 'recruitUnits', drawn: true, spells: { 1: ['transmutation'] }, reserve: { 1: ['orcs'] } },
    })
    const targets = { unit: 't', chit: 'orcs' }
    const { state } = playedFrom(start, {
      ...{ cmd: 'cast', seat: 1, caster: 'w1', spell: 'transmutation' },
      targets,
    })
    expect(state.mages.one.stored).toEqual(['rune-blade'])
    expect(state.stolen).toEqual([])
  })
})
