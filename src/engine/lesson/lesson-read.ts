import { sizeProblemOf } from '../files/size-problem'
import type { AnyFileRules } from '../kernel/game'
import type { Lesson, LessonChapter } from './lesson'
import { chapterSchema, lessonSchema, MOST } from './lesson-schema'
import { atOnce, type Cooperative } from '../basics/cooperative'
import { looseObject } from '../files/record-schema'
import type { Parsed, Problem } from '../kernel/refusal'
import { failed, MOST_PROBLEMS, parseWith, within } from '../files/schema'

/** What reading a lesson takes of a game. */
export interface LessonReader {
  readonly id: string
  readonly files: AnyFileRules
}

/** The longest lesson file that is looked into, in bytes. */
export const LARGEST_LESSON = 4_000_000

/** A lesson from a file: its shape, its positions and its commands; whether its tasks can be solved is not looked at. */
export function readLesson(reader: LessonReader, json: unknown): Parsed<Lesson> {
  return atOnce(readingLesson(reader, json))
}

/** The same with a pause after each chapter: a stranger's may each have a map of its own. */
export function* readingLesson({ id, files }: LessonReader, json: unknown): Cooperative<Parsed<Lesson>> {
  const shape = yield* readingDraft(json)
  if (!shape.ok) return shape
  const lesson = shape.value
  if (lesson.game !== id)
    return failed('game', `is "${lesson.game}", not "${id}"; open it at the game it belongs to`)
  if (lesson.chapters.length === 0) return failed('chapters', 'must have one chapter at least; add one')
  const problems: Problem[] = []
  for (const [nth, chapter] of lesson.chapters.entries()) {
    yield* gathering(files, chapter, { path: `chapters.${nth}`, problems })
  }
  return problems.length > 0 ? { ok: false, problems: problems.slice(0, MOST_PROBLEMS) } : shape
}

/** A lesson in progress: its shape only, for there may be much missing yet. */
export function readDraft(json: unknown): Parsed<Lesson> {
  return atOnce(readingDraft(json))
}

function* readingDraft(json: unknown): Cooperative<Parsed<Lesson>> {
  const head = parseWith(looseObject(headEntries), json)
  if (!head.ok) return head
  const shape = parseWith(lessonSchema, json)
  if (!shape.ok) return shape
  const chapters: unknown[] = []
  for (const [nth, one] of shape.value.chapters.entries()) {
    const chapter = readChapter(one)
    if (!chapter.ok) return within(`chapters.${nth}`, chapter.problems)
    chapters.push(chapter.value)
    yield
  }
  // The schemas' output is the interface, but for optional keys that are never undefined in JSON.
  return { ok: true, value: { ...shape.value, chapters } as Lesson }
}

function readChapter(json: unknown) {
  const excess = sizeProblemOf(json, MOST)
  return excess === undefined ? parseWith(chapterSchema, json) : failed('', excess)
}

const { format, version } = lessonSchema.entries
/** Looked at first: a file of another kind would have nothing but faults. */
const headEntries = { format, version }

/** The text of a lesson's file; `readLesson` gives the same lesson back. */
export function writeLesson(lesson: Lesson): string {
  return `${JSON.stringify(lesson, null, 1)}\n`
}

/** Adds what is wrong with the position and the commands of a chapter to the problems, as long as those are few. */
function* gathering(
  files: AnyFileRules,
  chapter: LessonChapter,
  { path, problems }: { readonly path: string; readonly problems: Problem[] },
): Cooperative<void> {
  if (problems.length >= MOST_PROBLEMS) return
  const position = files.parsePosition(chapter.position)
  if (!position.ok) problems.push(...within(`${path}.position`, position.problems).problems)
  for (const [place, command] of commandsOf(chapter)) {
    yield
    if (problems.length >= MOST_PROBLEMS) return
    const parsed = files.parseCommand(command)
    if (!parsed.ok) problems.push(...within(`${path}.${place}`, parsed.problems).problems)
  }
}

/** All commands of a chapter, with where they stand in it. */
function commandsOf(chapter: LessonChapter): readonly (readonly [string, unknown])[] {
  switch (chapter.kind) {
    case 'reading':
      return []
    case 'demonstration':
      return chapter.steps.map(({ command }, nth) => [`steps.${nth}.command`, command])
    case 'task':
      return [
        ...chapter.solution.map((command, nth) => [`solution.${nth}`, command] as const),
        ...commandsOfAnswers('mistakes', chapter.mistakes),
        ...commandsOfAnswers('detours', chapter.detours ?? []),
      ]
  }
}

function commandsOfAnswers(list: string, answers: readonly { readonly commands: readonly unknown[] }[]) {
  return answers.flatMap(({ commands }, nth) =>
    commands.map((command, at) => [`${list}.${nth}.commands.${at}`, command] as const),
  )
}
