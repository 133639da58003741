// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { sumOf } from '@/engine/lesson/handed-in'
import type { Lesson } from '@/engine/lesson/lesson'
import type { Place } from '@/teach/learn/place'
import { forgetTries, handedInOf, hasTried, noteDeed, restoreTries, type Tries } from '@/teach/learn/tries'
import { TASK } from '../../support/coin-lesson'

const LESSON: Lesson = {
  format: 'hexhearth-lesson',
  version: 1,
  game: 'coin',
  id: 'toss',
  title: 'Tosses',
  summary: 'A task and another.',
  minutes: 1,
  chapters: [TASK, { ...TASK, title: 'Once more' }],
}
const PLACE: Place = { gameId: 'coin', addressId: 'own.toss', lesson: LESSON, nth: 1 }

beforeEach(() => localStorage.clear())

const kept = (): Tries => JSON.parse(localStorage.getItem('hexhearth-tries') ?? '{}') as Tries
const handed = () => handedInOf(kept(), PLACE, { learner: 'Ann', now: new Date('2026-03-01T09:30:59Z') })

describe('What was done in the tasks of a lesson', () => {
  test('is kept, and handed in for each task, those that nobody began too', () => {
    expect(handed().tasks.every(({ tries, solved }) => tries === 0 && solved === null)).toBe(true)
    noteDeed(PLACE, { kind: 'refused', clause: 'XX-1' })
    noteDeed(PLACE, { kind: 'moved' })
    noteDeed(PLACE, { kind: 'solved' })
    expect(handed()).toMatchObject({
      game: 'coin',
      learner: 'Ann',
      at: '2026-03-01T09:30',
      lesson: { id: LESSON.id, sum: sumOf(LESSON) },
    })
    expect(handed().tasks).toEqual([
      { chapter: 0, solved: null, tries: 0, refused: [] },
      { chapter: 1, solved: 'none', tries: 1, refused: ['XX-1'] },
    ])
  })
  test('is not kept in a frame on another page', () => {
    noteDeed({ ...PLACE, goTo: () => undefined }, { kind: 'moved' })
    expect(kept()).toEqual({})
  })
  test('is forgotten for one game, and comes back', () => {
    noteDeed(PLACE, { kind: 'moved' })
    noteDeed({ ...PLACE, gameId: 'other' }, { kind: 'moved' })
    const before = kept()
    const forgotten = forgetTries('coin')
    expect(hasTried(kept(), 'coin', 'own.toss')).toBe(false)
    expect(hasTried(kept(), 'other', 'own.toss')).toBe(true)
    restoreTries(forgotten)
    expect(kept()).toEqual(before)
  })
  test('that cannot be understood counts as nothing done', () => {
    localStorage.setItem('hexhearth-tries', '{"coin/own.toss/0": {"tries": "many"}, "x": 3}')
    noteDeed(PLACE, { kind: 'moved' })
    expect(Object.keys(kept())).toEqual(['coin/own.toss/1'])
  })
})

test('a lesson that was changed has another sum', () => {
  expect(sumOf({ ...LESSON, title: `${LESSON.title}!` })).not.toBe(sumOf(LESSON))
  expect(sumOf(structuredClone(LESSON))).toBe(sumOf(LESSON))
})
