import type { AnyCommand, AnyEvent, AnyPlayRules } from '../kernel/game'
import { type PlayOrder, playOn } from '../kernel/history'
import type { Played } from '../kernel/play'
import {
  branchesOf,
  homeOf,
  lengthOf,
  lineOf,
  type Place,
  type StudyChapter,
  type StudyHistory,
  type StudyLine,
} from './study'

/** A chapter that has been changed, and where to be in it now. */
export interface Moved {
  readonly chapter: StudyChapter
  readonly place: Place
}

/** Begins a line that goes its own way after a place; nothing is played on it yet. */
export function branchAt(chapter: StudyChapter, place: Place, title: string): Moved {
  const { initial, steps } = lineOf(chapter, place.line).history
  const shared = steps.slice(0, place.step)
  return begun(chapter, place, { title, history: { initial, steps: shared, cursor: shared.length } })
}

/** What playing on came to; unless the command was played, chapter and place are as they were. */
export interface PlayedOn extends Moved {
  readonly played: Played<object, AnyEvent>
}

/**
 * Plays a command at a place. At the end of a branch the branch grows; anywhere else, and always on the
 * first line, a new branch with the title given begins: what has been played never changes.
 */
export function playAt(
  rules: AnyPlayRules,
  { chapter, place }: Moved,
  order: PlayOrder<AnyCommand>,
  title: string,
): PlayedOn {
  const line = lineOf(chapter, place.line)
  const before: StudyHistory = { ...line.history, cursor: place.step }
  const { played, history } = playOn(rules, before, order)
  if (played.outcome !== 'played') return { played, chapter, place }
  if (!grows(line, place)) return { played, ...begun(chapter, place, { title, history }) }
  const grown = replaced(chapter, { ...line, history })
  return { played, chapter: grown, place: { line: line.id, step: place.step + 1 } }
}

/** Whether playing at a place of a line goes on with it instead of beginning another. */
export function grows(line: StudyLine, place: Place): boolean {
  return line.from !== null && place.step === lengthOf(line)
}

/** Why the last step of a line cannot be taken back, as a word for who has to say it, or undefined if it can. */
export function takeBackRefusal(
  chapter: StudyChapter,
  place: Place,
): 'shared' | 'middle' | 'branched' | undefined {
  const line = lineOf(chapter, place.line)
  if (line.from === null || place.step <= line.from.step) return 'shared'
  if (place.step < lengthOf(line)) return 'middle'
  const isBranched = branchesOf(chapter, line.id).some(({ from }) => from?.step === place.step)
  return isBranched ? 'branched' : undefined
}

/** Takes the last step of a branch back, and what was noted there; a chapter where that cannot be stays. */
export function takeBack(chapter: StudyChapter, place: Place): Moved {
  if (takeBackRefusal(chapter, place) !== undefined) return { chapter, place }
  const line = lineOf(chapter, place.line)
  const step = place.step - 1
  const history = { ...line.history, steps: line.history.steps.slice(0, step), cursor: step }
  const notes = chapter.notes.filter((note) => note.line !== line.id || note.step <= step)
  return { chapter: replaced({ ...chapter, notes }, { ...line, history }), place: { line: line.id, step } }
}

/** Gives a line another name. */
export function renameLine(chapter: StudyChapter, id: string, title: string): StudyChapter {
  return replaced(chapter, { ...lineOf(chapter, id), title })
}

/** Removes a branch with all that came from it and was noted there; the first line stays. */
export function removeLine(chapter: StudyChapter, id: string): StudyChapter {
  if (lineOf(chapter, id).from === null) return chapter
  const gone = new Set([id])
  // A line stands after the one that it came from, so one pass finds them all.
  for (const { id: one, from } of chapter.lines) if (from && gone.has(from.line)) gone.add(one)
  return {
    ...chapter,
    lines: chapter.lines.filter((line) => !gone.has(line.id)),
    notes: chapter.notes.filter((note) => !gone.has(note.line)),
  }
}

function begun(chapter: StudyChapter, at: Place, line: Pick<StudyLine, 'title' | 'history'>): Moved {
  const id = nextId(chapter)
  const lines = [...chapter.lines, { id, from: homeOf(chapter, at), ...line }]
  return { chapter: { ...chapter, lines }, place: { line: id, step: line.history.cursor } }
}

function nextId({ lines }: StudyChapter): string {
  const numbers = lines.map(({ id }) => Number(/^b(\d{1,9})$/.exec(id)?.[1] ?? 0))
  return `b${Math.max(...numbers) + 1}`
}

function replaced(chapter: StudyChapter, line: StudyLine): StudyChapter {
  return { ...chapter, lines: chapter.lines.map((one) => (one.id === line.id ? line : one)) }
}
