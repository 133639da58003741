import { describe, expect, test } from 'vitest'
import type { AnyCommand } from '@/engine/kernel/game'
import type { HexId } from '@/engine/kernel/hex'
import type { DemonstrationStep, Detour, Lesson, LessonChapter, TaskChapter } from '@/engine/lesson/lesson'
import { checkLesson } from '@/engine/lesson/lesson-check'
import type { Drawing } from '@/engine/rulebook/rulebook'
import { GAME, TASK, WORDS } from '../support/coin-lesson'

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
    expect(faultsOf({ ...shown, steps: [{ command: toss, text: 'Look.', dice: [2, 5, 6] }] })).toEqual([])
    expect(faultsOf({ ...shown, steps: [{ command: toss, text: 'Look.', dice: [2] }] })).toHaveLength(1)
    expect(faultsOf({ ...shown, steps: [{ command: toss, text: 'Look.', dice: [1, 1] }] })).toEqual([
      'chapters.0.steps.0.dice: has 2 dice and uses 1',
    ])
    expect(faultsOf({ ...shown, steps: [] })).toHaveLength(1)
  })

  test('finds what a task does not say', () => {
    const task: TaskChapter = {
      ...TASK,
      hints: [],
      praise: ' ',
      failures: [{ when: { event: { type: 'tossed' } }, text: '', clause: 'C-9' }],
    }
    expect(faultsOf(task)).toEqual([
      'chapters.0.hints: is missing; write one at least, for whoever is stuck',
      'chapters.0.praise: is missing; say what was well done',
      'chapters.0.failures.0.text: is missing; say why the try is over',
    ])
  })

  test('finds texts that are too long for the panel', () => {
    expect(faultsOf({ ...TASK, text: ['a'.repeat(700), 'b'.repeat(501)], hints: ['c'.repeat(501)] })).toEqual(
      [
        'chapters.0.text: has 1201 letters, and 1200 fit beside the board; shorten it, or make two chapters of it',
        'chapters.0.hints.0: has 501 letters, and 500 fit beside the board; shorten it',
      ],
    )
    expect(faultsOf({ ...TASK, text: ['a'.repeat(1200)], hints: ['c'.repeat(500)] })).toEqual([])
  })

  test('finds demonstrations that say too little', () => {
    const note = { command: { type: 'note' } }
    const said = { ...note, text: 'One more.' }
    const shown = (steps: readonly DemonstrationStep[]) =>
      faultsOf({ ...TASK, kind: 'demonstration', steps } as const)
    expect(shown([note, note])).toEqual([
      'chapters.0.steps: have no text; say at one step at least what happens and why',
    ])
    expect(shown([said, note, note, note, said])).toEqual([])
    expect(shown([said, note, note, note, note, note])).toEqual([
      'chapters.0.steps.4.text: is missing after 3 moves without a word; say what happens',
    ])
  })

  test('finds drawings off the board, and texts without words', () => {
    const [here, gone] = ['0101' as HexId, '0909' as HexId]
    const drawings: readonly Drawing[] = [
      { kind: 'circle', hex: here, ink: 'red' },
      { kind: 'arrow', from: here, to: gone, ink: 'red' },
      { kind: 'text', hex: here, text: ' ', ink: 'blue' },
    ]
    const off = 'lies at 0909, which the board does not have; draw it at another hex'
    expect(faultsOf({ ...TASK, drawings })).toEqual([
      `chapters.0.drawings.1: ${off}`,
      'chapters.0.drawings.2: is missing; write the words, or remove it',
    ])
    const step = { command: { type: 'note' }, text: 'So.', drawings: drawings.slice(1, 2) }
    expect(faultsOf({ ...TASK, kind: 'demonstration', steps: [step] } as const)).toEqual([
      `chapters.0.steps.0.drawings.0: ${off}`,
    ])
  })

  test('finds a solution and wrong answers that reach the goal on their way', () => {
    expect(
      faultsOf({ ...TASK, solution: commands('note', 'note', 'toss'), failures: [], mistakes: [] }),
    ).toEqual([
      'chapters.0.solution: reaches the goal with move 2 of 3; leave out what follows, or ask for more',
    ])
    const mistakes = [{ commands: commands('note', 'note', 'pass'), clause: 'C-2' }]
    expect(faultsOf({ ...TASK, mistakes })).toEqual([
      'chapters.0.mistakes.0.commands: reaches the goal with move 2; record it again',
    ])
  })

  test.each<readonly [what: string, detour: Detour, faults: readonly string[]]>([
    ['a sound one', { commands: commands('note'), text: 'Go on.' }, []],
    [
      'one without a word',
      { commands: commands('note'), text: '' },
      ['text: is missing; say why not this way'],
    ],
    ['an empty one', { commands: [], text: 'No.' }, ['commands: record what misses the point']],
    [
      'one that is refused',
      { commands: commands('note', 'pass'), text: 'No.' },
      [
        'commands.1: cannot be played: Hide the coin first. (C-2); record it again, or record it as a wrong answer',
      ],
    ],
    [
      'one that does reach the goal',
      { commands: commands('note', 'note'), text: 'No.' },
      ['commands: reaches the goal; leave it out, or change the goal'],
    ],
    [
      'one that fails',
      { commands: commands('toss'), text: 'No.' },
      ['commands: brings about a failure (C-9), which is told instead; leave it out'],
    ],
  ])('of detours: %s', (_what, detour, faults) => {
    expect(faultsOf({ ...TASK, detours: [detour] })).toEqual(
      faults.map((fault) => `chapters.0.detours.0.${fault}`),
    )
  })
})
