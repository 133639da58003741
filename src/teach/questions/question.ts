import type { Viewer } from '@/engine/kernel/game'
import type { Refusal } from '@/engine/kernel/refusal'
import type { Lesson } from '@/engine/lesson/lesson'
import type { LessonHistory } from '@/engine/lesson/lesson-play'
import type { Drawing } from '@/engine/rulebook/rulebook'

/** A lesson, and its id as an address has it. */
export interface Shelved {
  readonly addressId: string
  readonly lesson: Lesson
}

/** What of a chapter a question is made from: a step of a demonstration, or one of the answers to a task. */
export type QuizPart = `${'step' | 'solution' | 'mistake'}-${number}`

/** Where a question comes from. */
export interface Origin extends Shelved {
  /** The chapter, counted from nought. */
  readonly nth: number
  readonly part: QuizPart
}

/** A question about what a command comes to, or whether the rules allow it; exactly one of its answers is right. */
export interface Question {
  readonly origin: Origin
  readonly asks: 'outcome' | 'allowed'
  /** Who looks at the board, and at what comes of the command. */
  readonly viewer: Viewer
  /** The command in words. */
  readonly words: string
  readonly drawings: readonly Drawing[]
  /** What the dice will show; empty where none are asked about. */
  readonly faces: readonly number[]
  readonly before: LessonHistory
  /** Once the command has been played; as before where it is refused. */
  readonly after: LessonHistory
  readonly answers: readonly string[]
  /** The right one, by its place. */
  readonly right: number
  /** The clauses that decide it, each once; none where the rules merely allow it. */
  readonly clauses: readonly string[]
  /** Why it is not allowed, if so. */
  readonly refusal?: Refusal
}

/** One name for a question, whatever its dice show. */
export function keyOf({ addressId, nth, part }: Pick<Origin, 'addressId' | 'nth' | 'part'>): string {
  return `${addressId}/${nth}/${part}`
}
