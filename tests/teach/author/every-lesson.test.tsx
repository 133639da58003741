// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Lesson, LessonChapter } from '@/engine/lesson/lesson'
import { checkLesson } from '@/engine/lesson/lesson-check'
import { readLesson, writeLesson } from '@/engine/lesson/lesson-read'
import { present } from '@/engine/kernel/refusal'
import { GAMES } from '@/games'
import { AuthorPage } from '@/teach/author/AuthorPage'
import { AUTHOR_TEXT } from '@/teach/author/author-text'
import { copyForAuthor } from '@/teach/learn/lesson-copy'
import { lessonWordsOf } from '@/teach/learn/lesson-words'
import { draftLessons } from '@/teach/learn/own-lessons'
import { loadStage } from '@/teach/stage/stage'
import '../../support/patient'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

/** As the author runs the check. */
const STAGES = await Promise.all(GAMES.map(loadStage))
const LESSONS = STAGES.flatMap((stage) =>
  stage.teaching.lessons.map((lesson) => [`${stage.game.id}/${lesson.id}`, stage, lesson] as const),
)

test('there are lessons of all games', () => {
  expect(STAGES.map(({ game }) => game.id)).toEqual(expect.arrayContaining(['arrakhar', 'arena', 'archmagi']))
  for (const { teaching } of STAGES) expect(teaching.lessons.length).toBeGreaterThan(0)
})

describe.each(LESSONS)('%s', (_, stage, lesson) => {
  test('passes the author’s check', () => {
    expect(checkLesson(stage, lesson, lessonWordsOf(stage))).toEqual([])
  })

  test('opens at the author as a copy, which stands there without a fault', async () => {
    const copy = copyForAuthor(lesson)
    expect(copy.id).toBe(`${lesson.id}-2`)
    render(<AuthorPage game={stage.game} rest={[copy.id]} />)
    await screen.findByText(AUTHOR_TEXT.copied(lesson.title, copy.id))
    await screen.findByText(AUTHOR_TEXT.checkGood)
    const chapters = within(screen.getByRole('navigation', { name: AUTHOR_TEXT.chapters }))
    expect(chapters.getAllByRole('listitem')).toHaveLength(lesson.chapters.length)
    expect(screen.queryByText(AUTHOR_TEXT.positionFaults)).toBeNull()
    expect(screen.queryByRole('alert')?.textContent).toBe('')
  })

  test('is saved in the published format, and is read as it was', () => {
    const copy = copyForAuthor(lesson)
    const reader = { id: stage.game.id, files: stage.files }
    expect(readLesson(reader, JSON.parse(writeLesson(copy)))).toEqual({ ok: true, value: copy })
    expect(copy).toEqual({ ...lesson, id: copy.id })
  })
})

test('a copy of a copy, and of what is copied twice, overwrites nothing', () => {
  const [, , lesson] = present(LESSONS[0], 'a lesson')
  const first = copyForAuthor(lesson)
  const second = copyForAuthor(lesson)
  const third = copyForAuthor({ ...first, title: 'Mine' })
  expect([first, second, third].map(({ id }) => id)).toEqual([
    `${lesson.id}-2`,
    `${lesson.id}-3`,
    `${lesson.id}-2-2`,
  ])
  expect(draftLessons.all()).toHaveLength(3)
})

const SPOILS: readonly (readonly [kind: LessonChapter['kind'], changes: object, path: string])[] = [
  ['reading', { text: ['See [[XX-99.9]].'] }, 'text.0'],
  ['reading', { text: ['A {{snark}}.'] }, 'text.0'],
  ['reading', { text: ['Press {{button:Boojum}}.'] }, 'text.0'],
  ['reading', { text: ['Click {{hex:9999}}.'] }, 'text.0'],
  ['reading', { text: ['Press {{key:anyKey}}.'] }, 'text.0'],
  ['reading', { text: [] }, 'text'],
  ['reading', { drawings: [{ kind: 'circle', hex: '9999', ink: 'red' }] }, 'drawings.0'],
  ['demonstration', { steps: [] }, 'steps'],
  ['task', { goal: { all: [] } }, 'goal'],
  ['task', { goal: { position: { turn: 99 } } }, 'solution'],
  ['task', { solution: [] }, 'solution'],
  ['task', { hints: [] }, 'hints'],
  ['task', { praise: '' }, 'praise'],
  ['task', { mistakes: [{ commands: [], clause: 'XX-1.1' }] }, 'mistakes.0.commands'],
  ['task', { detours: [{ commands: [], text: '' }] }, 'detours.0.text'],
]

describe.each(STAGES.map((stage) => [stage.game.id, stage] as const))('a spoilt lesson of %s', (_, stage) => {
  const kinds = new Set(stage.teaching.lessons.flatMap(({ chapters }) => chapters.map(({ kind }) => kind)))
  const hasA = (kind: LessonChapter['kind']) =>
    present(
      stage.teaching.lessons.find(({ chapters }) => chapters.some((one) => one.kind === kind)),
      kind,
    )
  const nthOf = (kind: LessonChapter['kind']) => hasA(kind).chapters.findIndex((one) => one.kind === kind)
  const spoilt = (kind: LessonChapter['kind'], changes: object): Lesson => {
    const { chapters, ...lesson } = hasA(kind)
    const chapter = { ...present(chapters[nthOf(kind)], kind), ...changes }
    return { ...lesson, chapters: chapters.with(nthOf(kind), chapter) }
  }

  test.each(SPOILS.filter(([kind]) => kinds.has(kind)))(
    'fails in its %s by name: %o',
    (kind, changes, path) => {
      const paths = checkLesson(stage, spoilt(kind, changes), lessonWordsOf(stage)).map(
        (problem) => problem.path,
      )
      expect(paths).toContain(`chapters.${nthOf(kind)}.${path}`)
    },
  )

  test('fails by a wrong clause and by a mistake that is none', () => {
    const task = present(
      hasA('task').chapters.find((one) => one.kind === 'task'),
      'a task',
    )
    const [mistake] = task.mistakes
    const wrong = spoilt('task', { mistakes: [{ ...present(mistake, 'a mistake'), clause: 'XX-1.1' }] })
    const solved = spoilt('task', { mistakes: [{ commands: task.solution, clause: 'XX-1.1' }] })
    const detour = spoilt('task', { detours: [{ commands: task.solution, text: 'Why not?' }] })
    for (const [one, path] of [
      [wrong, 'mistakes.0.clause'],
      [solved, 'mistakes.0.commands'],
      [detour, 'detours.0.commands'],
    ] as const)
      expect(checkLesson(stage, one, lessonWordsOf(stage)).map((problem) => problem.path)).toContain(
        `chapters.${nthOf('task')}.${path}`,
      )
  })
})
