import { describe, expect, test } from 'vitest'
import { courseOf } from '@/engine/lesson/lesson-file'
import { coinRules } from '../support/coin-game'

/** How the lessons of coins are written: a scene says how many notes there are. */
const WRITING: Parameters<typeof courseOf>[0] = {
  id: 'coin',
  files: coinRules,
  sceneOf: ({ notes, ...rest }) =>
    typeof notes === 'string'
      ? { ok: true, value: { ...rest, notes: notes.length } }
      : { ok: false, problems: [{ path: 'notes', message: 'must be strokes, like "III"' }] },
  facts: { 'most notes': 3 },
  parts: { key: 'asked', ends: ['pass'], missed: { text: 'It is over.', clause: 'C-2' } },
}

const READING = { kind: 'reading', title: 'Look', text: 'A hand.\n', scene: { notes: 'I' }, viewer: 'table' }
const SHOWN = {
  kind: 'demonstration',
  title: 'Toss',
  text: 'Watch.\nThree at most: ${most notes}.\n',
  scene: { like: 'begun', asked: 'seeker' },
  viewer: 'hider',
  drawings: ['red circles 0101 0102', { kind: 'circle', hex: '0201', ink: 'blue' }],
  steps: [
    { command: { type: 'toss' }, dice: [4, 1], text: 'Two dice.\n', drawings: ['green arrow 0101 0102'] },
  ],
}
const TASK = {
  kind: 'task',
  title: 'Note',
  text: ['Note.'],
  scene: 'begun',
  viewer: 'hider',
  goal: { position: { notes: 3 } },
  hints: ['Once.'],
  solution: [{ type: 'note' }],
  mistakes: [{ commands: [{ type: 'pass' }], clause: 'C-2' }],
}
const LESSON = {
  id: 'notes',
  title: 'Notes',
  summary: 'How to note.',
  minutes: 2,
  scenes: { begun: { notes: 'II', asked: 'hider' } },
  chapters: [READING, SHOWN, TASK],
}

function courseWith(file: unknown) {
  return courseOf(WRITING, { './course.yaml': ['hands/notes'], './hands/notes.yaml': file })
}

/** The lesson with one of its chapters changed. */
function changed(nth: number, changes: object): object {
  return {
    ...LESSON,
    chapters: LESSON.chapters.map((one, at) => (at === nth ? { ...one, ...changes } : one)),
  }
}

describe('a lesson in a file of the program', () => {
  const [lesson] = courseWith(LESSON).lessons()
  const [reading, shown, task] = lesson?.chapters ?? []

  test('has no faults, and is of the published format, of its game', () => {
    expect(courseWith(LESSON).faults()).toEqual([])
    expect(lesson).toMatchObject({ format: 'hexhearth-lesson', version: 1, game: 'coin', id: 'notes' })
    expect(lesson).not.toHaveProperty('scenes')
  })
  test('tells positions as scenes, by name, or like another', () => {
    expect(reading?.position).toEqual({ notes: 1 })
    expect(shown?.position).toEqual({ notes: 2, asked: 'seeker' })
    expect(task?.position).toEqual({ notes: 2, asked: 'hider' })
    expect(shown).not.toHaveProperty('scene')
  })
  test('has one text for all paragraphs, and facts in it', () => {
    expect(reading?.text).toEqual(['A hand.'])
    expect(shown?.text).toEqual(['Watch.', 'Three at most: 3.'])
    expect(task?.text).toEqual(['Note.'])
  })
  test('draws in words or as published, over a chapter and over a step', () => {
    expect(shown?.drawings).toEqual([
      { kind: 'circle', hex: '0101', ink: 'red' },
      { kind: 'circle', hex: '0102', ink: 'red' },
      { kind: 'circle', hex: '0201', ink: 'blue' },
    ])
    expect(shown?.kind === 'demonstration' && shown.steps).toEqual([
      {
        command: { type: 'toss' },
        dice: [4, 1],
        text: 'Two dice.',
        drawings: [{ kind: 'arrow', from: '0101', to: '0102', ink: 'green' }],
      },
    ])
  })
  test('fails in a task that is done in one part when that is over', () => {
    const when = { not: { position: { asked: 'hider' } } }
    expect(task).toMatchObject({ failures: [{ when, text: 'It is over.', clause: 'C-2' }] })
    // A lesson that was saved by the page of authors brings this failure along.
    const saved = courseWith(changed(2, { failures: [{ when, text: 'Over.', clause: 'C-2' }] })).lessons()
    expect(saved[0]?.chapters[2]).toMatchObject({ failures: [{ when }] })
    expect(saved[0]?.chapters[2]).toHaveProperty('failures.length', 1)
    const ending = courseWith(changed(2, { solution: [{ type: 'note' }, { type: 'pass' }] })).lessons()
    expect(ending[0]?.chapters[2]).not.toHaveProperty('failures')
  })
  test('may stand in the published format as a whole', () => {
    expect(courseWith(JSON.parse(JSON.stringify(lesson))).lessons()).toEqual([lesson])
  })
})

