import type { TaskChapter } from '@/engine/lesson/lesson'
import { type LessonGame, type LessonHistory, openChapter, playTask } from '@/engine/lesson/lesson-play'

/** A task's solution played to its end, or undefined when it cannot be. */
export function solvedHistory(game: LessonGame, chapter: TaskChapter): LessonHistory | undefined {
  const opened = openChapter(game, chapter)
  if (!opened.ok) return undefined
  let history = opened.value
  for (const command of chapter.solution) {
    const played = playTask(game, chapter, history, command)
    if (!played.ok) return undefined
    history = played.history
  }
  return history
}
