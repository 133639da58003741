import { expect, test } from 'vitest'
import { copyOf } from '@/engine/basics/copy'
import { legalOf } from '@/engine/declare/legal'
import { handDice } from '@/engine/kernel/dice'
import { playInPlace } from '@/engine/kernel/play'
import { commandFrom } from '@/games/archmagi/cases/case-commands'
import { COMMANDS } from '@/games/archmagi/commands'
import { stateGiven } from '@/games/archmagi/cases/given'
import { archmagiPlay } from '@/games/archmagi/play'
import { clause } from '../../../support/clause'
import { MAGES, rolling } from './battle'
import { played, type Step } from './played'
import { rule } from './rule'

const cast = (spell: string, targets: object, more: object = {}) => ({
  ...{ cmd: 'cast', seat: 1, caster: 'w1', spell, targets },
  ...more,
})

const answer = (spell: string, target: string, more: object = {}) => ({
  ...{ cmd: 'respond', seat: 2, caster: 'h2', spell, target },
  ...more,
})

const FAR_PLAGUE = cast('plague', { stack: { hex: 'F6', owner: 2 } }, { farcast: 'farcast' })

/** Orcs far from the wizard, and a shaman who answers. */
const answering = (...spells: readonly string[]) => ({
  units: [
    ['o', 'orcs', 2, 'F6'],
    ['h2', 'shaman', 2, 'B1'],
  ],
  ...{ phase: 'scout', spells: { 1: ['plague', 'farcast'], 2: spells } },
})

rule('AM-M.11', {
  'a spell whose Farcast is stolen has no effect': {
    given: answering('spell-steal'),
    when: [FAR_PLAGUE, answer('spell-steal', 'farcast')],
    then: { alive: ['o'], spells: { 1: [], 2: ['farcast'] }, spent: ['plague', 'spell-steal'], toAct: 1 },
  },
  'nor has an answer, and what it answered takes effect': {
    given: {
      ...answering('counterspell', 'farcast'),
      spells: { 1: ['plague', 'spell-steal'], 2: ['counterspell', 'farcast'] },
    },
    when: [
      cast('plague', { stack: { hex: 'B1', owner: 2 } }),
      answer('counterspell', 'plague', { farcast: 'farcast' }),
      {
        ...answer('spell-steal', 'farcast', { seat: 1, caster: 'w1' }),
        rolls: [6, 1],
      },
    ],
    then: { destroyed: ['h2'], spells: { 1: ['farcast'], 2: [] }, spent: ['plague', 'counterspell'] },
  },
})

/** Orcs beside the wizard, whose Archmagus is at the other end of the map, asked only what it has an answer to. */
const fast = (...spells: readonly string[]) => ({
  units: [['o', 'orcs', 2, 'B1']],
  ...{ phase: 'scout', spells: { 1: ['plague'], 2: spells }, options: { responseWindows: 'fast' } },
})

const PLAGUE = cast('plague', { stack: { hex: 'B1', owner: 2 } })

rule('AM-M.15', {
  'who can answer from afar alone is asked, where only those are who have an answer': {
    given: fast('counterspell', 'farcast'),
    when: [PLAGUE],
    then: { toAct: 2, alive: ['o'] },
  },
  'who cannot is not': {
    given: fast('counterspell'),
    when: [{ ...PLAGUE, rolls: [6, 1] }],
    then: { toAct: 1, destroyed: ['o'] },
  },
})

rule('AM-M.19', {
  'a die may be rolled again from afar': {
    given: fast('probability-shift', 'farcast'),
    when: [{ ...PLAGUE, rolls: [6, 1] }],
    then: { toAct: 2, alive: ['o'] },
  },
})

clause('AM-C.5', () => {
  test('an answer is listed with Farcast where it needs one', () => {
    const given: object = fast('counterspell', 'farcast')
    const { state } = played(given, PLAGUE)
    const answers = legalOf(COMMANDS, state).filter(({ type }) => type === 'respond')
    expect(answers).toEqual([
      {
        ...{ type: 'respond', seat: 'two', caster: 'w2', spell: 'counterspell', target: 'plague' },
        farcast: 'farcast',
      },
    ])
  })
})

rule('AM-S.73', {
  'a stolen spell leaves no Farcast behind on the table': {
    given: answering('spell-steal'),
    when: [FAR_PLAGUE, answer('spell-steal', 'plague')],
    then: { alive: ['o'], spells: { 1: [], 2: ['plague'] }, spent: ['farcast', 'spell-steal'], toAct: 1 },
  },
})

clause('AM-E.37', () => {
  test('the dice that all have been told of stay as they fell, in a replay too', () => {
    // A replay plays every command in place, on one and the same position.
    const given: object = rolling(MAGES, { spells: { 2: ['probability-shift'] } })
    const position = copyOf(stateGiven(given))
    const by = { spell: 'probability-shift', caster: 'h2' }
    const steps: readonly Step[] = [
      { cmd: 'battle.roll', seat: 1, rolls: [6, 2] },
      { cmd: 'reroll', seat: 2, by, die: 'D', rolls: [5] },
    ]
    const events = steps.flatMap((step) => {
      const told = playInPlace(archmagiPlay, position, commandFrom(step), handDice(step.rolls ?? []))
      return 'clause' in told ? [] : told
    })
    expect(events.find(({ type }) => type === 'diceRolled')).toMatchObject({
      dice: [{ value: 6 }, { id: 'D', value: 2 }],
    })
    expect(events.find(({ type }) => type === 'dieRolledAgain')).toMatchObject({ die: { value: 5 } })
  })
})
