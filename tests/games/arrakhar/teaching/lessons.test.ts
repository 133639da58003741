import { describe, expect, test } from 'vitest'
import type { AnyCommand, Json } from '@/engine/game'
import type { Lesson, LessonChapter, TaskChapter } from '@/engine/lesson'
import { checkLesson } from '@/engine/lesson-check'
import { CLAUSES } from '@/games/arrakhar/content/clauses'
import { arrakharRules } from '@/games/arrakhar/rules'
import { LESSONS } from '@/games/arrakhar/teaching/lessons'
import { advance, attack, END, ids, move, resolve, unit } from '@/games/arrakhar/teaching/lessons/orders'
import { RULEBOOK } from '@/games/arrakhar/teaching/rulebook'
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

  test('begins with a first game and has a lesson for every segment', () => {
    const ids = LESSONS.map(({ id }) => id)
    expect(ids[0]).toBe('first-game')
    expect(ids).toEqual(
      expect.arrayContaining([
        ...['wandering-orcs', 'summon', 'sorcerer-movement', 'sorcerer-fireball', 'sorcerer-combat'],
        ...['haste', 'wizard-movement', 'wizard-fireball', 'wizard-combat', 'haunt-check'],
      ]),
    )
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
  expect(positionIn(arrakharRules.writePosition(position as never))).toEqual(position)
  expect(arrakharRules.faultsOf(position as never)).toEqual([])
  expect(chapter.text.length).toBeGreaterThan(0)
})

test.each(demonstrations)('%s: every step is legal and uses up its dice', (_, { position, steps }) => {
  expect(() => demonstrate(positionIn(position), steps)).not.toThrow()
  expect(steps.length).toBeGreaterThan(0)
})

describe.each(tasks)('%s', (_, task: TaskChapter) => {
  test('is looked at by the side that moves, and helps', () => {
    expect(task.viewer).toBe(sideOf(task.position))
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

  test('is not left open by ending the segment in which it is to be done', () => {
    if (task.solution.includes(END)) return
    const { refused, failed, reachedAt } = walk(task, [END])
    expect(reachedAt).toBeNull()
    expect(refused ?? failed?.clause).toMatch(/^AR-/)
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

/** Other ways than the solution, which must do as well. */
const OTHER_WAYS: readonly (readonly [string, readonly AnyCommand[]])[] = [
  [
    'wand/3',
    [move(ids('barbarian', 2), '0612'), move(ids('barbarian', 1), '0512 0412 0313 0212 0112', '0612')],
  ],
  ['odds/2', [attack([...ids('elf', 2), ...ids('dwarf', 2)], '1111', ids('ghoul', 2))]],
  ['puzzles/1', [attack(ids('elf', 2), '1111', [unit('ghoul-4')]), resolve(1)]],
  [
    'puzzles/3',
    [
      move(ids('dwarf', 2), '0909 1009 1110'),
      move(ids('elf', 4), '1109 1009 0909 0809'),
      move(ids('dwarf', 4, 3), '0909 1009 1110'),
      END,
    ],
  ],
  [
    'puzzles/6',
    [
      attack([...ids('demon', 4), ...ids('orc', 3), ...ids('ghoul', 3)], '1111', ids('barbarian', 1)),
      resolve(1),
    ],
  ],
  [
    'first-game/14',
    [
      END,
      move(ids('elf', 4), '0406 0407'),
      END,
      END,
      attack(ids('elf', 4), '0508', ids('ghoul', 2)),
      resolve(1),
      advance(ids('elf', 2), '0508'),
      END,
      END,
    ],
  ],
]

test.each(OTHER_WAYS)('%s can be solved in another way', (name, commands) => {
  const [, task] = tasks.find(([title]) => title.startsWith(`${name} `)) ?? []
  expect(task && walk(task, commands)).toMatchObject({
    reachedAt: commands.length,
    refused: null,
    failed: null,
  })
})

function sideOf(position: Json): Json | undefined {
  return (position as Readonly<Record<string, Json>>)['side']
}
