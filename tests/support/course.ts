import { describe, expect, test } from 'vitest'
import type { AnyGameRules } from '@/engine/kernel/game'
import type { Lesson, LessonChapter, TaskChapter } from '@/engine/lesson/lesson'
import { checkLesson } from '@/engine/lesson/lesson-check'
import type { Course } from '@/engine/lesson/lesson-file'
import type { LessonNames } from '@/engine/lesson/lesson-words'
import type { AnyTeaching } from '@/contract/manifest'
import { lessonWordsOf } from '@/teach/learn/lesson-words'
import type { Rulebook } from '@/engine/rulebook/rulebook'
import { walkIn } from './lesson-walk'

/** A game's course and what it may speak of. */
interface Taught {
  readonly rules: AnyGameRules
  readonly course: Course
  readonly rulebook: Rulebook
  readonly names: LessonNames<never>
  readonly clauses: Readonly<Record<string, string>>
}

/** The chapters of a course, each with its place and name. */
function chaptersOf(lessons: readonly Lesson[]): readonly (readonly [string, LessonChapter])[] {
  return lessons.flatMap((lesson) =>
    lesson.chapters.map((chapter, nth) => [`${lesson.id}/${nth + 1} ${chapter.title}`, chapter] as const),
  )
}

/** The tasks of a course. */
export function tasksOf(lessons: readonly Lesson[]): readonly (readonly [string, TaskChapter])[] {
  return chaptersOf(lessons).flatMap(([name, chapter]) =>
    chapter.kind === 'task' ? [[name, chapter] as const] : [],
  )
}

/** Every sentence that a lesson shows. */
function textsOf(data: unknown): readonly string[] {
  if (typeof data === 'string') return [data]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsOf) : []
}

function marksIn(data: unknown, mark: RegExp): readonly string[] {
  return textsOf(data).flatMap((text) => Array.from(text.matchAll(mark), ([, name = '']) => name))
}

/** Tests that every game's course has to pass. */
export function testCourse(taught: Taught): void {
  testLessons(taught)
  testChapters(taught)
  describe.each(tasksOf(taught.course.lessons()))('%s', (_, task) => {
    testTask(taught, task)
  })
}

function testLessons({ rules, course, rulebook, names, clauses }: Taught): void {
  const lessons = course.lessons()
  const named = lessons.map((lesson) => [lesson.id, lesson] as const)
  describe('the course', () => {
    test('has files that are read without a fault', () => {
      expect(course.faults()).toEqual([])
    })

    test('has ids of its own for every lesson, fit for an address', () => {
      const ids = lessons.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
    })

    test.each(named)('%s survives JSON', (_, lesson) => {
      expect(JSON.parse(JSON.stringify(lesson))).toEqual(lesson)
      expect(JSON.stringify(lesson)).not.toContain('undefined')
    })

    test.each(named)('%s has nothing that would stop a learner', (_, lesson) => {
      expect(
        checkLesson(
          { rules, files: rules },
          lesson,
          lessonWordsOf({ teaching: { rulebook, names } as unknown as AnyTeaching }),
        ),
      ).toEqual([])
    })

    test.each(named)('%s cites clauses and terms that there are', (_, lesson) => {
      expect(marksIn(lesson, /\[\[([^\]|]+)[^\]]*\]\]/g).filter((id) => !(id in clauses))).toEqual([])
      const terms = rulebook.glossary.map(({ term }) => term)
      expect(
        marksIn(lesson, /\{\{([^}|:]+)(?:\|[^}]*)?\}\}/g).filter((term) => !terms.includes(term)),
      ).toEqual([])
    })
  })
}

function testChapters({ rules, course }: Taught): void {
  const { positionIn, demonstrate } = walkIn(rules)
  const chapters = chaptersOf(course.lessons())
  const demonstrations = chapters.flatMap(([name, chapter]) =>
    chapter.kind === 'demonstration' ? [[name, chapter] as const] : [],
  )

  test.each(chapters)('%s: its position is one, and is written as it is read', (_, chapter) => {
    const position = positionIn(chapter.position)
    expect(positionIn(rules.writePosition(position))).toEqual(position)
    expect(rules.faultsOf(position)).toEqual([])
    expect(chapter.text.length).toBeGreaterThan(0)
  })

  test.each(demonstrations)('%s: every step is legal and uses up its dice', (_, { position, steps }) => {
    expect(() => demonstrate(positionIn(position), steps)).not.toThrow()
    expect(steps.length).toBeGreaterThan(0)
  })
}

function testTask({ rules, clauses }: Taught, task: TaskChapter): void {
  const { commandIn, walk } = walkIn(rules)

  test('helps', () => {
    expect(task.hints.length).toBeGreaterThanOrEqual(2)
    expect(task.mistakes.length).toBeGreaterThanOrEqual(1)
    task.mistakes.flatMap(({ commands }) => commands).forEach(commandIn)
  })

  test('is solved by its solution, with the last command and not before', () => {
    const { reachedAt, refused, failed } = walk(task, task.solution)
    expect({ reachedAt, refused, failed }).toEqual({
      reachedAt: task.solution.length,
      refused: null,
      failed: null,
    })
  })

  test.each(task.mistakes.map((one) => [one.clause, one] as const))(
    'meets %s with a mistake',
    (clause, { commands }) => {
      const { reachedAt, refused, failed, attempt } = walk(task, commands)
      expect(reachedAt).toBeNull()
      if (refused === null) expect(failed).toEqual({ clause, at: commands.length })
      else expect([refused, attempt.commands, failed]).toEqual([clause, commands.length - 1, null])
    },
  )

  test('names for every failure a clause that there is', () => {
    expect((task.failures ?? []).filter(({ clause }) => !(clause in clauses))).toEqual([])
  })
}
