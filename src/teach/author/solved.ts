import type { TaskChapter } from '@/engine/lesson/lesson'
import { type LessonGame, type LessonHistory, playedHistory } from '@/engine/lesson/lesson-play'

/** A task's solution played to its end, or undefined when it cannot be. */
export function solvedHistory(game: LessonGame, chapter: TaskChapter): LessonHistory | undefined {
  return playedHistory(game, chapter, chapter.solution)
}
