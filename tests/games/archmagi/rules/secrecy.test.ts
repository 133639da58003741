import { expect, test } from 'vitest'
import { commandFrom } from '@/games/archmagi/cases/case-commands'
import { archmagiPlay } from '@/games/archmagi/play'
import { viewOf } from '@/games/archmagi/queries/view'
import { FULL_BAGS } from '@/games/archmagi/tables/chits'
import { clause } from '../../../support/clause'
import { add, cast, MAGES, PAIR, planning, rolling } from './battle'
import { heardBy, played, type Step } from './played'
import { BOTH_COMMIT, rule } from './rule'

const START = { cmd: 'battle.start', seat: 1, hex: 'D4', owner: 2 }
const PICK = (seat: number, unit: string) => ({ cmd: 'battle.pick', seat, unit })
const COMMIT = (seat: number) => ({ cmd: 'battle.planCommit', seat })
const FIGHT = { units: MAGES, phase: 'battle' }
const HELD = {
  units: [['r', 'ranger', 1, 'A1']],
  ...{ archmagi: { 1: 'seer' }, phase: 'scout', reserve: { 1: ['hydra'] }, spells: { 1: ['fog'] } },
}

clause('AM-D.1', () => {
  test('a pick is its seat’s secret until both are revealed', () => {
    const { state } = played(FIGHT, START, PICK(1, 'h'))
    expect(viewOf(state, 'one').battle?.sides.a.pick).toBe('h')
    expect(viewOf(state, 'two').battle?.sides.a.pick).toBeNull()
    const both = played(FIGHT, START, PICK(1, 'h'), PICK(2, 'o')).state
    expect(viewOf(both, 'two').battle?.sides.a.combatant).toBe('h')
  })
  test('what one owes is public, what one holds is not', () => {
    const { state } = played({ units: [], phase: 'scout', spells: { 2: ['fog', 'web'] }, owed: { 2: 1 } })
    expect(viewOf(state, 'one').mages.two).toMatchObject({ owed: 1, spells: null, held: { spells: 2 } })
  })
  test('a queue is seen by the Seer who has looked, until the turn ends', () => {
    const visions = { cmd: 'scout.visions', seat: 1, pile: 'units', rolls: [1, 1, 1, 1, 1] }
    const { state } = played(HELD, visions)
    expect(viewOf(state, 'one').queues.units).toHaveLength(5)
    expect(viewOf(state, 'two').queues).toEqual({})
    const END = { cmd: 'phase.end', seat: 1 }
    expect(viewOf(played(HELD, visions, END, END, END).state, 'one').queues).toEqual({})
  })
  test('who has looked at what is that seat’s own affair', () => {
    const given = {
      units: [
        ['r', 'ranger', 1, 'C3'],
        ['o', 'orcs', 2, 'D3'],
      ],
      ...{ phase: 'scout', seats: 3 },
    }
    const { state } = played(given, { cmd: 'scout.look', seat: 1, unit: 'r', hex: 'D3', owner: 2 })
    expect(viewOf(state, 'one').units.map(({ id }) => id)).toContain('o')
    expect(viewOf(state, 'three').units.map(({ id }) => id)).not.toContain('o')
    expect(viewOf(state, 'two').units.find(({ id }) => id === 'o')).toBeDefined()
  })
})

clause('AM-D.2', () => {
  const drawn = played({ units: [], phase: 'recruitUnits' }, { cmd: 'recruit.draw', seat: 1, rolls: [1, 1] })
  test('others hear how many chits are drawn, the seat which', () => {
    expect(heardBy(drawn, 'two')).toEqual([{ type: 'drewMany', seat: 'one', pile: 'units', count: 2 }])
    expect(heardBy(drawn, 'one')).toContainEqual({
      ...{ type: 'drew', seat: 'one', pile: 'units', chits: ['amazons', 'amazons'] },
    })
  })
  test('a look is told to the looker alone', () => {
    const looked = played(
      { ...HELD, units: [...HELD.units, ['o', 'orcs', 2, 'B1']] },
      { cmd: 'scout.look', seat: 1, unit: 'r', hex: 'B1', owner: 2 },
    )
    expect(heardBy(looked, 'one')).toHaveLength(1)
    expect(heardBy(looked, 'two')).toEqual([])
  })
})

