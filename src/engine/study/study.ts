import type { AnyCommand, AnyEvent } from '../kernel/game'
import { type History, positionAt } from '../kernel/history'
import { present } from '../kernel/refusal'
import type { Drawing, RuleText } from '../rulebook/rulebook'

/** The version of the study format that this program writes. */
export const STUDY_VERSION = 2

export type StudyHistory = History<object, AnyCommand, AnyEvent>

/** Where in a chapter somebody is: on a line, after so many of its steps. */
export interface Place {
  readonly line: string
  readonly step: number
}

/** One way in which a game went: the first as it was played, any other as it might have gone. */
export interface StudyLine {
  readonly id: string
  readonly title: string
  /** The step of another line, itself played, after which this one goes its own way; null for the first line. */
  readonly from: Place | null
  /** From the first position on: up to the branching its steps are those of the line it came from. */
  readonly history: StudyHistory
}

/** What a teacher says and draws at a step. */
export interface StudyNote extends Place {
  readonly text: RuleText
  readonly drawings: readonly Drawing[]
}

/** A game and the ways in which it might have gone. */
export interface StudyChapter {
  readonly title: string
  /** `kept` while the game goes on and its players have not agreed to lay their secrets open. */
  readonly secrets: 'open' | 'kept'
  /** The first is the game as it was given; a line stands after the one that it came from. */
  readonly lines: readonly StudyLine[]
  readonly notes: readonly StudyNote[]
}

/** Games with comments, drawings and what-if branches, in chapters. */
export interface Study {
  readonly game: string
  readonly title: string
  readonly chapters: readonly StudyChapter[]
}

/** The id of a chapter's first line. */
export const FIRST_LINE = 'main'

/** Where a chapter begins. */
export const BEGINNING: Place = { line: FIRST_LINE, step: 0 }

/** What a chapter is made of. */
export interface ChapterStart {
  readonly title: string
  /** What the first line is called: 'As played'. */
  readonly lineTitle: string
  readonly secrets: StudyChapter['secrets']
  /** What was undone is left out. */
  readonly history: StudyHistory
}

/** A chapter with one line: a game as far as it was played, or a position with nothing played yet. */
export function chapterOf({ title, lineTitle, secrets, history }: ChapterStart): StudyChapter {
  const { initial, cursor } = history
  const steps = history.steps.slice(0, cursor)
  const line: StudyLine = {
    id: FIRST_LINE,
    title: lineTitle,
    from: null,
    history: { initial, steps, cursor },
  }
  return { title, secrets, lines: [line], notes: [] }
}

/** A line by its id, one that the chapter is known to have. */
export function lineOf(chapter: StudyChapter, id: string): StudyLine {
  return present(
    chapter.lines.find((line) => line.id === id),
    `line ${id}`,
  )
}

/** The lines that go their own way from a line, in the order in which they were begun. */
export function branchesOf(chapter: StudyChapter, id: string): readonly StudyLine[] {
  return chapter.lines.filter((line) => line.from?.line === id)
}

/** How many steps a line has, those before its branching among them. */
export function lengthOf(line: StudyLine): number {
  return line.history.steps.length
}

/** The same place on the line that first went there: a line shares its steps with the one that it came from. */
export function homeOf(chapter: StudyChapter, place: Place): Place {
  const { from } = lineOf(chapter, place.line)
  if (from === null || place.step > from.step) return place
  return homeOf(chapter, { line: from.line, step: place.step })
}

/** A line as far as a place of it, as a table shows it. */
export function historyAt(chapter: StudyChapter, { line, step }: Place): StudyHistory {
  return { ...lineOf(chapter, line).history, cursor: step }
}

/** The position at a place. */
export function positionAtPlace(chapter: StudyChapter, { line, step }: Place): object {
  return positionAt(lineOf(chapter, line).history, step)
}

/** The nearest place there is to one that may be gone, as after an undo. */
export function nearestPlace(chapter: StudyChapter, { line, step }: Place): Place {
  const known = chapter.lines.find(({ id }) => id === line)
  return known ? { line, step: Math.min(step, lengthOf(known)) } : BEGINNING
}

/** A study with one chapter in place of another. */
export function withChapter(study: Study, index: number, chapter: StudyChapter): Study {
  return { ...study, chapters: study.chapters.with(index, chapter) }
}
