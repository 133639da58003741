import { expect, test } from 'vitest'
import { faultsIn } from '@/games/archmagi/queries/faults'
import { clause } from '../../../support/clause'
import { add, cast, PAIR, planning, rolling } from './battle'
import { type Outcome, played, playedFrom } from './played'
import { fight, rule } from './rule'

const FALL = [{ cmd: 'battle.roll', seat: 1, rolls: [6, 1] }]
const LAST = [
  ['k', 'juggernaut', 1, 'D4'],
  ['o', 'warlock', 2, 'D4', { artifacts: ['rune-blade'] }],
  ['z', 'elves', 2, 'E4'],
]

rule('AM-V.1', {
  'whose Archmagus is the last wins at once, and nothing of the fallen is rolled for': {
    given: rolling(LAST),
    when: FALL,
    then: { winner: 1, out: [2], alive: ['z'] },
  },
  'of three seats the others go on': {
    given: { ...rolling(LAST), seats: 3 },
    when: [{ cmd: 'battle.roll', seat: 1, rolls: [6, 1, 1] }],
    then: { winner: null, out: [2], gone: ['o', 'z'] },
  },
  'nothing is played any more': {
    given: rolling(LAST),
    when: [...FALL, { cmd: 'phase.end', seat: 1 }],
    then: { refused: 'AM-C.3', refusedAt: 1 },
  },
})

rule('AM-V.5', {
  'a seat gives up when it is asked': {
    given: rolling(PAIR, { seats: 3 }, { step: 'planD' }),
    when: [{ cmd: 'concede', seat: 2 }],
    then: { out: [2], gone: ['o', 'w2'], battleOver: true, winner: null },
  },
  'not when another is': {
    given: rolling(PAIR, { seats: 3 }, { step: 'planD' }),
    when: [{ cmd: 'concede', seat: 1 }],
    then: { refused: 'AM-C.1' },
  },
  'nobody takes what its Archmagus carried': {
    given: {
      ...rolling(
        [...PAIR, ['w2', 'warlock', 2, 'D4', { artifacts: ['rune-blade'] }]],
        { seats: 3 },
        { step: 'planD' },
      ),
    },
    when: [{ cmd: 'concede', seat: 2, rolls: [] }],
    then: { holder: { 'rune-blade': null } },
  },
})

/** An Inferno of the priestess, in which the wizard falls; her orcs would, but she is asked about them first. */
function burnt(): Outcome {
  const given = planning(
    [
      ['k', 'knights', 1, 'D4'],
      ['w1', 'wizard', 1, 'D4'],
      ['o', 'orcs', 2, 'D4'],
      ['w2', 'priestess', 2, 'D4'],
    ],
    { spells: { 2: ['inferno'] }, battle: fight('planD', 'k', 'w2') },
  )
  return played(
    given,
    add(2, cast('w2', 'inferno')),
    { cmd: 'battle.planCommit', seat: 2 },
    { cmd: 'battle.planCommit', seat: 1, rolls: [1, 6, 6, 1, 6, 1, 1, 6] },
  )
}

clause('AM-V.3', () => {
  test('what has felled the last Archmagus but one is finished before the game is over', () => {
    const asked = burnt().state
    expect(faultsIn(asked)).toEqual([])
    expect(asked.ending).toBeNull()
    const { state } = playedFrom(asked, { cmd: 'save.use', seat: 2, kind: 'priestess' })
    expect(state.ending).toEqual({ winner: 'two', by: 'lastArchmagus' })
    expect(state.units.map(({ id }) => id)).toContain('o')
  })

  test('nobody is left if the other gives up meanwhile', () => {
    const { state } = playedFrom(burnt().state, { cmd: 'concede', seat: 2 })
    expect(state.ending).toEqual({ winner: 'draw', by: 'together' })
  })
})
