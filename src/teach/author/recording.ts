import type { AnyCommand } from '@/engine/kernel/game'
import type { DemonstrationStep, LessonChapter, Mistake, TaskChapter } from '@/engine/lesson/lesson'
import { type LessonHistory, stepsOf } from '@/engine/lesson/lesson-play'
import type { Refusal } from '@/engine/kernel/refusal'

/** What is being recorded. */
export type RecordingKind = 'steps' | 'solution' | 'mistake' | 'detour'

/** A command that the rules refused, and by which clause. */
export interface RefusedCommand {
  readonly command: AnyCommand
  readonly refusal: Refusal
}

/** What was played, and what the rules refused at its end. */
export interface Recording {
  readonly history: LessonHistory
  readonly refused: RefusedCommand | null
}

/** The chapter with what was recorded for it. */
export function kept(chapter: LessonChapter, kind: RecordingKind, recording: Recording): LessonChapter {
  switch (chapter.kind) {
    case 'reading':
      return chapter
    case 'demonstration':
      return { ...chapter, steps: withTexts(chapter.steps, stepsOf(recording.history)) }
    case 'task':
      return WITH[kind](chapter, recording)
  }
}

/** A task has no steps: what is recorded of it is its solution, or an answer. */
const WITH: Readonly<Record<RecordingKind, (chapter: TaskChapter, recording: Recording) => TaskChapter>> = {
  steps: withSolution,
  solution: withSolution,
  mistake: withMistake,
  detour: withDetour,
}

/** Steps that are recorded again keep the words of those before them. */
function withTexts(
  before: readonly DemonstrationStep[],
  steps: readonly DemonstrationStep[],
): readonly DemonstrationStep[] {
  return steps.map((step, nth) => {
    const text = before[nth]?.text
    const drawings = before[nth]?.drawings
    return { ...step, ...(text === undefined ? {} : { text }), ...(drawings ? { drawings } : {}) }
  })
}

function withSolution(chapter: TaskChapter, { history }: Recording): TaskChapter {
  const steps = stepsOf(history)
  const dice = steps.flatMap((step) => step.dice ?? [])
  return {
    ...chapter,
    solution: steps.map(({ command }) => command),
    ...(dice.length > 0 ? { dice } : {}),
  }
}

function withMistake(chapter: TaskChapter, { history, refused }: Recording): TaskChapter {
  if (!refused) return chapter
  const commands = [...stepsOf(history).map(({ command }) => command), refused.command]
  const mistake: Mistake = { commands, clause: refused.refusal.clause }
  return { ...chapter, mistakes: [...chapter.mistakes, mistake] }
}

function withDetour(chapter: TaskChapter, { history }: Recording): TaskChapter {
  const commands = stepsOf(history).map(({ command }) => command)
  return { ...chapter, detours: [...(chapter.detours ?? []), { commands, text: '' }] }
}
