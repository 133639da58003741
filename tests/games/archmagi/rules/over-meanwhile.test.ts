import { expect, test } from 'vitest'
import { stateGiven } from '@/games/archmagi/cases/given'
import type { Battle } from '@/games/archmagi/state/state'
import type { UnitId } from '@/games/archmagi/state/terms'
import { clause } from '../../../support/clause'
import { add, attackerPlans, cast, PAIR, planning, rolling } from './battle'
import { playedFrom } from './played'
import { BOTH_COMMIT, fight, rule } from './rule'

const FAST = { responseWindows: 'fast' }

/** Dire wolves of seat 2 in the fight, which seat 1 can take over, beside others and a caster of each side. */
const wolves = (spells: object) =>
  planning([...PAIR, ['h', 'shaman', 1, 'D4'], ['h2', 'witches', 2, 'D4'], ['v', 'dire-wolves', 2, 'D4']], {
    spells,
    options: FAST,
    battle: fight('planD', 'k', 'v'),
  })

const TAKE = cast('h', 'control-animals', { unit: 'v' })
const REPLACE = { cmd: 'battle.replace', seat: 2, unit: 'o' }

rule('AM-11.18', {
  'who has gone over is no enemy any more to those to whom it went': {
    given: wolves({ 1: ['control-animals', 'banish'] }),
    when: [...attackerPlans(TAKE, cast('h', 'banish', { unit: 'v' })), REPLACE],
    then: { seatOf: { v: 1 }, at: { v: 'D4' }, reserve: { 1: [], 2: [] }, spent: ['banish'] },
  },
  'nor do those whom it left help it': {
    given: wolves({ 1: ['control-animals'], 2: ['shield'] }),
    when: [add(2, cast('h2', 'shield', { unit: 'v' })), ...attackerPlans(TAKE), REPLACE],
    then: { seatOf: { v: 1 }, effects: [], spent: ['shield'] },
  },
  'a spell that is turned is aimed at either side': {
    given: wolves({ 1: ['sleep'], 2: ['spell-turn'] }),
    when: [
      ...attackerPlans(cast('h', 'sleep', { unit: 'v' })),
      {
        ...{ cmd: 'respond', seat: 2, caster: 'h2', spell: 'spell-turn', target: 'sleep' },
        retarget: { unit: 'h' },
      },
    ],
    then: { paralysed: { h: { rolls: 1 } } },
  },
})

const DOOR = cast('h2', 'dimension-door', { hex: 'E4', heroes: ['b'] })

/** A bard of seat 2 in the fight, with witches who can take it along through a Dimension Door. */
const door = (more: object, bard: readonly unknown[] = ['b', 'bard', 2, 'D4']) =>
  planning([...PAIR, ['h', 'shaman', 1, 'D4'], ['h2', 'witches', 2, 'D4'], bard], {
    ...{ options: FAST, spells: { 1: ['charm'], 2: ['dimension-door'] } },
    ...more,
  })

/** The die names the bard, before the witches. */
const CHARMED = { cmd: 'battle.planCommit', seat: 1, rolls: [1] }

rule('AM-S.39', {
  'who has been charmed meanwhile does not go along': {
    given: door({}),
    when: [add(2, DOOR), { cmd: 'battle.planCommit', seat: 2 }, add(1, cast('h', 'charm')), CHARMED],
    then: { at: { h2: 'E4', b: 'D4' }, seatOf: { b: 1 } },
  },
})

rule('AM-E.15', {
  'who was fetched for the battle does not leave it by a Dimension Door': {
    given: door({ effects: [{ op: 'exists', on: 'b', until: 'battle', seat: 2 }] }),
    when: [add(2, DOOR)],
    then: { refused: 'AM-E.7' },
  },
})

const POTION = [
  ['k', 'bard', 1, 'D4', { artifacts: ['potion-of-giant-strength'] }],
  ['o', 'orcs', 2, 'D4'],
  ['h2', 'witches', 2, 'D4'],
]

rule('AM-S.1', {
  'a potion that was destroyed is of no use any more, in later rounds as in this one': {
    given: planning(POTION, { spells: { 2: ['disenchant'] }, options: FAST }),
    when: [
      ...attackerPlans({ kind: 'artifact', unit: 'k', artifact: 'potion-of-giant-strength' }),
      add(2, cast('h2', 'disenchant', { artifact: 'potion-of-giant-strength' })),
      ...[...BOTH_COMMIT, ...BOTH_COMMIT],
      { cmd: 'battle.roll', seat: 1, rolls: [6, 2] },
      { cmd: 'battle.continue', seat: 1 },
      { cmd: 'battle.pick', seat: 2, unit: 'o' },
      ...BOTH_COMMIT,
      { cmd: 'battle.roll', seat: 1, rolls: [6, 2] },
    ],
    then: { mods: { 1: { base: 2 }, 2: { base: 6 } } },
  },
})

rule('AM-S.90', {
  'who is paralysed does not come': {
    given: planning(
      [...PAIR, ['h', 'shaman', 1, 'D4'], ['e', 'elves', 1, 'C3', { paralysed: { rounds: 2 } }]],
      {
        spells: { 1: ['call-defender'] },
      },
    ),
    when: [{ cmd: 'battle.planCommit', seat: 2 }, add(1, cast('h', 'call-defender', { unit: 'e' }))],
    then: { refused: 'AM-S.90', refusedAt: 1 },
  },
})

const OVER = Array<string>(7).fill('orcs')

rule('AM-6.1', {
  'before the draw nothing is discarded, though the Reserve is over its limit': {
    given: { units: [], phase: 'recruitUnits', reserve: { 1: OVER } },
    when: [{ cmd: 'recruit.discard', seat: 1, chits: ['orcs'] }],
    then: { refused: 'AM-6.1' },
  },
})

rule('AM-7.1', {
  'nor are spells': {
    given: {
      ...{ units: [], phase: 'recruitSpells' },
      spells: { 1: ['fog', 'web', 'fear', 'haste', 'scry', 'sleep', 'smite', 'plague'] },
    },
    when: [{ cmd: 'spells.discard', seat: 1, spells: ['fog'] }],
    then: { refused: 'AM-7.1' },
  },
})

clause('AM-A.0.8', () => {
  test('an enemy who has left the battle and is back takes nothing up', () => {
    const given: object = rolling([
      ['k', 'bard', 1, 'D4', { artifacts: ['rune-blade'] }],
      ['o', 'orcs', 2, 'D4'],
      ['e', 'ranger', 2, 'D4'],
    ])
    const start = stateGiven(given)
    const heirs = (left: readonly string[]) => {
      const battle: Battle = { ...(start.battle as Battle), left: left as readonly UnitId[] }
      const roll = { cmd: 'battle.roll', seat: 1, rolls: [1, 6, 4] }
      const { agenda, units } = playedFrom({ ...start, battle }, roll).state
      return { agenda, bearers: units.filter(({ artifacts }) => artifacts.length > 0).map(({ id }) => id) }
    }
    expect(heirs([]).agenda[0]).toMatchObject({ ask: 'loot', takers: ['e', 'o'] })
    expect(heirs(['e']).bearers).toEqual(['o'])
  })
})
