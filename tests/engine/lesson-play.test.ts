import { describe, expect, test } from 'vitest'
import type { LessonChapter, TaskChapter } from '@/engine/lesson/lesson'
import {
  circlingDice,
  demonstrated,
  detourOf,
  type LessonHistory,
  openChapter,
  playTask,
  stepsOf,
  verdictOf,
} from '@/engine/lesson/lesson-play'
import { GAME, TASK } from '../support/coin-lesson'

function opened(chapter: LessonChapter): LessonHistory {
  const read = openChapter(GAME, chapter)
  if (!read.ok) throw new Error('no position')
  return read.value
}

function played(task: TaskChapter, ...types: readonly string[]): LessonHistory {
  return types.reduce((history, type) => {
    const next = playTask(GAME, task, history, { type })
    if (!next.ok) throw new Error(next.refusal.message)
    return next.history
  }, opened(task))
}

describe('a task', () => {
  test('is reached by whichever way the rules allow', () => {
    expect(verdictOf(GAME, TASK, played(TASK, 'note'))).toEqual({ state: 'open' })
    expect(verdictOf(GAME, TASK, played(TASK, 'note', 'note'))).toEqual({ state: 'reached' })
    const byHiding: TaskChapter = { ...TASK, failures: [] }
    expect(verdictOf(GAME, byHiding, played(byHiding, 'note', 'toss', 'note'))).toEqual({ state: 'reached' })
  })

  test('fails by what its failures say', () => {
    const [failure] = TASK.failures ?? []
    expect(verdictOf(GAME, TASK, played(TASK, 'toss'))).toEqual({ state: 'failed', failure })
  })

  test('is not begun by a goal that holds from the start', () => {
    expect(verdictOf(GAME, { goal: { position: { notes: 0 } } }, opened(TASK))).toEqual({ state: 'open' })
  })

  test('names the clause of what is refused, and knows no commands but the game’s', () => {
    expect(playTask(GAME, TASK, opened(TASK), { type: 'pass' })).toMatchObject({
      ok: false,
      refusal: { clause: 'C-2' },
    })
    expect(playTask(GAME, TASK, opened(TASK), { type: 'constructor' })).toMatchObject({ ok: false })
  })

  test('begins its dice again when they run out', () => {
    // One die each, for both are odd; then 2 asks for two more.
    const history = played({ ...TASK, dice: [1, 3, 2] }, 'toss', 'toss', 'toss', 'toss')
    const rolled = history.steps.map(({ entry }) => entry.rolls.flatMap(({ values }) => values))
    expect(rolled).toEqual([[1], [3], [2, 1, 3], [2, 1, 3]])
  })
})

test('dice in a circle show no face that there is not', () => {
  expect(circlingDice([7, 12], 1).roll({ count: 3, faces: 6, label: '' })).toEqual([6, 1, 6])
})

test('what was played becomes the steps of a demonstration, which plays the same', () => {
  const history = played({ ...TASK, failures: [] }, 'note', 'toss')
  const steps = stepsOf(history)
  expect(steps).toEqual([{ command: { type: 'note' } }, { command: { type: 'toss' }, dice: [1] }])
  const chapter = { ...TASK, kind: 'demonstration', steps } as const
  const shown = demonstrated(GAME, chapter, opened(chapter))
  expect(shown.fault).toBeNull()
  expect(shown.history.steps.at(-1)?.position).toEqual(history.steps.at(-1)?.position)
})

test('a detour is told of whoever plays it, move by move, and of nobody else', () => {
  const detour = { commands: [{ type: 'note' }, { type: 'toss' }], text: 'That shows the coin.' }
  const task: TaskChapter = { ...TASK, failures: [], detours: [detour] }
  expect(detourOf(task, played(task, 'note', 'toss'))).toBe(detour)
  expect(detourOf(task, played(task, 'note'))).toBeUndefined()
  expect(detourOf(task, played(task, 'toss', 'note'))).toBeUndefined()
  expect(detourOf(task, { ...played(task, 'note', 'toss'), cursor: 1 })).toBeUndefined()
  expect(detourOf({ detours: [{ commands: [], text: '' }] }, opened(task))).toBeUndefined()
})
