import {
  LESSON_VERSION,
  type Failure,
  type Lesson,
  type LessonChapter,
  type Mistake,
  type TaskChapter,
} from '@/engine/lesson'
import type { Drawing, DrawingInk } from '@/engine/rulebook'
import type { Json } from '@/engine/game'
import type { HexId } from '@/engine/hex'
import type { Clause } from '../../content/clauses'
import type { Command } from '../../rules/commands'

/** What the list of lessons says of one. */
export type Heading = Pick<Lesson, 'id' | 'title' | 'summary' | 'minutes'>

/** A lesson of this game. */
export function lessonOf(heading: Heading, chapters: readonly LessonChapter[]): Lesson {
  return {
    format: 'hexhearth-lesson',
    version: LESSON_VERSION,
    game: 'arrakhar',
    ...heading,
    chapters: chapters.map((chapter) => (chapter.kind === 'task' ? withinSegment(chapter) : chapter)),
  }
}

/** A task that is done in one segment fails when that is over, lest the learner go on in vain. */
function withinSegment(task: TaskChapter): TaskChapter {
  const segment = segmentIn(task)
  if (segment === undefined || task.solution.some(({ type }) => type === 'endSegment')) return task
  const missed: Failure = {
    when: { not: { position: { segment } } },
    text: 'The segment is over, and none comes back. Try again from the start.',
    clause: 'AR-5.6',
  }
  return { ...task, failures: [...(task.failures ?? []), missed] }
}

function segmentIn({ position }: TaskChapter): Json | undefined {
  return typeof position === 'object' && position !== null && 'segment' in position
    ? position.segment
    : undefined
}

/** Commands of which the last is refused by a clause, or fails by it. */
export function mistake(clause: Clause, ...commands: readonly Command[]): Mistake {
  return { commands, clause }
}

/** An arrow over the board, written '0709 0808'. */
export function arrow(fromTo: string, ink: DrawingInk = 'green'): Drawing {
  const [from = '', to = ''] = fromTo.split(' ')
  return { kind: 'arrow', from: from as HexId, to: to as HexId, ink }
}

/** Circles around hexes, written '0709 0808'. */
export function circles(hexes: string, ink: DrawingInk = 'yellow'): readonly Drawing[] {
  return hexes.split(' ').map((hex) => ({ kind: 'circle', hex: hex as HexId, ink }))
}
