import { describe, expect, test } from 'vitest'
import type { DemonstrationChapter, Lesson, LessonChapter } from '@/engine/lesson/lesson'
import { slidesOf } from '@/teach/present/deck/lesson-slides'
import { type CoinPosition, coinRules, coinStart } from '../../support/coin-game'
import { COIN_TEACHING } from '../report/coin-report'

const RULES = {
  rules: coinRules,
  files: coinRules,
  teaching: COIN_TEACHING,
} as unknown as Parameters<typeof slidesOf>[0]
const READING: LessonChapter = {
  kind: 'reading',
  title: 'A coin',
  text: ['Somebody hides it.', 'Somebody guesses.'],
  position: { ...coinStart() },
  viewer: 'table',
}
const SHOWN: DemonstrationChapter = {
  kind: 'demonstration',
  title: 'Notes',
  text: ['Watch.'],
  position: { ...coinStart() },
  viewer: 'table',
  steps: [
    { command: { type: 'note' }, text: 'One note.' },
    { command: { type: 'toss' }, dice: [3] },
  ],
}

function lesson(...chapters: readonly LessonChapter[]): Lesson {
  return {
    format: 'hexhearth-lesson',
    version: 1,
    game: 'coin',
    id: 'coin',
    title: 'A coin',
    summary: '',
    minutes: 1,
    chapters,
  }
}

describe('A lesson as slides', () => {
  test('has one for a chapter that is read and one for each step that is shown, in the log’s words where it has none', () => {
    const slides = slidesOf(RULES, lesson(READING, SHOWN))
    if (!slides.ok) throw new Error(JSON.stringify(slides.problems))
    expect(
      slides.value.flat().map(({ title, text, rolls }) => [title, text.join(' '), rolls.length]),
    ).toEqual([
      ['A coin', 'Somebody hides it. Somebody guesses.', 0],
      ['Notes', 'Watch.', 0],
      ['Notes', 'One note.', 0],
      ['Notes', 'Something is tossed.', 1],
    ])
  })

  test('shows each position as the step before has left it', () => {
    const slides = slidesOf(RULES, lesson(SHOWN))
    if (!slides.ok) throw new Error(JSON.stringify(slides.problems))
    expect(slides.value.flat().map(({ position }) => (position as CoinPosition).notes)).toEqual([0, 1, 1])
  })

  test('shows a step that tells nothing with the next one, and at the end says where the game goes on', () => {
    const steps = [
      { command: { type: 'hide', hand: 'left' } },
      { command: { type: 'note' }, text: 'One note.' },
      { command: { type: 'hide', hand: 'left' } },
    ]
    const slides = slidesOf(RULES, lesson({ ...SHOWN, steps }))
    if (!slides.ok) throw new Error(JSON.stringify(slides.problems))
    expect(slides.value.flat().map(({ text }) => text.join(' '))).toEqual([
      'Watch.',
      'One note.',
      'Next: Turn 1\u00a0· hider\u00a0· Play.',
    ])
  })

  test('stands in the sequence of play where each step was taken, not where it led', () => {
    const steps = [{ command: { type: 'note' } }, { command: { type: 'note' }, text: 'Once more.' }]
    const slides = slidesOf(RULES, lesson({ ...SHOWN, steps }))
    if (!slides.ok) throw new Error(JSON.stringify(slides.problems))
    const notesIn = (position: object) => (position as CoinPosition).notes
    expect(slides.value.flat().map(({ moment, position }) => [notesIn(moment), notesIn(position)])).toEqual([
      [0, 0],
      [0, 1],
      [1, 2],
    ])
  })

  test('names the step that the rules refuse', () => {
    const wrong = { ...SHOWN, steps: [{ command: { type: 'pass' } }] }
    expect(slidesOf(RULES, lesson(READING, wrong))).toMatchObject({
      ok: false,
      problems: [{ path: 'chapters.1.steps.0', message: expect.stringContaining('C-2') as string }],
    })
  })

  test('names the step that lacks dice', () => {
    const wrong = { ...SHOWN, steps: [{ command: { type: 'toss' } }] }
    expect(slidesOf(RULES, lesson(wrong))).toMatchObject({
      ok: false,
      problems: [{ path: 'chapters.0.steps.0', message: expect.stringContaining('lacks dice') as string }],
    })
  })
})
