import * as v from 'valibot'
import type { AnyFileRules } from './game'
import type { Lesson, LessonChapter } from './lesson'
import { lessonSchema, MOST } from './lesson-schema'
import type { Parsed, Problem } from './refusal'
import { parseWith } from './schema'

/** What reading a lesson takes of a game. */
export interface LessonReader {
  readonly id: string
  readonly files: AnyFileRules
}

/** The longest lesson file that is looked into, in bytes. */
export const LARGEST_LESSON = 4_000_000

/** A lesson from a file: its shape, its positions and its commands; whether its tasks can be solved is not looked at. */
export function readLesson({ id, files }: LessonReader, json: unknown): Parsed<Lesson> {
  const shape = readDraft(json)
  if (!shape.ok) return shape
  const lesson = shape.value
  if (lesson.game !== id)
    return failed('game', `is "${lesson.game}", not "${id}"; open it at the game it belongs to`)
  if (lesson.chapters.length === 0) return failed('chapters', 'must have one chapter at least; add one')
  const problems = lesson.chapters.flatMap((chapter, nth) => problemsOf(files, chapter, `chapters.${nth}`))
  return problems.length > 0 ? { ok: false, problems } : shape
}

/** A lesson in progress: its shape only, for there may be much missing yet. */
export function readDraft(json: unknown): Parsed<Lesson> {
  const excess = excessOf(json)
  if (excess !== undefined) return failed('', excess)
  const head = parseWith(v.looseObject(headEntries), json)
  if (!head.ok) return head
  // The schema's output is the interface, but for optional keys that are never undefined in JSON.
  return parseWith(lessonSchema, json) as Parsed<Lesson>
}

const { format, version } = lessonSchema.entries
/** Looked at first: a file of another kind would have nothing but faults. */
const headEntries = { format, version }

/** The text of a lesson's file; `readLesson` gives the same lesson back. */
export function writeLesson(lesson: Lesson): string {
  return `${JSON.stringify(lesson, null, 1)}\n`
}

/** Why data is too large or too deep to be looked into, if it is; done without recursion, for it may be hostile. */
function excessOf(json: unknown): string | undefined {
  let seen = 0
  let level: readonly unknown[] = [json]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST.depth) return `must not be nested deeper than ${MOST.depth} levels`
    seen += level.length
    if (seen > MOST.values) return `must not hold more than ${MOST.values} values`
    level = level.flatMap((one): unknown[] =>
      typeof one === 'object' && one !== null ? Object.values(one) : [],
    )
  }
  return undefined
}

function problemsOf(files: AnyFileRules, chapter: LessonChapter, path: string): readonly Problem[] {
  const position = files.parsePosition(chapter.position)
  return [
    ...(position.ok ? [] : within(`${path}.position`, position.problems)),
    ...commandsOf(chapter).flatMap(([place, command]) => {
      const parsed = files.parseCommand(command)
      return parsed.ok ? [] : within(`${path}.${place}`, parsed.problems)
    }),
  ]
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
        ...chapter.mistakes.flatMap(({ commands }, nth) =>
          commands.map((command, at) => [`mistakes.${nth}.commands.${at}`, command] as const),
        ),
      ]
  }
}

function within(path: string, problems: readonly Problem[]): readonly Problem[] {
  return problems.map((problem) => ({
    ...problem,
    path: problem.path === '' ? path : `${path}.${problem.path}`,
  }))
}

function failed(path: string, message: string): Parsed<never> {
  return { ok: false, problems: [{ path, message }] }
}
