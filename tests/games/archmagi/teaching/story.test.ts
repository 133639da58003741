import { describe, expect, test } from 'vitest'
import { isReached } from '@/engine/lesson/lesson'
import { archmagiFiles } from '@/games/archmagi/files'
import { viewOf } from '@/games/archmagi/queries/view'
import { goalChoices } from '@/games/archmagi/teaching/goal-choices'
import { STORY } from '@/games/archmagi/teaching/story'
import { STAGE_NAMES, STAGE_SAYS } from '@/games/archmagi/ui/texts/stage-text'
import { fight } from '../rules/rule'
import { logOf, stepsOfCase, type ToldStep } from '../ui/told-steps'

const seen = ({ after }: ToldStep) => viewOf(after, 'referee')

function only(steps: readonly ToldStep[]): ToldStep {
  const [step] = steps
  if (!step) throw new Error('Nothing was played.')
  return step
}

const MOVED = only(
  stepsOfCase({
    given: { units: [['k', 'knights', 1, 'D4']], phase: 'movement' },
    when: [{ cmd: 'move', seat: 1, units: ['k'], path: ['D5'] }],
    then: {},
  }),
)
const ENDED = only(
  stepsOfCase({
    given: { units: [], phase: 'scout' },
    when: [{ cmd: 'phase.end', seat: 1 }],
    then: {},
  }),
)
const FOUGHT = only(
  stepsOfCase({
    given: {
      units: [
        ['k', 'knights', 1, 'D4'],
        ['o', 'orcs', 2, 'D4'],
      ],
      ...{ phase: 'battle', battle: fight('roll', 'k', 'o') },
    },
    when: [{ cmd: 'battle.roll', seat: 1, rolls: [6, 1] }],
    then: {},
  }),
)

describe('the story', () => {
  test('tells the moment, and each new phase', () => {
    expect(STORY.momentOf(seen(MOVED))).toEqual({ turn: 'Round 1', phase: 'Crimson', segment: 'Movement' })
    expect(STORY.momentAfter(MOVED.events)).toBeUndefined()
    expect(STORY.momentAfter(ENDED.events)).toMatchObject({ phase: 'Crimson', segment: 'Movement' })
    expect(STORY.isOnward(ENDED.events)).toBe(true)
    expect(STORY.isOnward(MOVED.events)).toBe(false)
  })

  test('tells what happened in sentences, headings left out', () => {
    const said = [MOVED, ENDED].flatMap((one) =>
      logOf([one], 'referee').flatMap((step) => STORY.said(step, seen(one))),
    )
    expect(said).toEqual(['Crimson moves Knights from D4 to D5.'])
  })

  test('tells where it happened, whence and where to', () => {
    const hexes = logOf([MOVED], 'referee').flatMap((step) =>
      STORY.hexesOf(step, viewOf(MOVED.before, 'referee')),
    )
    expect(new Set(hexes)).toEqual(new Set(['D4', 'D5']))
  })
})

describe('what a solution brought about', () => {
  /** Choices after a step, each checked against the position that it is to hold of. */
  function choicesOf(step: ToldStep): readonly string[] {
    const attempt = {
      position: archmagiFiles.writePosition(step.after),
      events: step.events as never,
      commands: 1,
    }
    return goalChoices(viewOf(step.before, 'referee'), seen(step), step.events).map(({ words, goal }) => {
      expect([words, isReached(goal, attempt)]).toEqual([words, true])
      return words
    })
  }

  test('is offered in words: where units have come to', () => {
    expect(choicesOf(MOVED)).toEqual([
      'Crimson’s Knights in D5',
      'Any unit of that kind, Crimson’s Knights, in D5',
      'It happens: Crimson moves 1 unit from D4 to D5.',
    ])
  })

  test('and what is gone, the phase that has come, and what has happened', () => {
    expect(choicesOf(FOUGHT)).toEqual(
      expect.arrayContaining([
        'Azure’s Orcs off the map',
        'It happens: Azure loses Orcs in D4, defeated in battle.',
      ]),
    )
    expect(choicesOf(ENDED)).toEqual(['Crimson’s Movement has come'])
  })
})

test.each(Object.keys(STAGE_NAMES) as (keyof typeof STAGE_NAMES)[])(
  'the stage %s has a short name, and says what to do in a sentence or two',
  (stage) => {
    expect(STAGE_NAMES[stage].length).toBeLessThan(30)
    expect(STAGE_SAYS[stage]).toMatch(/^[A-Z][^.]+\.( [A-Z][^.]+\.)?$/)
  },
)
