import type { Json } from '@/engine/game'
import {
  LESSON_VERSION,
  type Failure,
  type Lesson,
  type LessonChapter,
  type Mistake,
  type TaskChapter,
} from '@/engine/lesson'
import type { Clause } from '../../content/clauses'
import type { Command } from '../../rules/commands'

/** What the list of lessons says of one. */
type Heading = Pick<Lesson, 'id' | 'title' | 'summary' | 'minutes'>

/** A lesson of this game. */
export function lessonOf(heading: Heading, chapters: readonly LessonChapter[]): Lesson {
  return {
    format: 'hexhearth-lesson',
    version: LESSON_VERSION,
    game: 'arena',
    ...heading,
    chapters: chapters.map((chapter) => (chapter.kind === 'task' ? withinPhase(chapter) : chapter)),
  }
}

/** A task that is done in one phase fails when that is over, lest the learner go on in vain. */
function withinPhase(task: TaskChapter): TaskChapter {
  const phase = phaseIn(task)
  const isLeft = task.solution.some(({ type }) => type === 'endPhase' || type === 'passMagic')
  if (phase === undefined || isLeft) return task
  const missed: Failure = {
    when: { not: { position: { phase } } },
    text: 'The phase is over, and none comes back. Try again from the start.',
    clause: 'AA-3.1',
  }
  return { ...task, failures: [...(task.failures ?? []), missed] }
}

function phaseIn({ position }: TaskChapter): Json | undefined {
  return typeof position === 'object' && position !== null && 'phase' in position ? position.phase : undefined
}

/** Commands of which the last is refused by a clause, or fails by it. */
export function mistake(clause: Clause, ...commands: readonly Command[]): Mistake {
  return { commands, clause }
}
