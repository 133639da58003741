import { describe, expect, test } from 'vitest'
import type { GoalChoice, Lesson, TaskChapter } from '@/engine/lesson/lesson'
import { historyFrom } from '@/engine/kernel/history'
import {
  asKind,
  idFrom,
  movedBy,
  newChapter,
  newLesson,
  numbersOf,
  paragraphsOf,
  withNewChapter,
  withoutChapter,
} from '@/teach/author/chapter-changes'
import { isChosen, partsOf, toggled } from '@/teach/author/goal-parts'
import { kept } from '@/teach/author/recording'
import { freeId } from '@/teach/learn/lesson-copy'

const chapter = (title: string) => ({ ...newChapter({ at: title }, 'table'), title })
const titles = ({ chapters }: Lesson) => chapters.map(({ title }) => title).join('')

describe('chapters', () => {
  const lesson = withNewChapter(newLesson('coin', 'x', chapter('a')), 0, chapter('b'))

  test('are added, moved and removed', () => {
    expect(titles(lesson)).toBe('ab')
    expect(titles({ ...lesson, chapters: movedBy(lesson.chapters, 1, -1) })).toBe('ba')
    expect(movedBy([1, 2, 3], 0, 1)).toEqual([2, 1, 3])
    expect(movedBy([1, 2], 0, -1)).toEqual([1, 2])
    expect(movedBy([1, 2], 1, 1)).toEqual([1, 2])
    expect(titles(withoutChapter(lesson, 0))).toBe('b')
  })

  test('keep what both kinds have', () => {
    const task = asKind(chapter('a'), 'task')
    expect(task).toMatchObject({ kind: 'task', title: 'a', position: { at: 'a' }, solution: [] })
    expect(asKind(task, 'reading')).toEqual(chapter('a'))
  })
})

test('what is written becomes paragraphs, dice and ids', () => {
  expect(paragraphsOf(' one\ntwo\n\n \n\nthree ')).toEqual(['one\ntwo', 'three'])
  expect(numbersOf('5, 2 and 06; 0')).toEqual([5, 2, 6])
  expect(idFrom('The Wizard’s Wand!')).toBe('the-wizards-wand')
  expect(idFrom('!?')).toBe('lesson')
  expect(freeId('a', ['a', 'a-2'])).toBe('a-3')
})

describe('a goal by example', () => {
  const [here, gone]: readonly [GoalChoice, GoalChoice] = [
    { words: 'here', goal: { position: { here: true } } },
    { words: 'gone', goal: { not: { position: { gone: false } } } },
  ]
  const choices = [here, gone]

  test('is put together of what is ticked', () => {
    const one = toggled(partsOf({ all: [] }, choices), here)
    expect(one).toEqual(here.goal)
    const both = toggled(partsOf(one, choices), gone)
    expect(both).toEqual({ all: [here.goal, gone.goal] })
    expect(isChosen(partsOf(both, choices), gone)).toBe(true)
    expect(toggled(partsOf(both, choices), here)).toEqual(gone.goal)
  })

  test('keeps parts that no choice shows', () => {
    const parts = partsOf({ all: [{ commands: 3 }, here.goal] }, choices)
    expect(parts.others).toEqual([{ commands: 3 }])
    expect(toggled(parts, here)).toEqual({ commands: 3 })
  })
})

describe('a recording', () => {
  const step = (type: string, values: readonly number[]) => ({
    entry: { command: { type }, rolls: [{ count: values.length, faces: 6, label: '', values }] },
    position: {},
    events: [],
    seat: null,
    barrier: null,
  })
  const history = {
    ...historyFrom<object, { type: string }, { type: string }>({}),
    steps: [step('a', [3]), step('b', [])],
    cursor: 2,
  }

  test('becomes a demonstration whose texts stay', () => {
    const shown = {
      ...asKind(chapter('a'), 'demonstration'),
      steps: [{ command: { type: 'x' }, text: 'Look.' }],
    }
    expect(kept(shown as never, 'steps', { history, refused: null })).toMatchObject({
      steps: [{ command: { type: 'a' }, dice: [3], text: 'Look.' }, { command: { type: 'b' } }],
    })
  })

  test('becomes a solution with its dice, or a wrong answer with its clause', () => {
    const task = asKind(chapter('a'), 'task') as TaskChapter
    expect(kept(task, 'solution', { history, refused: null })).toMatchObject({
      solution: [{ type: 'a' }, { type: 'b' }],
      dice: [3],
    })
    const refused = { command: { type: 'c' }, refusal: { clause: 'C-1', message: 'No.' } }
    expect(kept(task, 'mistake', { history, refused })).toMatchObject({
      mistakes: [{ commands: [{ type: 'a' }, { type: 'b' }, { type: 'c' }], clause: 'C-1' }],
    })
    expect(kept(task, 'detour', { history, refused: null })).toMatchObject({
      solution: [],
      detours: [{ commands: [{ type: 'a' }, { type: 'b' }], text: '' }],
    })
  })
})
