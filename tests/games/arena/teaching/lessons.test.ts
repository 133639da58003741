import { describe, expect, test } from 'vitest'
import type { Lesson, LessonChapter, TaskChapter } from '@/engine/lesson'
import { checkLesson } from '@/engine/lesson-check'
import { present } from '@/engine/refusal'
import { CLAUSES } from '@/games/arena/content/clauses'
import { arenaRules } from '@/games/arena/rules'
import type { Position } from '@/games/arena/rules/position'
import { LESSONS } from '@/games/arena/teaching/lessons'
import { RULEBOOK } from '@/games/arena/teaching/rulebook'
import { commandIn, demonstrate, positionIn, rules, walk } from './walk'

const chapters = LESSONS.flatMap((lesson) =>
  lesson.chapters.map((chapter, nth) => [`${lesson.id}/${nth + 1} ${chapter.title}`, chapter] as const),
)
const tasks = chapters.flatMap(([name, chapter]) =>
  chapter.kind === 'task' ? [[name, chapter] as const] : [],
)
const demonstrations = chapters.flatMap(([name, chapter]) =>
  chapter.kind === 'demonstration' ? [[name, chapter] as const] : [],
)

/** Every sentence that a lesson shows. */
function textsOf(data: unknown): readonly string[] {
  if (typeof data === 'string') return [data]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsOf) : []
}

function marksIn(data: unknown, mark: RegExp): readonly string[] {
  return textsOf(data).flatMap((text) => Array.from(text.matchAll(mark), ([, name = '']) => name))
}

describe('the course', () => {
  test('has ids of its own for every lesson, fit for an address', () => {
    const ids = LESSONS.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
  })

  test('begins with a first game and has a lesson for every mechanic that the ready games show', () => {
    expect(LESSONS.map(({ id }) => id)).toEqual([
      'first-game',
      ...['flight', 'storms', 'targeted', 'blunt', 'poison', 'missiles', 'mounts', 'vehicles', 'airship'],
      ...['grenade', 'half-turn', 'answering', 'order', 'repeats', 'dragon'],
      'demo-turn',
    ])
  })

  test('ends with a lesson to be presented, in which every phase comes to pass', () => {
    const last = LESSONS.at(-1)?.chapters.find((chapter) => chapter.kind === 'demonstration')
    const { position, steps } = present(last, 'a demonstration')
    const phases = steps.map((_, nth) => {
      const { now } = demonstrate(positionIn(position), steps.slice(0, nth)) as Position
      return now.phase
    })
    expect([...new Set(phases)]).toEqual([
      ...['terrain', 'equip1', 'magic1', 'movement', 'magic2', 'combat', 'equip2'],
    ])
    const { creatures, active } = demonstrate(positionIn(position), steps) as Position
    expect(active).toBe('east')
    expect(creatures.map(({ card, at }) => `${card} ${at}`)).toEqual(
      expect.arrayContaining(['ogre C6', 'zombie B3', 'giant C5']),
    )
    expect(creatures.map(({ card }) => card)).not.toContain('dwarf')
  })

  test.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('%s survives JSON', (_, lesson) => {
    expect(JSON.parse(JSON.stringify(lesson))).toEqual(lesson)
    expect(JSON.stringify(lesson)).not.toContain('undefined')
  })

  test.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))(
    '%s has nothing that would stop a learner',
    (_, lesson: Lesson) => {
      expect(checkLesson({ rules, files: rules }, lesson)).toEqual([])
    },
  )

  test.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))(
    '%s cites clauses and terms that there are',
    (_, lesson: Lesson) => {
      expect(marksIn(lesson, /\[\[([^\]|]+)[^\]]*\]\]/g).filter((id) => !(id in CLAUSES))).toEqual([])
      const terms = RULEBOOK.glossary.map(({ term }) => term)
      expect(marksIn(lesson, /\{\{([^}|]+)[^}]*\}\}/g).filter((term) => !terms.includes(term))).toEqual([])
    },
  )
})

test.each(chapters)('%s: its position is one, and is written as it is read', (_, chapter: LessonChapter) => {
  const position = positionIn(chapter.position)
  expect(positionIn(arenaRules.writePosition(position as never))).toEqual(position)
  expect(arenaRules.faultsOf(position as never)).toEqual([])
  expect(chapter.text.length).toBeGreaterThan(0)
})

test.each(demonstrations)('%s: every step is legal and uses up its dice', (_, { position, steps }) => {
  expect(() => demonstrate(positionIn(position), steps)).not.toThrow()
  expect(steps.length).toBeGreaterThan(0)
})

describe.each(tasks)('%s', (_, task: TaskChapter) => {
  test('is looked at by the side that moves, and helps', () => {
    expect(task.solution.map((command) => (command as { seat?: unknown }).seat)).toContain(task.viewer)
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
    expect((task.failures ?? []).filter(({ clause }) => !(clause in CLAUSES))).toEqual([])
  })
})
