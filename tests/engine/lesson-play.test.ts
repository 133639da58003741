import { describe, expect, test } from 'vitest'
import type { AnyCommand, AnyFileRules, AnyPlayRules } from '@/engine/kernel/game'
import type { HexId } from '@/engine/kernel/hex'
import type { LessonWords } from '@/engine/lesson/lesson-words'
import type { Lesson, LessonChapter, TaskChapter } from '@/engine/lesson/lesson'
import { checkLesson } from '@/engine/lesson/lesson-check'
import {
  circlingDice,
  demonstrated,
  type LessonHistory,
  openChapter,
  playTask,
  stepsOf,
  verdictOf,
} from '@/engine/lesson/lesson-play'
import { coinRules } from '../support/coin-game'

const GAME = { rules: coinRules as unknown as AnyPlayRules, files: coinRules as unknown as AnyFileRules }

const WORDS: LessonWords = {
  rulebook: {
    gameId: 'coin',
    title: 'Coins',
    sections: [
      {
        id: 'C-1',
        title: 'Coins',
        intro: '',
        diagram: null,
        clauses: [
          { id: 'C-2', title: 'Passing', text: [] },
          { id: 'C-9', title: 'Tossing', text: [] },
        ],
      },
    ],
    glossary: [{ term: 'coin', meaning: 'What is hidden.' }],
  },
  names: { buttons: ['note', 'Toss … coins'], hexesOf: () => ['0101' as HexId], unitsOf: () => ['Coin 1'] },
  keys: ['endSegment', 'undo'],
  pageButtons: ['Start over'],
}

const TASK: TaskChapter = {
  kind: 'task',
  title: 'Note twice',
  text: ['Note twice.'],
  position: { notes: 0 },
  viewer: 'hider',
  goal: { position: { notes: 2 } },
  failures: [{ when: { event: { type: 'tossed' } }, text: 'No dice, please.', clause: 'C-9' }],
  dice: [1, 2, 3],
  hints: [],
  solution: [{ type: 'note' }, { type: 'note' }],
  mistakes: [
    { commands: [{ type: 'note' }, { type: 'pass' }], clause: 'C-2' },
    { commands: [{ type: 'toss' }], clause: 'C-9' },
  ],
}

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

