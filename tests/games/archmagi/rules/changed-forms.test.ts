import { expect, test } from 'vitest'
import { faultsIn } from '@/games/archmagi/queries/faults'
import { supposed } from '@/games/archmagi/queries/supposed'
import { isSpellImmune, traitsOf } from '@/games/archmagi/queries/traits'
import { viewOf } from '@/games/archmagi/queries/view'
import type { State } from '@/games/archmagi/state/state'
import { clause } from '../../../support/clause'
import { add, attackerPlans, cast, planning } from './battle'
import { heardBy, played, playedFrom } from './played'
import { BOTH_COMMIT, fight, rule } from './rule'

/** The bard in A2 becomes something out of the Reserve. */
const change = (spell: string, chit: string, unit = 'b') => ({
  ...{ cmd: 'cast', seat: 1, caster: 'w1', spell },
  targets: { unit, chit },
})

const polymorphing = (chit: string, more: readonly unknown[] = []) => ({
  units: [['b', 'bard', 1, 'A2', { artifacts: ['rune-blade'] }], ...more],
  ...{ phase: 'scout', spells: { 1: ['polymorph'] }, reserve: { 1: [chit] } },
})

const transmuting = (units: readonly unknown[], more: object = {}) => ({
  units,
  ...{ phase: 'recruitUnits', drawn: true, spells: { 1: ['transmutation'] }, reserve: { 1: ['knights'] } },
  ...more,
})

/** Whatever fights the unit is the stronger for it, for the rest of the game (AM-S.53). */
const CURSED = [
  { op: 'mod', n: 4, to: 'foe', tags: ['spell', 'curse'], on: 'b', until: 'permanent', seat: 2 },
]

const END = { cmd: 'phase.end', seat: 1 }

/** What a seat sees of the unit that was changed. */
function seenOf(state: State, seat: 'one' | 'two'): string | undefined {
  return viewOf(state, seat).units.find(({ id }) => id === 'b')?.type
}

clause('AM-M.6', () => {
  test('what a unit becomes is hidden from the others, though all have seen what it was', () => {
    const changed = played(polymorphing('knights'), change('polymorph', 'knights'))
    expect(seenOf(changed.state, 'one')).toBe('knights')
    expect(seenOf(changed.state, 'two')).toBeUndefined()
    expect(JSON.stringify(heardBy(changed, 'two'))).toContain('bard')
    expect(JSON.stringify(heardBy(changed, 'two'))).not.toContain('knights')
  })

  test('and so it is where it is changed for good', () => {
    const changed = played(transmuting([['b', 'bard', 1, 'A1']]), change('transmutation', 'knights'))
    expect(seenOf(changed.state, 'two')).toBeUndefined()
  })

  test('unless it becomes a Site', () => {
    const changed = played(polymorphing('crypt'), change('polymorph', 'crypt'))
    expect(seenOf(changed.state, 'two')).toBe('crypt')
    const told = { unit: 'b', kind: 'crypt', seat: 'one', hex: 'A2' }
    expect(heardBy(changed, 'two')).toContainEqual({ type: 'revealed', ...told })
  })
})

clause('AM-E.17', () => {
  test('a Familiar that is changed for good is bound to nobody, and falls with nobody', () => {
    const start = played(
      transmuting([['e', 'elf-lord', 1, 'A1']], { spells: { 1: ['familiar', 'transmutation'] } }),
      {
        ...{ cmd: 'cast', seat: 1, caster: 'e', spell: 'familiar' },
        targets: { kin: 'Demon', gift: 'flying' },
      },
    )
    const familiar = start.state.units.find(({ boundTo }) => boundTo === 'e')
    const changed = playedFrom(start.state, change('transmutation', 'knights', familiar?.id))
    expect(changed.state.units.find(({ id }) => id === familiar?.id)).toMatchObject({
      ...{ type: 'knights', boundTo: null },
    })
    expect(faultsIn(changed.state)).toEqual([])
    expect(changed.events).toContainEqual({ type: 'discardedMany', seat: 'one', pile: 'spells', count: 1 })
  })
})

clause('AM-11.54', () => {
  test('a Familiar that serves another seat is gone when the seat of its caster gives up', () => {
    const start = played(
      transmuting([['e', 'elf-lord', 1, 'A1']], { seats: 3, spells: { 1: ['familiar'] } }),
      { cmd: 'cast', seat: 1, caster: 'e', spell: 'familiar', targets: { kin: 'Demon', gift: 'flying' } },
    )
    const taken = start.state.units.map((unit) =>
      unit.boundTo === 'e' ? { ...unit, seat: 'three' as const } : unit,
    )
    const over = playedFrom({ ...start.state, units: taken }, { cmd: 'concede', seat: 1 })
    expect(over.state.units.map(({ type }) => type)).toEqual(['warlock', 'druid'])
    expect(over.events).toContainEqual(expect.objectContaining({ type: 'vanished', kind: '@familiar' }))
    expect(faultsIn(over.state)).toEqual([])
  })
})

