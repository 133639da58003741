import { describe, expect, test } from 'vitest'
import type { AnyFileRules } from '@/engine/kernel/game'
import type { HexId } from '@/engine/kernel/hex'
import { type Lesson, withVersion } from '@/engine/lesson/lesson'
import { readDraft, readLesson, writeLesson } from '@/engine/lesson/lesson-read'
import { problemsText } from '@/engine/kernel/refusal'
import type { Drawing } from '@/engine/rulebook/rulebook'
import { coinRules } from '../support/coin-game'

const READER = { id: 'coin', files: coinRules }

const LESSON: Lesson = {
  format: 'hexhearth-lesson',
  version: 1,
  game: 'coin',
  id: 'two-hands',
  title: 'Two hands',
  summary: 'Where coins hide.',
  minutes: 3,
  chapters: [
    { kind: 'reading', title: 'Look', text: ['A hand.'], position: { notes: 0 }, viewer: 'table' },
    {
      kind: 'demonstration',
      title: 'Toss',
      text: [],
      position: { notes: 1 },
      viewer: 'hider',
      steps: [{ command: { type: 'toss' }, dice: [4, 1, 2], text: 'Three dice.' }],
      drawings: [{ kind: 'circle', hex: '0101' as HexId, ink: 'red' }],
    },
    {
      kind: 'task',
      title: 'Note',
      text: ['Note twice.'],
      position: { notes: 0 },
      viewer: 'hider',
      goal: { all: [{ position: { notes: 2 } }, { not: { event: { type: 'tossed' } } }] },
      failures: [{ when: { commands: 5 }, text: 'Too many.', clause: 'C-9' }],
      dice: [1],
      hints: ['Twice.'],
      solution: [{ type: 'note' }, { type: 'note' }],
      mistakes: [{ commands: [{ type: 'pass' }], clause: 'C-2' }],
      praise: 'Fine.',
    },
  ],
}

function faultsOf(json: unknown): string {
  const read = readLesson(READER, json)
  return read.ok ? '' : problemsText(read.problems)
}

/** The lesson with its last chapter changed. */
function withTask(changes: object): unknown {
  const [reading, shown, task] = LESSON.chapters
  return { ...LESSON, chapters: [reading, shown, { ...task, ...changes }] }
}

describe('a lesson in a file', () => {
  test('is read as it was written', () => {
    expect(readLesson(READER, JSON.parse(writeLesson(LESSON)))).toEqual({ ok: true, value: LESSON })
  })

  test('says by its version whether an older program can show it', () => {
    const { chapters } = LESSON
    const text: Drawing = { kind: 'text', hex: '0101' as HexId, text: 'Here', ink: 'red' }
    const [reading, shown, task] = chapters.map((chapter) => ({ ...chapter, drawings: [text] }))
    expect(withVersion({ ...LESSON, version: 2 }).version).toBe(1)
    for (const one of [reading, shown, task])
      expect(withVersion({ ...LESSON, chapters: one ? [one] : [] }).version).toBe(2)
    const detour = { commands: [{ type: 'note' }], text: 'No.' }
    const withDetour = withVersion(withTask({ detours: [detour] }) as Lesson)
    expect(withDetour.version).toBe(2)
    expect(readLesson(READER, JSON.parse(writeLesson(withDetour)))).toEqual({ ok: true, value: withDetour })
  })

  test('has every command of its tasks looked at', () => {
    const strict: AnyFileRules = {
      ...coinRules,
      parseCommand: () => ({ ok: false, problems: [{ path: 'type', message: 'no' }] }),
    } as unknown as AnyFileRules
    const read = readLesson(
      { id: 'coin', files: strict },
      withTask({ detours: [{ commands: [{ type: 'fly' }], text: '' }] }),
    )
    const paths = read.ok ? [] : read.problems.map(({ path }) => path)
    expect(paths.filter((path) => path.startsWith('chapters.2.'))).toEqual([
      'chapters.2.solution.0.type',
      'chapters.2.solution.1.type',
      'chapters.2.mistakes.0.commands.0.type',
      'chapters.2.detours.0.commands.0.type',
    ])
  })

  test.each<readonly [what: string, json: unknown, words: RegExp]>([
    ['something else', { format: 'hexhearth-save', version: 1 }, /^format: must be "hexhearth-lesson"/],
    [
      'one of a newer program',
      { ...LESSON, version: 3, new: 1 },
      /^version: must be 1 or 2: a newer program.*update/,
    ],
    ['one of another game', { ...LESSON, game: 'arena' }, /^game: is "arena", not "coin"; open it/],
    ['an id that no address takes', { ...LESSON, id: '../x' }, /^id: must be lower case letters/],
    ['no chapters', { ...LESSON, chapters: [] }, /^chapters: must have one chapter at least; add one$/],
    ['a key too many', { ...LESSON, script: 'x' }, /^script: unknown key; remove it$/],
    ['a faulty position', withTask({ position: {} }), /^chapters\.2\.position\.notes: must be a number$/],
    ['a goal of no kind', withTask({ goal: { wish: 1 } }), /^chapters\.2\.goal: must say position, event/],
    [
      'a faulty goal inside a goal',
      withTask({ goal: { not: { commands: 0 } } }),
      /goal\.not\.commands: must be 1/,
    ],
    ['too many hints', withTask({ hints: Array(13).fill('x') }), /^chapters\.2\.hints: must have 12 entries/],
    ['a hint as long as a book', withTask({ hints: ['x'.repeat(5000)] }), /hints\.0: must be 4000 letters/],
    [
      'a text on a hex that is too long',
      withTask({ drawings: [{ kind: 'text', hex: '0101', text: 'x'.repeat(25), ink: 'red' }] }),
      /drawings\.0\.text: must be 24 letters/,
    ],
    ['nothing', null, /./],
  ])('is refused for %s', (_what, json, words) => {
    expect(faultsOf(json)).toMatch(words)
  })

  test('is refused without being followed when it is nested without end', () => {
    let deep: unknown = 1
    for (let level = 0; level < 50_000; level++) deep = [deep]
    expect(faultsOf(withTask({ goal: { position: deep } }))).toMatch(/nested deeper than 24/)
  })

  test('may be a draft with much missing', () => {
    const draft = { ...LESSON, title: '', chapters: [{ ...LESSON.chapters[0], position: null, text: [] }] }
    expect(readDraft(draft)).toEqual({ ok: true, value: draft })
    expect(faultsOf(draft)).not.toBe('')
  })
})