function faultsOf(...chapters: readonly LessonChapter[]): readonly string[] {
  const lesson: Lesson = {
    format: 'hexhearth-lesson',
    version: 1,
    game: 'coin',
    id: 'x',
    title: 'X',
    summary: 'X.',
    minutes: 1,
    chapters,
  }
  return checkLesson(GAME, lesson, WORDS).map(({ path, message }) => `${path}: ${message}`)
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

describe('the check of a lesson', () => {
  const commands = (...types: readonly string[]): readonly AnyCommand[] => types.map((type) => ({ type }))

  test('finds nothing in a sound one', () => {
    expect(faultsOf(TASK)).toEqual([])
  })

  test('finds links to clauses and terms that there are not, in every text', () => {
    const lost = 'cites AR-99.9, which the rules do not have; cite a clause of the rules, like C-2'
    const task: TaskChapter = {
      ...TASK,
      text: ['See [[C-2]].', 'See [[AR-99.9]].'],
      hints: ['As [[AR-99.9|there]].'],
      failures: [{ when: { event: { type: 'tossed' } }, text: '[[AR-99.9]]', clause: 'AR-99.9' }],
      mistakes: [],
      praise: '[[AR-99.9]]',
    }
    expect(faultsOf(task)).toEqual([
      `chapters.0.text.1: ${lost}`,
      `chapters.0.hints.0: ${lost}`,
      `chapters.0.failures.0.text: ${lost}`,
      `chapters.0.praise: ${lost}`,
      `chapters.0.failures.0.clause: ${lost}`,
    ])
    const demonstration = {
      ...TASK,
      kind: 'demonstration',
      text: ['A {{coin}} and a {{purse}}.'],
      steps: [{ command: { type: 'note' }, text: 'By [[AR-99.9]].' }],
    } as const
    expect(faultsOf(demonstration)).toEqual([
      'chapters.0.text.0: explains "purse", which the glossary does not; write it without braces, or another term',
      `chapters.0.steps.0.text: ${lost}`,
    ])
  })

  test('lets texts name keys, buttons, hexes and units that there are', () => {
    const text = 'Press {{key:undo}}, {{button:Start over}}, {{button:Hands > Toss 3 coins}}, {{shown:note}}.'
    expect(faultsOf({ ...TASK, text: [text], hints: ['{{hex:0101}} {{unit:Coin 1}}'] })).toEqual([])
  })

  test('refuses names of keys, buttons, hexes and units that there are not', () => {
    const named = ['{{key:e}}', '{{button:Tos}}', '{{button:Toss  coins}}', '{{hex:0102}}', '{{unit:Coin 2}}']
    expect(faultsOf({ ...TASK, text: [named.join(' '), '{{shown:Tick}}', '{{cat:x}}', '[[C-2'] })).toEqual([
      'chapters.0.text.0: names a key that does "e", which none does; name one of endSegment, undo',
      'chapters.0.text.0: names a button "Tos", which there is not; write it as the table does',
      'chapters.0.text.0: names a button "Toss  coins", which there is not; write it as the table does',
      'chapters.0.text.0: names a hex 0102, which the board does not have; name one as the board numbers it',
      'chapters.0.text.0: names Coin 2, which does not take part; name one of Coin 1',
      'chapters.0.text.1: says that "Tick" is shown, which it never is; write it as the table does',
      'chapters.0.text.2: has brackets that are not a link: "{{cat:x}}"; close them, or leave them out',
      'chapters.0.text.3: has brackets that are not a link: "[[C-2"; close them, or leave them out',
    ])
  })

  test.each<readonly [what: string, changes: Partial<TaskChapter>, fault: RegExp]>([
    ['an empty text', { text: [' '] }, /^chapters\.0\.text: is missing/],
    ['a seat that there is not', { viewer: 'nobody' }, /^chapters\.0\.viewer/],
    ['a faulty position', { position: {} }, /^chapters\.0\.position\.notes/],
    ['no solution', { solution: [] }, /solution: record a solution/],
    ['a goal that asks for nothing', { goal: { all: [] }, mistakes: [] }, /goal: is reached before/],
    ['a solution that falls short', { solution: commands('note') }, /solution: does not reach the goal/],
    ['a solution that fails', { solution: commands('toss') }, /solution: brings about a failure \(C-9\)/],
    ['an illegal solution', { solution: commands('note', 'pass') }, /solution\.1: cannot be played: .*C-2/],
    ['a wrong clause', { mistakes: [{ commands: commands('pass'), clause: 'C-1' }] }, /clause: .*by C-2/],
    [
      'a mistake that is allowed',
      { mistakes: [{ commands: commands('note'), clause: 'C-1' }] },
      /is allowed by/,
    ],
    [
      'a mistake refused too early',
      { mistakes: [{ commands: commands('pass', 'note'), clause: 'C-2' }] },
      /commands\.0: is refused too early/,
    ],
  ])('finds %s', (_what, changes, fault) => {
    const faults = faultsOf({ ...TASK, ...changes })
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(fault)
  })

  test('plays a demonstration with its own dice, no fewer and no more', () => {
    const shown = { ...TASK, kind: 'demonstration' } as const
    const toss = { type: 'toss' }
    expect(faultsOf({ ...shown, steps: [{ command: toss, dice: [2, 5, 6] }] })).toEqual([])
    expect(faultsOf({ ...shown, steps: [{ command: toss, dice: [2] }] })).toHaveLength(1)
    expect(faultsOf({ ...shown, steps: [{ command: toss, dice: [1, 1] }] })).toEqual([
      'chapters.0.steps.0.dice: has 2 dice and uses 1',
    ])
    expect(faultsOf({ ...shown, steps: [] })).toHaveLength(1)
  })
})
