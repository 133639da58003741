import type { AnyCommand } from '@/engine/kernel/game'
import type { TaskChapter } from '@/engine/lesson/lesson'
import { type LessonGame, type LessonHistory, openChapter, playTask } from '@/engine/lesson/lesson-play'

/** A task's solution played to its end, or undefined when it cannot be. */
export function solvedHistory(game: LessonGame, chapter: TaskChapter): LessonHistory | undefined {
  return playedHistory(game, chapter, chapter.solution)
}

/** Commands played to their end from the beginning of a task, or undefined when they cannot be. */
export function playedHistory(
  game: LessonGame,
  chapter: TaskChapter,
  commands: readonly AnyCommand[],
): LessonHistory | undefined {
  const opened = openChapter(game, chapter)
  if (!opened.ok) return undefined
  let history = opened.value
  for (const command of commands) {
    const played = playTask(game, chapter, history, command)
    if (!played.ok) return undefined
    history = played.history
  }
  return history
}