clause('AM-D.3', () => {
  test('a position has all chits in its bags but those that it names', () => {
    const { bags } = played({
      units: [['k', 'knights', 1, 'D4', { artifacts: ['rune-blade'] }]],
      ...{
        phase: 'scout',
        reserve: { 2: ['knights', 'orcs'] },
        spells: { 1: ['fog'] },
        stored: { 2: ['treasure'] },
      },
    }).state
    const { units, spells, artifacts } = FULL_BAGS
    expect(bags.units.knights).toBe((units.knights ?? 0) - 2)
    expect(bags.units.orcs).toBe((units.orcs ?? 0) - 1)
    expect([bags.spells.fog, bags.spells.web]).toEqual([0, spells.web])
    expect([bags.artifacts['rune-blade'], bags.artifacts.treasure]).toEqual([0, 0])
    expect(bags.artifacts['vorpal-blade']).toBe(artifacts['vorpal-blade'])
  })
  test('who rides and who is helpless is as it says', () => {
    const { state } = played({
      units: [
        ['r', 'ranger', 1, 'D4', { riding: 'p' }],
        ['p', 'pegasus', 1, 'D4'],
        ['o', 'orcs', 2, 'D5', { paralysed: { rounds: 2 } }],
      ],
      phase: 'scout',
    })
    expect(state.units.find(({ id }) => id === 'r')?.riding).toBe('p')
    expect(state.effects).toMatchObject([
      { does: { op: 'paralyze' }, until: { rounds: 2 }, on: { unit: 'o' } },
    ])
  })
})

/** The seats that are asked, one after another, as commands are played. */
function askedIn(given: object, ...steps: readonly Step[]): readonly (string | null)[] {
  return [0, ...steps.map((_, nth) => nth + 1)].map((count) =>
    archmagiPlay.askedSeat(played(given, ...steps.slice(0, count)).state),
  )
}

clause('AM-H.1', () => {
  test('who is asked changes with the commands, and what the next sees is not what the last saw', () => {
    expect(askedIn(FIGHT, START, PICK(1, 'k'), PICK(2, 'o'), COMMIT(2))).toEqual([
      ...['one', 'one', 'two', 'two', 'one'],
    ])
    const { state } = played(FIGHT, START, PICK(1, 'k'))
    const { viewer: _one, ...first } = viewOf(state, 'one')
    const { viewer: _two, ...second } = viewOf(state, 'two')
    expect(first).not.toEqual(second)
    expect(archmagiPlay.hasSecrets(state)).toBe(true)
  })
})

clause('AM-H.2', () => {
  test('others hear that a combatant has been picked, not which', () => {
    const picked = played(FIGHT, START, PICK(1, 'h'))
    expect(heardBy(picked, 'two').at(-1)).toEqual({ type: 'picked', seat: 'one' })
    expect(JSON.stringify(heardBy(picked, 'two'))).not.toContain('shaman')
  })
  test('that a plan has been made, not what is in it; then both see all of both', () => {
    const supporting = planning([...PAIR, ['y', 'elves', 2, 'D4'], ['x', 'yeomen', 1, 'D4']])
    const planned = played(supporting, add(2, { kind: 'support', unit: 'y' }), COMMIT(2))
    expect(heardBy(planned, 'one')).toEqual([{ type: 'planCommitted', seat: 'two' }])
    const revealed = played(
      supporting,
      add(2, { kind: 'support', unit: 'y' }),
      COMMIT(2),
      add(1, { kind: 'support', unit: 'x' }),
      COMMIT(1),
    )
    expect(heardBy(revealed, 'one').find(({ type }) => type === 'plansRevealed')).toMatchObject({
      plans: {
        a: { items: [{ kind: 'support', unit: 'x' }] },
        d: { items: [{ kind: 'support', unit: 'y' }] },
      },
    })
  })
  test('how many spells are discarded, not which', () => {
    const owing = { units: [], phase: 'scout', spells: { 2: ['fog', 'web'] }, owed: { 2: 1 } }
    const paid = played(owing, { cmd: 'spells.discard', seat: 2, spells: ['fog'] })
    expect(heardBy(paid, 'one')).toEqual([{ type: 'discardedMany', seat: 'two', pile: 'spells', count: 1 }])
  })
  test('a retreat at once', () => {
    const retreated = played(planning([...PAIR, ['e', 'elves', 2, 'D4']]), {
      ...{ cmd: 'battle.retreat', seat: 2, sacrifice: 'e', to: 'E4' },
    })
    expect(heardBy(retreated, 'one')).toContainEqual({
      ...{ type: 'retreated', seat: 'two', from: 'D4', to: 'E4', sacrifice: 'e' },
    })
  })
  test('that an answer was let pass', () => {
    const given = planning(MAGES, { spells: { 1: ['shield'], 2: ['counterspell'] } })
    const passed = played(given, COMMIT(2), add(1, cast('h', 'shield', { unit: 'k' })), COMMIT(1), {
      ...{ cmd: 'respond.pass', seat: 2 },
    })
    expect(heardBy(passed, 'one')).toContainEqual({ type: 'answerPassed', seat: 'two' })
  })
})