rule('AM-E.17', {
  'what was there for a time only stays when it is changed for good': {
    given: transmuting([['b', '@invisible-stalker', 1, 'A1']], {
      effects: [{ op: 'exists', on: 'b', until: { rounds: 3 }, seat: 1 }],
    }),
    when: [change('transmutation', 'knights')],
    then: { effects: [], stack: { A1: { 1: ['wizard', 'knights'] } }, spent: ['invisible-stalker'] },
  },
  'what lay on the chit that is gone goes with it': {
    given: transmuting([['b', 'bard', 1, 'A1', { paralysed: { rounds: 2 } }]], {
      effects: CURSED,
    }),
    when: [change('transmutation', 'knights')],
    then: { effects: [], stack: { A1: { 1: ['wizard', 'knights'] } } },
  },
  'what lies on a unit that is changed for a time stays, in either form': {
    given: { ...polymorphing('knights'), effects: CURSED },
    when: [change('polymorph', 'knights'), END, END, END],
    then: {
      effectsLeft: { b: 'permanent' },
      afterStep: { 0: { stack: { A2: { 1: ['knights'] } } } },
    },
  },
  'who is changed twice is in the end what it was first, and the forms are discarded': {
    given: {
      ...polymorphing('knights'),
      ...{ spells: { 1: ['polymorph', 'polymorph'] }, reserve: { 1: ['knights', 'orcs'] }, bag: {} },
    },
    when: [change('polymorph', 'knights'), change('polymorph', 'orcs'), END, END, END],
    then: {
      ...{ stack: { A2: { 1: ['bard'] } }, holder: { 'rune-blade': 'b' }, size: 2, effects: [] },
      afterStep: { 1: { stack: { A2: { 1: ['orcs'] } } } },
    },
  },
  'and if it falls, all three chits go back': {
    given: {
      ...polymorphing('knights', [['t', 'trolls', 1, 'A2']]),
      ...{ spells: { 1: ['polymorph', 'polymorph'] }, reserve: { 1: ['knights', 'orcs'] }, bag: {} },
    },
    when: [
      change('polymorph', 'knights'),
      change('polymorph', 'orcs'),
      { cmd: 'scout.cannibal', seat: 1, unit: 't', victim: 'b', rolls: [1] },
    ],
    then: { destroyed: ['b'], size: 3, holder: { 'rune-blade': null } },
  },
})

rule('AM-9.10', {
  'who takes another form rides no more, nor when it takes its own again': {
    given: {
      units: [
        ['b', 'crypt', 1, 'A1'],
        ['p', 'pegasus', 1, 'A1'],
      ],
      ...{ phase: 'scout', spells: { 1: ['polymorph'] }, reserve: { 1: ['bard'] } },
    },
    when: [change('polymorph', 'bard'), END, { cmd: 'ride', seat: 1, unit: 'b', carrier: 'p' }, END, END],
    then: { riding: { b: null }, afterStep: { 2: { riding: { b: 'p' } } } },
  },
})

/** Enemies of the polymorphed bard in A2, with whom it fights in the same turn. */
const ENEMIES = [
  ['o', 'orcs', 2, 'A2'],
  ['h2', 'witches', 2, 'A2'],
]

const FIGHT = [
  ...[END, END],
  { cmd: 'battle.start', seat: 1, hex: 'A2', owner: 2 },
  { cmd: 'battle.pick', seat: 2, unit: 'o' },
]

/** The bard, polymorphed, is banished out of a battle. */
const banishing = (given: object) =>
  played(
    { ...given, spells: { 1: ['polymorph'], 2: ['banish'] }, options: { responseWindows: 'fast' } },
    ...[change('polymorph', 'knights'), ...FIGHT],
    add(2, cast('h2', 'banish', { unit: 'b' })),
    ...BOTH_COMMIT,
  )

clause('AM-E.11', () => {
  test('who was changed is banished as itself, and the form is discarded', () => {
    const banished = banishing(polymorphing('knights', ENEMIES))
    expect(faultsIn(banished.state)).toEqual([])
    expect(banished.state.mages.one.reserve).toEqual(['bard'])
    expect(banished.state.effects).toEqual([])
    const told = { type: 'banished', unit: 'b', kind: 'knights', seat: 'one', hex: 'A2' }
    expect(heardBy(banished, 'two')).toContainEqual(told)
  })

  test('a Familiar that was changed is discarded', () => {
    const given = polymorphing('knights', ENEMIES)
    const familiar = [['b', '@familiar', 1, 'A2'], ...ENEMIES]
    const { state } = banishing({ ...given, units: familiar })
    expect(faultsIn(state)).toEqual([])
    expect(state.mages.one.reserve).toEqual([])
  })
})

clause('AM-A.0.7', () => {
  test('what was set aside is rolled for when the form is destroyed, and both chits go back', () => {
    const { state } = played(
      polymorphing('knights', ENEMIES),
      ...[change('polymorph', 'knights'), ...FIGHT, ...BOTH_COMMIT],
      { cmd: 'battle.roll', seat: 1, rolls: [1, 6, 4] },
      { cmd: 'loot.assign', seat: 2, artifact: 'rune-blade', unit: 'o' },
    )
    expect(faultsIn(state)).toEqual([])
    expect(state.units.find(({ id }) => id === 'o')?.artifacts).toEqual(['rune-blade'])
  })

  test('and goes to the Reserve when it is banished', () => {
    const { state } = banishing(polymorphing('knights', ENEMIES))
    expect(faultsIn(state)).toEqual([])
    expect(state.mages.one.stored).toEqual(['rune-blade'])
  })
})

clause('AM-S.68', () => {
  test('whoever sees an image sees what it is a copy of, and that spells do nothing to it', () => {
    const units = [
      ['k', 'knights', 1, 'D4'],
      ['h', 'shaman', 1, 'D4'],
      ['o', 'witch-hunter', 2, 'D4'],
    ]
    const { state } = played(
      planning(units, { spells: { 1: ['mirror-image'] }, battle: fight('planD', 'k', 'o') }),
      ...attackerPlans(cast('h', 'mirror-image', {}, { enter: true })),
      ...BOTH_COMMIT,
    )
    const seen = supposed(viewOf(state, 'two'))
    const image = seen.units.find(({ type }) => type === '@mirror-image')
    expect(image && traitsOf(seen, image)).toMatchObject({ brm: 4 })
    expect(image && isSpellImmune(seen, image)).toBe(true)
  })
})
