import { describe, expect, test } from 'vitest'
import { handDice } from '@/engine/kernel/dice'
import type { AnyCommand, AnyGameRules } from '@/engine/kernel/game'
import type { HexId } from '@/engine/kernel/hex'
import { historyFrom, playOn } from '@/engine/kernel/history'
import {
  BEGINNING,
  branchesOf,
  chapterOf,
  historyAt,
  homeOf,
  lengthOf,
  lineOf,
  nearestPlace,
  positionAtPlace,
  type Study,
  type StudyChapter,
  type StudyHistory,
} from '@/engine/study/study'
import { writeOpenStudy } from '@/engine/study/study-file'
import {
  branchAt,
  playAt,
  removeLine,
  renameLine,
  takeBack,
  takeBackRefusal,
} from '@/engine/study/study-lines'
import { noteAt, withDrawing, withText } from '@/engine/study/study-notes'
import { readStudy } from '@/engine/study/study-read'
import { type CoinCommand, type CoinPosition, coinRules, coinStart } from '../support/coin-game'

const RULES: AnyGameRules = coinRules
const HEX = '0101' as HexId
const OTHER = '0203' as HexId

function played(commands: readonly CoinCommand[], rolls: readonly number[] = []): StudyHistory {
  const dice = handDice(rolls)
  let history: StudyHistory = historyFrom(coinStart())
  for (const command of commands) history = playOn(RULES, history, { command, dice }).history
  return history
}

const GAME = played(
  [
    { type: 'hide', hand: 'left' },
    { type: 'toss' },
    { type: 'note' },
    { type: 'pass' },
    { type: 'guess', hand: 'right' },
  ],
  [2, 5, 6],
)

function chapter(): StudyChapter {
  return chapterOf({ title: 'Chapter', lineTitle: 'As played', secrets: 'open', history: GAME })
}

function notesAt(one: StudyChapter, place: { line: string; step: number }): number {
  return (positionAtPlace(one, place) as CoinPosition).notes
}

function go(one: StudyChapter, at: readonly [string, number], command: AnyCommand, rolls: number[] = []) {
  const [line, step] = at
  return playAt(RULES, { chapter: one, place: { line, step } }, { command, dice: handDice(rolls) }, 'What if')
}

describe('A chapter', () => {
  test('is a game as far as it was played, what was undone left out', () => {
    const one = chapterOf({
      title: 'Chapter',
      lineTitle: 'As played',
      secrets: 'kept',
      history: { ...GAME, cursor: 2 },
    })
    expect(one.lines.map(lengthOf)).toEqual([2])
    expect(historyAt(one, { line: 'main', step: 1 }).cursor).toBe(1)
  })
  test('finds the nearest place to one that is gone', () => {
    expect(nearestPlace(chapter(), { line: 'main', step: 99 })).toEqual({ line: 'main', step: 5 })
    expect(nearestPlace(chapter(), { line: 'gone', step: 2 })).toEqual(BEGINNING)
  })
})

describe('Playing on', () => {
  test('in the middle of the game begins a branch, and the game stays', () => {
    const before = chapter()
    const { chapter: after, place } = go(before, ['main', 2], { type: 'note' })
    expect(place).toEqual({ line: 'b1', step: 3 })
    expect(after.lines[0]).toBe(before.lines[0])
    expect(lineOf(after, 'b1')).toMatchObject({ title: 'What if', from: { line: 'main', step: 2 } })
    expect(notesAt(after, place)).toBe(1)
    expect(lineOf(after, 'b1').history.steps[0]).toBe(GAME.steps[0])
  })
  test('at the end of a branch lets it grow, in its middle begins another', () => {
    const first = go(chapter(), ['main', 1], { type: 'note' })
    const grown = go(first.chapter, ['b1', 2], { type: 'note' })
    expect(grown.place).toEqual({ line: 'b1', step: 3 })
    const other = go(grown.chapter, ['b1', 2], { type: 'pass' })
    expect(other.place).toEqual({ line: 'b2', step: 3 })
    expect(branchesOf(other.chapter, 'b1').map(({ id }) => id)).toEqual(['b2'])
    expect(lengthOf(lineOf(other.chapter, 'b1'))).toBe(3)
  })
  test('before a branching counts as playing on the line that went there first', () => {
    const first = go(chapter(), ['main', 3], { type: 'note' })
    const early = go(first.chapter, ['b1', 1], { type: 'note' })
    expect(lineOf(early.chapter, 'b2').from).toEqual({ line: 'main', step: 1 })
    expect(homeOf(first.chapter, { line: 'b1', step: 3 })).toEqual({ line: 'main', step: 3 })
    expect(homeOf(first.chapter, { line: 'b1', step: 4 })).toEqual({ line: 'b1', step: 4 })
  })
  test('at the end of the game never makes the game longer', () => {
    const running = chapterOf({ title: '', lineTitle: '', secrets: 'open', history: { ...GAME, cursor: 3 } })
    const after = go(running, ['main', 3], { type: 'note' })
    expect(after.chapter.lines.map(lengthOf)).toEqual([3, 4])
  })
  test('changes nothing when the command is refused or wants dice', () => {
    const before = chapter()
    const refused = go(before, ['main', 0], { type: 'pass' })
    expect(refused).toMatchObject({ played: { outcome: 'refused' }, place: { line: 'main', step: 0 } })
    expect(refused.chapter).toBe(before)
    const wanting = go(before, ['main', 1], { type: 'toss' }, [2])
    expect(wanting.played.outcome).toBe('rollsWanted')
    expect(wanting.chapter).toBe(before)
  })
})

