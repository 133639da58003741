import { expect, test } from 'vitest'
import { viewOf } from '@/games/archmagi/queries/view'
import { FULL_BAGS } from '@/games/archmagi/tables/chits'
import { clause } from '../../../support/clause'
import { attackerPlans, PAIR, planning, rolling } from './battle'
import { heardBy, played } from './played'
import { BOTH_COMMIT, rule } from './rule'

rule('AM-5.1', {
  'any number of units share a hex': {
    given: {
      units: Array.from({ length: 12 }, (_, nth) => [`p${nth}`, 'peasant-rabble', 1, 'C3']),
      phase: 'scout',
    },
    then: { view: { seat: 2, stack: 'C3', count: 12, visible: [] } },
  },
  'who enters a hex of its seat joins the stack there': {
    given: {
      units: [
        ['k', 'knights', 1, 'C3'],
        ['o', 'orcs', 1, 'D3'],
      ],
      phase: 'movement',
    },
    when: [{ cmd: 'move', seat: 1, units: ['k'], path: ['D3'] }],
    then: { view: { seat: 2, stack: 'D3', count: 2, visible: [] } },
  },
})

const SECRET = {
  units: [
    ['b', 'bard', 1, 'C3', { artifacts: ['rune-blade'], riding: 'p' }],
    ['p', 'pegasus', 1, 'C3'],
    ['c', 'castle-site', 1, 'C3'],
    ['o', 'orcs', 2, 'D3'],
  ],
  ...{ phase: 'scout', effects: [{ op: 'grant', give: [{ k: 'flying' }], on: 'b', until: 'turn', seat: 1 }] },
  ...{
    reserve: { 1: ['hydra', 'drow'] },
    stored: { 1: ['treasure'] },
    spells: { 1: ['fog', 'web', 'fear'] },
  },
}

clause('AM-5.3', () => {
  test('what units are, what they carry, ride and have been lent is their seat’s alone', () => {
    const { state } = played(SECRET)
    const seen = viewOf(state, 'two')
    expect(seen.units.filter(({ seat }) => seat === 'one').map(({ type, whole }) => [type, whole])).toEqual([
      ['castle-site', null],
    ])
    expect(seen.effects).toEqual([])
    expect(JSON.stringify(seen)).not.toMatch(/bard|pegasus|rune-blade/)
    const own = viewOf(state, 'one')
    expect(own.units.find(({ id }) => id === 'b')?.whole).toMatchObject({
      ...{ artifacts: ['rune-blade'], riding: 'p' },
    })
    expect(own.effects).toHaveLength(1)
  })
})

clause('AM-5.4', () => {
  test('others see how many chits a seat holds, and not which', () => {
    const seen = viewOf(played(SECRET).state, 'two').mages.one
    expect(seen).toMatchObject({
      ...{ held: { reserve: 2, stored: 1, spells: 3 }, reserve: null, stored: null, spells: null },
    })
    expect(viewOf(played(SECRET).state, 'one').mages.one?.reserve).toEqual(['hydra', 'drow'])
  })
})

clause('AM-5.5', () => {
  test('of bags anybody sees how many chits are in them, and nobody which', () => {
    const all = Object.values(FULL_BAGS.units).reduce((sum, count) => sum + count)
    const { state } = played(SECRET)
    for (const seat of ['one', 'two'] as const)
      // Less what is on the map and in a Reserve.
      expect(viewOf(state, seat).bags).toMatchObject({ units: all - 6, spells: 92, artifacts: 50 })
    expect(JSON.stringify(viewOf(state, 'two'))).not.toContain('juggernaut')
  })
})

rule('AM-5.7', {
  'who has fought is hidden again when the battle is over': {
    given: rolling([...PAIR, ['e', 'elves', 2, 'D4']]),
    when: [
      { cmd: 'battle.roll', seat: 1, rolls: [3, 3] },
      { cmd: 'battle.callOff', seat: 1 },
    ],
    then: {
      view: { seat: 1, stack: 'D4', count: 2, visible: ['knights'] },
      afterStep: { 0: { view: { seat: 1, stack: 'D4', count: 2, visible: ['knights', 'orcs'] } } },
    },
  },
  'who has been looked at is when the turn is': {
    given: {
      units: [
        ['r', 'ranger', 1, 'C3'],
        ['o', 'orcs', 2, 'D3'],
      ],
      phase: 'scout',
    },
    when: [
      { cmd: 'scout.look', seat: 1, unit: 'r', hex: 'D3', owner: 2 },
      ...Array<object>(3).fill({ cmd: 'phase.end', seat: 1 }),
    ],
    then: { view: { seat: 1, stack: 'D3', count: 1, visible: [] } },
  },
})

