import { beforeAll, describe, expect, test } from 'vitest'
import type { BoardEffect } from '@/board/motion/board-effect'
import type { Viewer } from '@/engine/kernel/game'
import { type View, viewOf } from '@/games/archmagi/queries/view'
import { PRESENTATIONS } from '@/games/archmagi/ui/events'
import { effectsBy } from '@/table/motion/effects'
import { leftAfter } from '../../../support/told'
import { fight } from '../rules/rule'
import { mayHear, stepsOfCase, stepsOfGame, type ToldStep } from './told-steps'

const effectsOf = effectsBy(PRESENTATIONS)

let games: readonly (readonly ToldStep[])[] = []
beforeAll(() => {
  games = [
    stepsOfGame({ map: 'mirror-isle', roundLimit: 5 }, 5),
    stepsOfGame({ map: 'mirror-isle', seats: 3, roundLimit: 5 }, 8),
  ]
})

/** What a viewer sees of a step. */
function seenBy({ before, after, events }: ToldStep, viewer: Viewer): readonly BoardEffect[] {
  const told = events.filter((event) => mayHear(event, viewer))
  return effectsOf(viewOf(before, viewer), told, viewOf(after, viewer))
}

/** How things lie for a viewer when all that it was shown of a step is over. */
function leftFor({ before, after, events }: ToldStep, viewer: Viewer): View {
  const told = events.filter((event) => mayHear(event, viewer))
  return leftAfter(PRESENTATIONS, [viewOf(before, viewer), viewOf(after, viewer)], told)
}

function stacksIn({ stacks }: View): readonly string[] {
  return stacks.map(({ hex, owner, count }) => `${count} of ${owner} in ${hex}`).toSorted()
}

function unitsIn({ units }: View): readonly string[] {
  return units.map(({ type, seat, hex }) => `${type} of ${seat} in ${hex}`).toSorted()
}

/** The counters of an effect, by what they are and what stands at their foot. */
function countersOf(effects: readonly BoardEffect[]): readonly string[] {
  return effects.flatMap((effect) =>
    'counters' in effect ? effect.counters.map(({ label, factors }) => `${label}: ${factors}`) : [],
  )
}

describe('what is shown of a step', () => {
  test('ends with all stacks as they lie then, for everybody', () => {
    for (const step of games.flat())
      for (const viewer of [...step.after.order, 'table', 'referee'])
        expect(stacksIn(leftFor(step, viewer))).toEqual(stacksIn(viewOf(step.after, viewer)))
  })

  test('ends with all units as they lie then, for whoever sees all of them', () => {
    for (const step of games.flat())
      expect(unitsIn(leftFor(step, 'referee'))).toEqual(unitsIn(viewOf(step.after, 'referee')))
  })

  test('is of many kinds', () => {
    const kinds = new Set(games.flat().flatMap((step) => seenBy(step, 'one').map(({ kind }) => kind)))
    expect([...kinds]).toEqual(
      expect.arrayContaining(['aid', 'clash', 'fall', 'flip', 'gleam', 'land', 'move', 'summon']),
    )
  })
})

const STACK = {
  units: [
    ['k', 'knights', 1, 'D4'],
    ['e', 'elves', 1, 'D4'],
    ['y', 'yeomen', 1, 'D4'],
  ],
}

describe('units that move', () => {
  const steps = () =>
    stepsOfCase({
      given: { ...STACK, phase: 'movement' },
      when: [{ cmd: 'move', seat: 1, units: ['k', 'e'], path: ['D5'] }],
      then: {},
    })

  test('slide as themselves for their owner', () => {
    const effects = steps().flatMap((step) => seenBy(step, 'one'))
    expect(effects).toMatchObject([{ kind: 'move', path: ['D4', 'D5'] }])
    expect(countersOf(effects).toSorted()).toEqual(['Elves of Crimson: 4', 'Knights of Crimson: 4'])
  })

  test('slide under their banner for the others, with their number on it (AM-9.16)', () => {
    const effects = steps().flatMap((step) => seenBy(step, 'two'))
    expect(effects).toMatchObject([{ kind: 'move', path: ['D4', 'D5'] }])
    expect(countersOf(effects)).toEqual(['2 hidden units of Crimson: 2'])
  })
})

describe('a unit that acts openly', () => {
  const FIRE = { kind: 'cast', caster: 'h', spell: 'fireball', targets: {} }
  const steps = () =>
    stepsOfCase({
      given: {
        units: [...STACK.units, ['h', 'shaman', 1, 'D4'], ['o', 'orcs', 2, 'D4']],
        ...{ phase: 'battle', spells: { 1: ['fireball'] }, options: { responseWindows: 'fast' } },
        battle: fight('planD', 'k', 'o'),
      },
      when: [
        { cmd: 'battle.planCommit', seat: 2 },
        { cmd: 'battle.planAdd', seat: 1, item: FIRE },
        { cmd: 'battle.planCommit', seat: 1 },
        { cmd: 'battle.planCommit', seat: 2 },
        { cmd: 'battle.planCommit', seat: 1 },
        { cmd: 'battle.roll', seat: 1, rolls: [6, 1] },
      ],
      then: {},
    })

  test('is turned over for whoever could not see it, and for nobody else (AM-5.6)', () => {
    const flips = (viewer: Viewer) =>
      steps()
        .flatMap((step) => seenBy(step, viewer))
        .flatMap((effect) => (effect.kind === 'flip' ? effect.to.map(({ label }) => label) : []))
    expect(flips('two')).toContain('Shaman of Crimson')
    expect(flips('one')).toEqual([])
  })

  test('makes an attack that bursts where it strikes, and what it strikes down burns', () => {
    const effects = steps().flatMap((step) => seenBy(step, 'two'))
    expect(effects).toContainEqual({ kind: 'fire', from: 'D4', to: 'D4', isTreasures: false })
    expect(effects).toContainEqual(expect.objectContaining({ kind: 'fall', hex: 'D4', manner: 'burnt' }))
  })
})

test('what was seen in a turn is turned face down when it is over (AM-5.7)', () => {
  const steps = stepsOfCase({
    given: {
      units: [['h', 'elves', 1, 'D4']],
      ...{ phase: 'scout', spells: { 1: ['read-minds'] }, options: { responseWindows: 'fast' } },
    },
    when: [
      { cmd: 'cast', seat: 1, caster: 'h', spell: 'read-minds', targets: {} },
      ...['scout', 'movement', 'battle'].map(() => ({ cmd: 'phase.end', seat: 1 })),
    ],
    then: {},
  })
  const flips = steps.flatMap((step) => seenBy(step, 'two')).filter(({ kind }) => kind === 'flip')
  expect(flips).toMatchObject([
    { from: [{ label: '1 hidden unit of Crimson' }], to: [{ label: 'Elves of Crimson' }] },
    { from: [{ label: 'Elves of Crimson' }], to: [{ label: '1 hidden unit of Crimson' }] },
  ])
})