describe('A branch', () => {
  const begun = branchAt(chapter(), { line: 'main', step: 3 }, 'Trap')
  const grown = go(begun.chapter, ['b1', 3], { type: 'note' }).chapter

  test('can begin with nothing played on it', () => {
    expect(begun.place).toEqual({ line: 'b1', step: 3 })
    expect(lengthOf(lineOf(begun.chapter, 'b1'))).toBe(3)
    expect(lengthOf(lineOf(grown, 'b1'))).toBe(4)
  })
  test('is renamed', () => {
    expect(lineOf(renameLine(grown, 'b1', 'Feint'), 'b1').title).toBe('Feint')
  })
  test('goes with all that came from it and was noted there; the first line never goes', () => {
    const child = go(grown, ['b1', 4], { type: 'note' })
    const grandchild = go(child.chapter, ['b1', 4], { type: 'toss' }, [1])
    const noted = withText(grandchild.chapter, grandchild.place, 'here')
    expect(noted.notes).toHaveLength(1)
    const after = removeLine(noted, 'b1')
    expect(after.lines.map(({ id }) => id)).toEqual(['main'])
    expect(after.notes).toEqual([])
    expect(removeLine(noted, 'main')).toBe(noted)
  })
  test('gives its last step back, with its note, unless another branch stands on it', () => {
    const noted = withText(grown, { line: 'b1', step: 4 }, 'gone soon')
    const back = takeBack(noted, { line: 'b1', step: 4 })
    expect(back.place).toEqual({ line: 'b1', step: 3 })
    expect(lengthOf(lineOf(back.chapter, 'b1'))).toBe(3)
    expect(back.chapter.notes).toEqual([])
    const branched = branchAt(grown, { line: 'b1', step: 4 }, '').chapter
    expect(takeBackRefusal(branched, { line: 'b1', step: 4 })).toBe('branched')
    expect(takeBack(branched, { line: 'b1', step: 4 }).chapter).toBe(branched)
    expect(takeBackRefusal(grown, { line: 'b1', step: 3 })).toBe('shared')
    expect(takeBackRefusal(grown, { line: 'main', step: 5 })).toBe('shared')
    const longer = go(grown, ['b1', 4], { type: 'note' }).chapter
    expect(takeBackRefusal(longer, { line: 'b1', step: 4 })).toBe('middle')
  })
})

describe('Notes', () => {
  test('are shown on every line that shares the step', () => {
    const branched = go(chapter(), ['main', 3], { type: 'note' }).chapter
    const noted = withText(branched, { line: 'b1', step: 2 }, 'See [[C-1]].')
    expect(noteAt(noted, { line: 'main', step: 2 }).text).toBe('See [[C-1]].')
    expect(noted.notes).toEqual([{ line: 'main', step: 2, text: 'See [[C-1]].', drawings: [] }])
    expect(noteAt(noted, { line: 'b1', step: 4 }).text).toBe('')
  })
  test('are gone when nothing is left in them', () => {
    const noted = withText(chapter(), BEGINNING, 'word')
    expect(withText(noted, BEGINNING, '  ').notes).toEqual([])
  })
  test('hold drawings: the same again wipes, another ink replaces', () => {
    const arrow = { kind: 'arrow', from: HEX, to: OTHER, ink: 'red' } as const
    const circle = { kind: 'circle', hex: HEX, ink: 'green' } as const
    const drawn = [arrow, circle].reduce<StudyChapter>(
      (one, each) => withDrawing(one, BEGINNING, each),
      chapter(),
    )
    expect(noteAt(drawn, BEGINNING).drawings).toEqual([arrow, circle])
    const blue = { ...circle, ink: 'blue' } as const
    expect(noteAt(withDrawing(drawn, BEGINNING, blue), BEGINNING).drawings).toEqual([arrow, blue])
    expect(noteAt(withDrawing(drawn, BEGINNING, arrow), BEGINNING).drawings).toEqual([circle])
  })
})