clause('AM-5.8', () => {
  const RECRUITING = {
    units: [
      ['k', 'knights', 1, 'C3'],
      ['c', 'cavalier', 1, 'C3'],
    ],
    phase: 'recruitUnits',
    drawn: true,
  }
  const deployed = (chit: string) =>
    played(
      { ...RECRUITING, terrain: { C3: 'castle' }, reserve: { 1: [chit] } },
      { cmd: 'recruit.deploy', seat: 1, chit, hex: 'C3' },
    )

  test('others hear where a unit is deployed, not which', () => {
    expect(heardBy(deployed('yeomen'), 'two')).toEqual([
      { type: 'stackGrew', seat: 'one', hex: 'C3', site: null },
    ])
    expect(JSON.stringify(heardBy(deployed('yeomen'), 'one'))).toContain('yeomen')
  })
  test('but for Sites', () => {
    expect(heardBy(deployed('castle-site'), 'two')).toEqual([
      { type: 'stackGrew', seat: 'one', hex: 'C3', site: 'castle-site' },
    ])
  })
  test('nothing of who is given what', () => {
    const outcome = played(
      { ...RECRUITING, stored: { 1: ['rune-blade'] } },
      { cmd: 'recruit.equip', seat: 1, artifact: 'rune-blade', unit: 'c' },
    )
    expect(heardBy(outcome, 'two')).toEqual([])
    expect(heardBy(outcome, 'one')).toHaveLength(1)
  })
})

clause('AM-5.9', () => {
  const BEARER = planning([
    ['k', 'barbarian', 1, 'D4', { artifacts: ['rune-blade'] }],
    ['o', 'orcs', 2, 'D4'],
    ['e', 'elves', 2, 'D4'],
  ])
  test('a combatant is seen, what it carries is not', () => {
    const seen = viewOf(played(BEARER).state, 'two')
    expect(seen.units.find(({ id }) => id === 'k')).toMatchObject({ type: 'barbarian', whole: null })
    expect(JSON.stringify(seen)).not.toContain('rune-blade')
  })
  test('until it is used', () => {
    const { state } = played(
      BEARER,
      ...(attackerPlans({ kind: 'artifact', unit: 'k', artifact: 'rune-blade' }) as []),
    )
    expect(viewOf(state, 'two').battle?.sides.a.inUse).toMatchObject({ k: { artifact: 'rune-blade' } })
  })
  test('a plan to use it is still a secret', () => {
    const { state } = played(
      BEARER,
      ...(attackerPlans({ kind: 'artifact', unit: 'k', artifact: 'rune-blade' }).slice(0, 2) as []),
    )
    expect(viewOf(state, 'one').battle?.sides.a.plan).toHaveLength(1)
    expect(viewOf(state, 'two').battle?.sides.a.plan).toEqual([])
  })
})

rule('AM-5.6', {
  'who supports is seen': {
    given: planning([...PAIR, ['y', 'yeomen', 1, 'D4'], ['z', 'zealots', 1, 'D4']]),
    when: attackerPlans({ kind: 'support', unit: 'y' }),
    then: { view: { seat: 2, stack: 'D4', count: 3, visible: ['knights', 'orcs', 'yeomen'] } },
  },
  'a thief is, and whom it is caught by is not': {
    given: {
      units: [
        ['t', 'master-thief', 1, 'C3'],
        ['c', 'war-chief', 2, 'D3', { artifacts: ['rune-blade'] }],
      ],
      phase: 'scout',
    },
    when: [{ cmd: 'scout.steal', seat: 1, unit: 't', hex: 'D3', owner: 2 }],
    then: { view: { seat: 2, stack: 'C3', count: 1, visible: ['master-thief'] } },
  },
  'who only waits in a stack that fights is not': {
    given: planning([...PAIR, ['z', 'zealots', 1, 'D4']]),
    when: BOTH_COMMIT,
    then: { view: { seat: 2, stack: 'D4', count: 2, visible: ['knights', 'orcs'] } },
  },
})
