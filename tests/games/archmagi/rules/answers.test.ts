import { expect, test } from 'vitest'
import { copyOf } from '@/engine/basics/copy'
import { handDice } from '@/engine/kernel/dice'
import { playInPlace } from '@/engine/kernel/play'
import { commandFrom } from '@/games/archmagi/cases/case-commands'
import { stateGiven } from '@/games/archmagi/cases/given'
import { archmagiPlay } from '@/games/archmagi/play'
import { clause } from '../../../support/clause'
import { MAGES, rolling } from './battle'
import type { Step } from './played'
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
