import { beforeAll, describe, expect, test } from 'vitest'
import { present } from '@/engine/kernel/refusal'
import type { Lesson, TaskChapter } from '@/engine/lesson/lesson'
import { gameOf } from '@/games'
import { handoutOf } from '@/teach/handout/handout'
import { loadStage, type Stage } from '@/teach/stage/stage'
import '../../support/patient'

let stage: Stage
let lesson: Lesson
beforeAll(async () => {
  stage = await loadStage(present(gameOf('arena'), 'Arena'))
  lesson = present(
    stage.teaching.lessons.find(({ id }) => id === 'first-game'),
    'lesson',
  )
})

/** A lesson of somebody's own that has but one chapter. */
const ownLesson = (chapter: TaskChapter): Lesson => ({ ...lesson, id: 'own', chapters: [chapter] })
function firstTask(): TaskChapter {
  const [task] = lesson.chapters.filter((chapter) => chapter.kind === 'task')
  return present(task, 'task')
}

describe('a handout', () => {
  test('has every chapter with its text and the board', () => {
    const { chapters } = handoutOf(stage, lesson)
    expect(chapters.map(({ title, text }) => [title, text])).toEqual(
      lesson.chapters.map(({ title, text }) => [title, text]),
    )
    expect(chapters.every(({ picture }) => picture !== undefined)).toBe(true)
  })

  test('asks where there is something to do, with lines to write on', () => {
    const { chapters } = handoutOf(stage, lesson)
    for (const [nth, { kind }] of lesson.chapters.entries())
      expect(chapters[nth]?.question !== null).toBe(kind === 'task')
    const question = present(chapters.find((chapter) => chapter.question)?.question ?? undefined, 'question')
    expect(question.seat).toBe('West')
    expect(question.lines).toBeGreaterThanOrEqual(3)
    const long = { ...firstTask(), solution: Array.from({ length: 30 }, () => ({ type: 'endPhase' })) }
    expect(handoutOf(stage, ownLesson(long)).chapters[0]?.question?.lines).toBe(8)
  })

  test('tells what a demonstration shows, step by step', () => {
    const { chapters } = handoutOf(stage, lesson)
    const nth = lesson.chapters.findIndex(({ kind }) => kind === 'demonstration')
    expect(chapters[nth]?.steps.length).toBeGreaterThan(1)
    expect(chapters[nth]?.question).toBeNull()
  })

  test('answers each task by the number of its chapter, in words', () => {
    const { answers } = handoutOf(stage, lesson)
    const tasks = lesson.chapters.flatMap(({ kind }, nth) => (kind === 'task' ? [nth + 1] : []))
    expect(answers.map(({ number }) => number)).toEqual(tasks)
    for (const { moves } of answers) {
      expect(moves.length).toBeGreaterThan(0)
      expect(moves.every((move) => /[a-z]/.test(move) && !/^Move \d+$/.test(move))).toBe(true)
    }
    expect(answers[0]?.moves[0]).toMatch(/^Centaur 1 walks/)
    expect(answers[0]?.refusedBy).toContain('AA-9.3')
  })

  test('tells whoever corrects what misses the point, and why', () => {
    const task = firstTask()
    const detours = [
      { commands: task.solution, text: 'Too far.' },
      { commands: [{ type: 'nonsense' }], text: 'Not at all.' },
    ]
    const answer = present(handoutOf(stage, ownLesson({ ...task, detours })).answers[0], 'an answer')
    expect(answer.detours[0]).toEqual({ moves: answer.moves.join(' '), text: 'Too far.' })
    expect(answer.detours[1]).toEqual({ moves: '', text: 'Not at all.' })
  })

  test('does without what a draft does not have yet', () => {
    const draft = ownLesson({ ...firstTask(), position: null, mistakes: [] })
    const { chapters, answers } = handoutOf(stage, draft)
    expect(chapters[0]?.picture).toBeUndefined()
    expect(answers).toMatchObject([{ number: 1, moves: [], refusedBy: [] }])
  })

  test('shows a part of the board that has all that is drawn and stands there', () => {
    const [first] = handoutOf(stage, lesson).chapters
    const hexes = present(first?.picture, 'picture').hexes
    for (const drawing of lesson.chapters[0]?.drawings ?? [])
      if (drawing.kind === 'circle') expect(hexes).toContain(drawing.hex)
  })
})

test('a handout looks at a task as whoever is asked does: what the enemy keeps is not in it', async () => {
  const valley = await loadStage(present(gameOf('arrakhar'), 'Arrakhar’s Wand'))
  const course = present(
    valley.teaching.lessons.find(({ id }) => id === 'first-game'),
    'lesson',
  )
  const { chapters } = handoutOf(valley, course)
  const nth = chapters.findIndex(({ question }) => question?.seat === 'Wizard')
  expect(nth).toBeGreaterThanOrEqual(0)
  expect(chapters[nth]?.picture?.view).toMatchObject({ pool: null })
})