clause('AM-H.3', () => {
  test('with two empty plans the mouse changes hands three times in a battle round', () => {
    const asked = askedIn(
      { units: MAGES, phase: 'battle', battle: undefined },
      ...[START, PICK(1, 'k'), PICK(2, 'o'), COMMIT(2), COMMIT(1)],
    )
    // The attacker picks; the defender picks and plans; the attacker plans, and rolls.
    expect(asked.slice(1)).toEqual(['one', 'two', 'two', 'one', 'one'])
    expect(asked.slice(1).filter((seat, nth, all) => seat !== all[nth - 1])).toEqual(['one', 'two', 'one'])
  })
})

rule('AM-H.3', {
  'a stack of one is not asked': {
    given: { units: PAIR, phase: 'battle' },
    when: [START],
    then: { step: 'planD', toAct: 2 },
  },
  'a stack of two is, though one of them is helpless': {
    given: { units: [...PAIR, ['e', 'elves', 2, 'D4', { paralysed: { rounds: 2 } }]], phase: 'battle' },
    when: [START],
    then: { step: 'pickD', toAct: 2 },
  },
})

/** What keeps the last command of some from being taken back, if anything does. */
function barrierOf(given: object, ...steps: readonly Step[]): string | undefined {
  const before = played(given, ...steps.slice(0, -1))
  const last = steps.at(-1) as Step
  const { events } = played(given, ...steps)
  return archmagiPlay.barrierOf(commandFrom(last), events.slice(before.events.length))
}

clause('AM-H.4', () => {
  test('a pick can be taken back until the other side’s reveals both', () => {
    expect(barrierOf(FIGHT, START, PICK(1, 'k'))).toBeUndefined()
    expect(barrierOf(FIGHT, START, PICK(1, 'k'), PICK(2, 'o'))).toBeDefined()
  })
  test('and so can a plan', () => {
    const supporting = planning([...PAIR, ['y', 'elves', 2, 'D4']])
    const plan = add(2, { kind: 'support', unit: 'y' })
    expect(barrierOf(supporting, plan, COMMIT(2))).toBeUndefined()
    expect(barrierOf(supporting, plan, COMMIT(2), COMMIT(1))).toBeDefined()
  })
})

const OPEN = { options: { openHands: true } }

clause('AM-H.5', () => {
  test('at an open table everybody sees everything, and there is no secret to draw a curtain over', () => {
    const { state } = played({ ...HELD, ...OPEN })
    expect(viewOf(state, 'two').mages.one).toMatchObject({ reserve: ['hydra'], spells: ['fog'] })
    expect(viewOf(state, 'two').units.find(({ id }) => id === 'r')).toMatchObject({ type: 'ranger' })
    expect(archmagiPlay.hasSecrets(state)).toBe(false)
  })
})

