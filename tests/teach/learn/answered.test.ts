// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { readHandedIn } from '@/engine/lesson/handed-in'
import { answeredAfter, forgetAnswers, keepQuiz, missedIn, noteAnswer } from '@/teach/learn/answered'
import { handedInOf, handedInOfCourse, today } from '@/teach/learn/tries'
import { QUIZ_LESSON } from '../../support/coin-quiz'

const PLACE = { gameId: 'coin', addressId: 'hands', lesson: QUIZ_LESSON }
const BY = { learner: 'Ann', now: new Date('2026-03-01T09:30:59Z') }
const QUIZ = { seed: 17, answers: [{ lesson: 'hands', chapter: 0, part: 'step-1', isRight: false }] }

beforeEach(() => localStorage.clear())

const kept = (name: string) => JSON.parse(localStorage.getItem(name) ?? '{}') as Record<string, never>

describe('A question that was missed', () => {
  test('comes back after 1, 3, 7 and 16 days, as long as it is answered rightly', () => {
    let day = 100
    let now = answeredAfter(undefined, false, day)
    for (const wait of [1, 3, 7, 16]) {
      expect(missedIn({ 'coin/a': now }, 'coin', day + wait - 1)).toEqual([])
      day += wait
      expect(missedIn({ 'coin/a': now }, 'coin', day)).toEqual(['a'])
      now = answeredAfter(now, true, day)
    }
    expect(missedIn({ 'coin/a': now }, 'coin', day + 999)).toEqual([])
    expect(missedIn({ 'coin/a': answeredAfter(now, false, day) }, 'coin', day + 1)).toEqual(['a'])
  })
  test('is one of its own game; what was right at once does not come back', () => {
    noteAnswer('coin', 'hands/0/step-1', false)
    noteAnswer('coin', 'hands/1/solution-0', true)
    noteAnswer('other', 'x/0/step-0', false)
    expect(missedIn(kept('hexhearth-answers'), 'coin', today() + 1)).toEqual(['hands/0/step-1'])
  })
  test('is forgotten with its game, and comes back', () => {
    noteAnswer('coin', 'hands/0/step-1', false)
    keepQuiz('coin', 'hands', QUIZ)
    const [answers, quizzes] = [kept('hexhearth-answers'), kept('hexhearth-quizzes')]
    const bringBack = forgetAnswers('coin')
    expect([kept('hexhearth-answers'), kept('hexhearth-quizzes')]).toEqual([{}, {}])
    bringBack()
    expect([kept('hexhearth-answers'), kept('hexhearth-quizzes')]).toEqual([answers, quizzes])
  })
})

describe('A quiz', () => {
  test('stands as it was answered first, until another is taken', () => {
    keepQuiz('coin', 'hands', QUIZ)
    keepQuiz('coin', 'hands', { ...QUIZ, answers: [] })
    expect(kept('hexhearth-quizzes')['coin/hands']).toEqual(QUIZ)
    keepQuiz('coin', 'hands', { ...QUIZ, seed: 18 })
    expect(kept('hexhearth-quizzes')['coin/hands']).toMatchObject({ seed: 18 })
  })
  test('is handed in with the tasks of its lesson, or with none where it was about all', () => {
    const one = handedInOf({}, PLACE, BY, QUIZ)
    expect(one).toMatchObject({ version: 2, tasks: [{ chapter: 1 }], quiz: QUIZ })
    expect(readHandedIn(one)).toEqual({ ok: true, value: one })
    const all = handedInOfCourse({ gameId: 'coin', title: 'All', lessons: [QUIZ_LESSON] }, BY, QUIZ)
    expect(all).toMatchObject({ lesson: { id: 'course', title: 'All' }, tasks: [], quiz: QUIZ })
    expect(readHandedIn(all)).toEqual({ ok: true, value: all })
  })
  test('is left out of a hand-in without one, which older programs read', () => {
    const plain = handedInOf({}, PLACE, BY)
    expect(plain.version).toBe(1)
    expect('quiz' in plain).toBe(false)
    expect(readHandedIn(plain).ok).toBe(true)
  })
})
