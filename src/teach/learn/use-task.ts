import { useCallback, useEffect, useState } from 'react'
import type { AnyCommand } from '@/engine/kernel/game'
import { redo, undo } from '@/engine/kernel/history'
import type { TaskChapter } from '@/engine/lesson/lesson'
import {
  type LessonGame,
  type LessonHistory,
  playTask,
  type Verdict,
  verdictOf,
} from '@/engine/lesson/lesson-play'
import type { Refusal } from '@/engine/kernel/refusal'

/** A task as far as the learner is. */
interface TaskState {
  readonly history: LessonHistory
  readonly verdict: Verdict
  /** Why the last command or click came to nothing. */
  readonly refusal: Refusal | null
  readonly hints: number
  /** Tells one try from the next. */
  readonly run: number
}

/** A task and what may be done in it. */
export interface Task extends TaskState {
  readonly play: (command: AnyCommand) => Refusal | undefined
  readonly onRefused: (refusal: Refusal) => void
  readonly restart: () => void
  readonly hint: () => void
  readonly undo: () => void
  readonly redo: () => void
  /** Why nothing can be taken back, if so. */
  readonly undoStopped: string | undefined
}

/** Tasks as they were left, for whoever comes back from reading a clause. */
const leftOff = new WeakMap<TaskChapter, TaskState>()

/** A task being played on the real rules, its goal checked after each command. */
export function useTask(game: LessonGame, chapter: TaskChapter, first: LessonHistory): Task {
  const [state, setState] = useState<TaskState>(() => leftOff.get(chapter) ?? begun(first))
  useEffect(() => void leftOff.set(chapter, state), [chapter, state])
  const { history, verdict } = state
  const play = useCallback(
    (command: AnyCommand) => {
      // What a gesture had still in hand when the task was done comes to nothing.
      if (verdict.state !== 'open') return undefined
      const played = playTask(game, chapter, history, command)
      if (!played.ok) return played.refusal
      setState((now) => standingAt(game, chapter, now, played.history))
      return undefined
    },
    [game, chapter, history, verdict],
  )
  const onRefused = useCallback((refusal: Refusal) => setState((now) => ({ ...now, refusal })), [])
  const undone = undo(history)
  const turn = (go: typeof undo) => {
    const turned = go(history)
    if (turned.ok) setState((now) => standingAt(game, chapter, now, turned.history))
  }
  return {
    ...state,
    play,
    onRefused,
    restart: () => setState((now) => ({ ...begun(first), hints: now.hints, run: now.run + 1 })),
    hint: () => setState((now) => ({ ...now, hints: Math.min(now.hints + 1, chapter.hints.length) })),
    undo: () => turn(undo),
    redo: () => turn(redo),
    undoStopped: undone.ok ? undefined : undone.reason,
  }
}

function begun(first: LessonHistory): TaskState {
  return { history: first, verdict: { state: 'open' }, refusal: null, hints: 0, run: 0 }
}

function standingAt(
  game: LessonGame,
  chapter: TaskChapter,
  state: TaskState,
  history: LessonHistory,
): TaskState {
  return { ...state, history, verdict: verdictOf(game, chapter, history), refusal: null }
}
