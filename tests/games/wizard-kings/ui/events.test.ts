import { beforeAll, describe, expect, test } from 'vitest'
import type { Viewer } from '@/engine/kernel/game'
import { CLAUSES } from '@/games/wizard-kings/clauses'
import { type Event, EVENTS } from '@/games/wizard-kings/events'
import { namesIn } from '@/games/wizard-kings/queries/names'
import { isOnMap } from '@/games/wizard-kings/queries/blocks'
import { type View, viewOf } from '@/games/wizard-kings/queries/view'
import { isSetUp } from '@/games/wizard-kings/state/state'
import { PRESENTATIONS } from '@/games/wizard-kings/ui/events'
import { sentenceBy } from '@/table/log/sentences'
import { effectsBy } from '@/table/motion/effects'
import vectors from '../../../data/wizard-kings/vectors.json' with { type: 'json' }
import { leftAfter } from '../../../support/told'
import { fight, stepOf } from '../scene'
import { mayHear, stepsOfCases, stepsOfGame, type ToldStep } from './told-steps'

const VIEWERS: readonly Viewer[] = ['north', 'south', 'table', 'referee']
const effectsOf = effectsBy(PRESENTATIONS)

/** What comes about seldom: a ward takes hits off, and an owner is asked which of two a hit falls on. */
const SELDOM_MET: readonly ToldStep[] = [
  stepOf(
    fight(['a north 0502 dwarves.miner 3', 'b north 0502 dwarves.miner 3', 'x south 0502 elves.treek 3'], {
      slot: 'C others south',
      ward: { north: 1 },
    }),
    { type: 'fire', block: 'x', dice: [1, 1, 6] },
  ),
]

let steps: readonly ToldStep[] = []
beforeAll(() => {
  steps = [
    ...stepsOfCases(vectors),
    ...SELDOM_MET,
    ...stepsOfGame({ preset: 'greenmarch-skirmish' }, 2),
    ...stepsOfGame({ preset: 'stone-and-bone' }, 3),
    ...stepsOfGame({ scenario: 'large', randomMoon: true, figures: { turns: 6, earliestEnd: 6 } }, 4),
    ...stepsOfGame({ scenario: 'small', figures: { turns: 5 } }, 6),
  ]
}, 120_000)

/** Ids, seats and words of the program, which nobody should read. */
const RAW = /undefined|null|NaN|\[object|[a-z][A-Z]|@|\b(north|south)\b|\b[a-z]+\.[a-z]+|'| {2}/

describe('what happens', () => {
  test('has an entry for the rules and one for the table each', () => {
    expect(Object.keys(PRESENTATIONS).toSorted()).toEqual(Object.keys(EVENTS).toSorted())
  })

  test('has all been tried here', () => {
    const met = new Set(steps.flatMap(({ events }) => events.map(({ type }) => type)))
    expect(Object.keys(EVENTS).filter((type) => !met.has(type as Event['type']))).toEqual([])
  })

  test('is told in whole sentences without a word of the program, under a clause', () => {
    const sentenceOf = sentenceBy(PRESENTATIONS)
    for (const { after, events } of steps)
      for (const event of events) {
        const line = sentenceOf(event, namesIn(viewOf(after, 'referee'), [{ events }]))
        if (!line) continue
        expect(line.text, event.type).toMatch(line.kind === 'heading' ? /^\p{Lu}/u : /^\p{Lu}.*\.$/u)
        expect(line.text, event.type).not.toMatch(RAW)
        expect(CLAUSES).toHaveProperty([line.clause ?? ''])
      }
  })
})

/** How things lie for a viewer when all that it was shown of a step is over. */
function leftFor({ before, after, events }: ToldStep, viewer: Viewer): View {
  const told = events.filter((event) => mayHear(event, viewer))
  return leftAfter(PRESENTATIONS, [viewOf(before, viewer), viewOf(after, viewer)], told)
}

function stacksIn({ stacks }: View): readonly string[] {
  return stacks.map(({ hex, owner, count }) => `${count} of ${owner} in ${hex}`).toSorted()
}

function blocksIn({ blocks }: View): readonly string[] {
  return blocks
    .filter(isOnMap)
    .map(({ kind, owner, at, strength }) => `${owner} ${kind} ${at} ${strength}`)
    .toSorted()
}

/** Steps of set-up deploy many blocks at once, which are not shown one by one; a disbanded castle is just gone. */
function isShown({ before, events }: ToldStep): boolean {
  return !isSetUp(before) && !events.some(({ type }) => type === 'disbanded')
}

describe('what is shown of a step', () => {
  test('ends with all stacks as they lie then, for everybody', () => {
    for (const step of steps.filter(isShown))
      for (const viewer of VIEWERS)
        expect(stacksIn(leftFor(step, viewer))).toEqual(stacksIn(viewOf(step.after, viewer)))
  })

  test('ends with all blocks as they stand then, for whoever knows all of them', () => {
    for (const step of steps.filter(isShown))
      expect(blocksIn(leftFor(step, 'referee'))).toEqual(blocksIn(viewOf(step.after, 'referee')))
  })

  test('is of many kinds', () => {
    const kinds = new Set(
      steps.flatMap(({ before, after, events }) =>
        effectsOf(
          viewOf(before, 'north'),
          events.filter((event) => mayHear(event, 'north')),
          viewOf(after, 'north'),
        ).map(({ kind }) => kind),
      ),
    )
    expect([...kinds]).toEqual(expect.arrayContaining(['clash', 'fall', 'flip', 'land', 'move']))
  })

  test('tells nobody of blocks that he does not know', () => {
    for (const { before, after, events } of steps) {
      const [from, to] = [viewOf(before, 'north'), viewOf(after, 'north')]
      const known = new Set([...from.blocks, ...to.blocks].map(({ id }) => id as string))
      const told = events.filter((event) => mayHear(event, 'north'))
      for (const effect of effectsOf(from, told, to)) {
        const counters = 'counters' in effect ? effect.counters : []
        for (const { id } of counters) expect(known.has(id) || id.includes('@'), id).toBe(true)
      }
    }
  })
})