function study(): Study {
  const first = go(chapter(), ['main', 1], { type: 'toss' }, [4, 1, 1])
  const second = go(first.chapter, ['b1', 2], { type: 'note' })
  const third = go(second.chapter, ['b1', 2], { type: 'pass' })
  const noted = withDrawing(withText(third.chapter, third.place, 'Passes.'), third.place, {
    kind: 'circle',
    hex: HEX,
    ink: 'yellow',
  })
  return { game: 'coin', title: 'Coins', chapters: [noted, chapter()] }
}

function file(change: (json: ReturnType<typeof writeOpenStudy>) => unknown = (json) => json): unknown {
  const json = JSON.parse(JSON.stringify(writeOpenStudy(RULES, study()))) as ReturnType<typeof writeOpenStudy>
  return change(json)
}

describe('A study file', () => {
  test('gives the same study back', () => {
    const read = readStudy(RULES, file())
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    expect(writeOpenStudy(RULES, read.value)).toEqual(writeOpenStudy(RULES, study()))
    const [first] = read.value.chapters
    if (!first) throw new Error('no chapter')
    expect(positionAtPlace(first, { line: 'b2', step: 3 })).toMatchObject({
      asked: 'seeker',
      tossed: [4, 1, 1],
    })
    expect(lineOf(first, 'b1').history.steps[0]).toBe(lineOf(first, 'main').history.steps[0])
  })
  test('writes once what lines share', () => {
    const [first] = writeOpenStudy(RULES, study()).body.chapters
    expect(first?.lines.map(({ entries }) => entries.length)).toEqual([5, 2, 1])
  })
})

type File = ReturnType<typeof writeOpenStudy>
const inChapter = (change: (one: File['body']['chapters'][number]) => object) => (json: File) => ({
  ...json,
  body: {
    ...json.body,
    chapters: json.body.chapters.map((one, index) => (index === 0 ? { ...one, ...change(one) } : one)),
  },
})
const inLine = (index: number, changes: object) =>
  inChapter(({ lines }) => ({ lines: lines.map((one, at) => (at === index ? { ...one, ...changes } : one)) }))

describe('A bad study is refused with its place and what would be right', () => {
  test.each<[string, (json: File) => unknown, string]>([
    ['another format', (json) => ({ ...json, format: 'zip' }), 'format: must be "hexhearth-study"'],
    ['a newer version', (json) => ({ ...json, version: 3 }), 'a newer program wrote this study'],
    ['another game', (json) => ({ ...json, game: 'chess' }), 'game: is "chess", not "coin"'],
    [
      'no chapter',
      (json) => ({ ...json, body: { ...json.body, chapters: [] } }),
      'body.chapters: must have a chapter; add one',
    ],
    ['no line', inChapter(() => ({ lines: [] })), 'body.chapters.0.lines: must have a line'],
    [
      'a bad position',
      inChapter(() => ({ position: {} })),
      'body.chapters.0.position.notes: must be a number',
    ],
    [
      'a line that comes from nowhere',
      inLine(1, { from: null }),
      'body.chapters.0.lines.1.from: is null; say from which line',
    ],
    [
      'a line from one after it',
      inLine(1, { from: { line: 'b2', step: 0 } }),
      'body.chapters.0.lines.1.from.line: "b2" names no line before it',
    ],
    ['a branching too late', inLine(1, { from: { line: 'main', step: 9 } }), 'from.step: must be 5 at most'],
    [
      'two lines of a name',
      inLine(1, { id: 'main' }),
      'body.chapters.0.lines.1.id: "main" names a line before',
    ],
    [
      'a first line that comes from another',
      inLine(0, { from: { line: 'b1', step: 0 } }),
      'body.chapters.0.lines.0.from: must be null',
    ],
    [
      'an illegal command',
      inLine(1, { entries: [{ command: { type: 'guess', hand: 'left' }, rolls: [] }] }),
      'body.chapters.0.lines.1.entries.0: cannot be replayed: Only the seeker guesses.',
    ],
    [
      'a note at no step',
      inChapter(() => ({ notes: [{ line: 'main', step: 6, text: '', drawings: [] }] })),
      'body.chapters.0.notes.0.step: must be 5 at most',
    ],
    [
      'an ink there is not',
      inChapter(() => ({
        notes: [{ line: 'main', step: 0, text: '', drawings: [{ kind: 'circle', hex: HEX, ink: 'pink' }] }],
      })),
      'body.chapters.0.notes.0.drawings.0.ink: ',
    ],
    ['an unknown key', (json) => ({ ...json, cheat: 1 }), 'cheat: unknown key; remove it'],
  ])('%s', (_, change, problem) => {
    const read = readStudy(RULES, file(change))
    if (read.ok) throw new Error('it was read')
    expect(read.problems.map(({ path, message }) => `${path}: ${message}`).join('\n')).toContain(problem)
  })
})