describe('a fault is told with its file, chapter and place, and what would be right', () => {
  test.each<readonly [what: string, file: unknown, told: RegExp]>([
    ['no lesson', 'notes', /^hands\/notes\.yaml: must say id, title/],
    ['no chapters', { ...LESSON, chapters: undefined }, /yaml: chapters: must be a list/],
    ['a key that there is not', { ...LESSON, minute: 2 }, /yaml: minute: unknown key; remove it/],
    [
      'a number as a title',
      changed(0, { title: 12 }),
      /yaml: chapter 1, title: must be text.*; put it in quotes/,
    ],
    [
      'a scene that there is not',
      changed(2, { scene: 'begon' }),
      /yaml: chapter 3 "Note", scene: there is no scene "begon"; those of this file: begun/,
    ],
    ['a scene like itself', { ...LESSON, scenes: { begun: { like: 'begun' } } }, /there is no scene "begun"/],
    ['a scene of other words', changed(0, { scene: { notes: 1 } }), /"Look", scene\.notes: must be strokes/],
    [
      'a drawing of other words',
      changed(1, { drawings: ['pink circle 0101'] }),
      /chapter 2 "Toss", drawing 1: must be like "red circles .*; inks are green/,
    ],
    [
      'a drawing over a step',
      changed(1, { steps: [{ command: { type: 'toss' }, drawings: ['red arrow 0101'] }] }),
      /chapter 2 "Toss", step 1, drawings\.0: must be like/,
    ],
    [
      'a fact that there is not',
      changed(0, { text: 'At most ${notes}.' }),
      /chapter 1 "Look", text: there is no fact "notes"; there are: most notes/,
    ],
    [
      'a hint that is none',
      changed(2, { hints: ['One.', { first: 'a colon' }] }),
      /chapter 3 "Note", hint 2: must be text/,
    ],
    [
      'a goal of no kind',
      changed(2, { goal: { notes: 3 } }),
      /chapter 3 "Note", goal: must say position, event, all/,
    ],
  ])('%s', (_, file, told) => {
    const { faults, lessons } = courseWith(file)
    expect(faults().join('\n')).toMatch(told)
    expect(lessons).toThrow('The lessons of coin have faults:\nhands/notes.yaml: ')
  })

  test('what only the rules know is left to the tests, which ask for all faults', () => {
    const ofAnother = courseWith({ ...LESSON, game: 'arena' })
    expect(ofAnother.faults()).toEqual([
      'hands/notes.yaml: game: is "arena", not "coin"; open it at the game it belongs to',
    ])
    expect(ofAnother.lessons()).toHaveLength(1)
    const parseCommand = () => ({
      ok: false as const,
      problems: [{ path: 'type', message: 'is no command' }],
    })
    const files = { './course.yaml': ['notes'], './notes.yaml': LESSON }
    expect(courseOf({ ...WRITING, files: { ...coinRules, parseCommand } }, files).faults()).toEqual([
      'notes.yaml: chapter 2 "Toss", step 1, command.type: is no command',
      'notes.yaml: chapter 3 "Note", solution 1, type: is no command',
      'notes.yaml: chapter 3 "Note", mistake 1, commands.0.type: is no command',
    ])
  })
})

describe('a course', () => {
  test('is in the order of its list', () => {
    const other = { ...LESSON, id: 'other' }
    const files = { './notes.yaml': LESSON, './other.yaml': other, './course.yaml': ['other', 'notes'] }
    expect(
      courseOf(WRITING, files)
        .lessons()
        .map(({ id }) => id),
    ).toEqual(['other', 'notes'])
  })
  test('has a file for each name, and a name for each file', () => {
    const { faults, lessons } = courseOf(WRITING, { './notes.yaml': LESSON, './course.yaml': ['toString'] })
    expect(faults()).toEqual([
      'course.yaml: there is no file toString.yaml; add it, or leave its name out',
      'notes.yaml: is not in course.yaml; name it there, or take the file away',
    ])
    expect(lessons).toThrow('The lessons of coin have faults:\ncourse.yaml: there is no file')
  })
})