rule('AM-H.5', {
  'nobody is asked who has no answer': {
    given: planning(MAGES, { ...OPEN, spells: { 1: ['shield'], 2: ['web'] } }),
    when: [COMMIT(2), add(1, cast('h', 'shield', { unit: 'k' })), COMMIT(1)],
    then: { toAct: 2, step: 'planD', effects: ['mod'] },
  },
  'nor who could have no die rolled again': {
    given: rolling(MAGES, { ...OPEN, spells: { 2: ['web'] } }),
    when: [{ cmd: 'battle.roll', seat: 1, rolls: [6, 1] }],
    then: { destroyed: ['o'], step: 'decide' },
  },
  'behind curtains both are': {
    given: rolling(MAGES, { spells: { 2: ['web'] } }),
    when: [{ cmd: 'battle.roll', seat: 1, rolls: [6, 1] }],
    then: { toAct: 2, alive: ['o'] },
  },
})

const COUNTERED = { cmd: 'respond', seat: 2, caster: 'h2', spell: 'counterspell', target: 'mind-blast' }
const SAVED = { cmd: 'respond', seat: 1, caster: 'h', spell: 'counterspell', target: 'counterspell' }

rule('AM-H.6', {
  'plans, then answers backwards, then spells, dice, rerolls, and saves last': {
    given: planning([...MAGES, ['z', 'zealots', 2, 'D4']], {
      spells: { 1: ['mind-blast', 'counterspell'], 2: ['counterspell', 'probability-shift'] },
    }),
    when: [
      ...[COMMIT(2), add(1, cast('h', 'mind-blast')), COMMIT(1), COUNTERED, SAVED],
      { cmd: 'respond.pass', seat: 2 },
      ...BOTH_COMMIT,
      { cmd: 'battle.roll', seat: 1, rolls: [6, 1] },
      {
        ...{ cmd: 'reroll', seat: 2, by: { spell: 'probability-shift', caster: 'h2' } },
        ...{ die: 'D', rolls: [2] },
      },
      { cmd: 'save.use', seat: 2, kind: 'martyr', unit: 'z' },
    ],
    then: {
      ...{ alive: ['o'], destroyed: ['z'], totals: [11, 8] },
      afterStep: {
        2: { toAct: 2 },
        3: { toAct: 1 },
        // The attacker’s answer is resolved first, so that the defender’s comes to nothing.
        5: { combatants: { 1: '#mind-blast', 2: 'o' } },
        8: { toAct: 2, alive: ['o', 'z'] },
        9: { toAct: 2, alive: ['o', 'z'] },
      },
    },
  },
})

rule('AM-H.7', {
  'the example goes as it is told': {
    given: {
      units: [
        ['k', 'knights', 1, 'D4'],
        ['y', 'yeomen', 1, 'D4'],
        ['h', 'shaman', 1, 'D4'],
        ['o', 'orcs', 2, 'D4'],
        ['h2', 'witches', 2, 'D4'],
      ],
      ...{ phase: 'battle', spells: { 1: ['fireball'], 2: ['counterspell'] } },
    },
    when: [
      ...[START, PICK(1, 'k'), PICK(2, 'o'), COMMIT(2)],
      add(1, { kind: 'support', unit: 'y' }),
      add(1, cast('h', 'fireball')),
      COMMIT(1),
      { cmd: 'respond', seat: 2, caster: 'h2', spell: 'counterspell', target: 'fireball' },
      ...BOTH_COMMIT,
      { cmd: 'battle.roll', seat: 1, rolls: [2, 5] },
      { cmd: 'battle.callOff', seat: 1 },
    ],
    then: {
      ...{ mods: { 1: { base: 4, cavalry: 2, archer: 3 }, 2: { base: 6 } }, totals: [11, 11] },
      ...{ battleOver: true, spent: ['fireball', 'counterspell'] },
      afterStep: {
        0: { toAct: 1 },
        1: { toAct: 2 },
        2: { combatants: { 1: 'k', 2: 'o' }, toAct: 2 },
        3: { toAct: 1 },
        6: { toAct: 2 },
        7: { exchange: 2, toAct: 2, combatants: { 1: 'k', 2: 'o' } },
        8: { toAct: 1 },
        10: { step: 'decide' },
      },
    },
  },
})
