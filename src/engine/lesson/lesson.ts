import type { AnyCommand, Json, Viewer } from '../kernel/game'
import { ownOf } from '../basics/own'
import type { Drawing, RuleText } from '../rulebook/rulebook'

/**
 * The versions of the lesson format. The second has texts among the drawings, and detours; a lesson that has neither is
 * written as one of the first, which every version of this program opens.
 */
export const LESSON_VERSIONS = [1, 2] as const
type LessonVersion = (typeof LESSON_VERSIONS)[number]

/** A lesson: a static file that teaches something in chapters. */
export interface Lesson {
  readonly format: 'hexhearth-lesson'
  readonly version: LessonVersion
  readonly game: string
  /** Lower case letters, digits and hyphens; progress is kept by it. */
  readonly id: string
  readonly title: string
  /** One sentence for the list of lessons. */
  readonly summary: string
  /** Minutes that a newcomer needs. */
  readonly minutes: number
  readonly chapters: readonly LessonChapter[]
}

interface ChapterBase {
  readonly title: string
  /** Paragraphs shown beside the board. */
  readonly text: readonly RuleText[]
  /** In the game's position format. */
  readonly position: Json
  /** Whose eyes the learner looks with; a task's is whoever has to move. */
  readonly viewer: Viewer
  readonly drawings?: readonly Drawing[]
}

/** A position to look at. */
export interface ReadingChapter extends ChapterBase {
  readonly kind: 'reading'
}

/** Commands with fixed dice, stepped through by the learner. */
export interface DemonstrationChapter extends ChapterBase {
  readonly kind: 'demonstration'
  readonly steps: readonly DemonstrationStep[]
}

export type LessonChapter = ReadingChapter | DemonstrationChapter | TaskChapter

export interface DemonstrationStep {
  readonly command: AnyCommand
  /** The dice of this command, in the order in which they are rolled. */
  readonly dice?: readonly number[]
  readonly text?: RuleText
  readonly drawings?: readonly Drawing[]
}

/** A task: whatever the rules allow may be played until the goal is reached. */
export interface TaskChapter extends ChapterBase {
  readonly kind: 'task'
  readonly goal: Goal
  /** When the task has failed though all was legal: checked after each command, before the goal is out of reach. */
  readonly failures?: readonly Failure[]
  /** Dice for the task's rolls, in order; when they run out they begin again. */
  readonly dice?: readonly number[]
  /** Told one after the other. */
  readonly hints: readonly RuleText[]
  /** Commands that reach the goal; shown on request, and played by the tests. */
  readonly solution: readonly AnyCommand[]
  /** Answers that the rules refuse, with the clause that refuses them; the tests play them. */
  readonly mistakes: readonly Mistake[]
  /** Ways that the rules allow and that miss the point: whoever plays one is told why. */
  readonly detours?: readonly Detour[]
  /** Said when the goal is reached. */
  readonly praise?: RuleText
}

export interface Mistake {
  /** Played in order; the last is refused or brings about a failure. */
  readonly commands: readonly AnyCommand[]
  readonly clause: string
}

/** What may be played in a task and leads nowhere. */
export interface Detour {
  /** From the beginning of the task. */
  readonly commands: readonly AnyCommand[]
  /** Why not this way. */
  readonly text: RuleText
}

/** A legal end of a task that is not its goal. */
export interface Failure {
  readonly when: Goal
  readonly text: RuleText
  readonly clause: string
}

/**
 * What is to be brought about, checked by the engine: a part that the written position must contain, an event that
 * must have happened since the task began, or these joined. Any way that the rules allow will do.
 */
export type Goal =
  | { readonly position: Json }
  | { readonly event: Json }
  | { readonly all: readonly Goal[] }
  | { readonly any: readonly Goal[] }
  | { readonly not: Goal }
  /** At least so many commands have been played. */
  | { readonly commands: number }

/** Something that a solution brought about, offered to an author as a part of a goal. */
export interface GoalChoice {
  /** 'Elf 1 stands at 0709'. */
  readonly words: string
  readonly goal: Goal
}

/** What a goal is checked against. */
export interface Attempt {
  /** The position as it is now, in its file format. */
  readonly position: Json
  /** Since the task began. */
  readonly events: readonly Json[]
  readonly commands: number
}

/** Whether a goal is reached. */
export function isReached(goal: Goal, attempt: Attempt): boolean {
  if ('position' in goal) return holds(goal.position, attempt.position)
  if ('event' in goal) return attempt.events.some((event) => holds(goal.event, event))
  if ('all' in goal) return goal.all.every((one) => isReached(one, attempt))
  if ('any' in goal) return goal.any.some((one) => isReached(one, attempt))
  if ('not' in goal) return !isReached(goal.not, attempt)
  return attempt.commands >= goal.commands
}

/**
 * Whether data contains a pattern: every key of an object, with null for one that must be missing; every item of a
 * list somewhere in the other list; anything else the same.
 */
function holds(pattern: Json, data: Json | undefined): boolean {
  if (Array.isArray(pattern))
    return Array.isArray(data) && pattern.every((item: Json) => data.some((one: Json) => holds(item, one)))
  if (typeof pattern !== 'object' || pattern === null) return (data ?? null) === pattern
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false
  const record = data as Readonly<Record<string, Json>>
  return Object.entries(pattern).every(([key, value]) => holds(value, ownOf(record, key) ?? null))
}

/** The lesson as one of the oldest version that has what it holds. */
export function withVersion(lesson: Lesson): Lesson {
  return { ...lesson, version: lesson.chapters.some(isOfSecondVersion) ? 2 : 1 }
}

function isOfSecondVersion(chapter: LessonChapter): boolean {
  const steps = chapter.kind === 'demonstration' ? chapter.steps : []
  return (
    (chapter.kind === 'task' && chapter.detours !== undefined) ||
    [chapter, ...steps].some(({ drawings = [] }) => drawings.some(({ kind }) => kind === 'text'))
  )
}
