import type { AnyCommand } from './game'
import { valueAt } from './json-look'
import {
  type Failure,
  type Lesson,
  LESSON_VERSION,
  type LessonChapter,
  type Mistake,
  type TaskChapter,
} from './lesson'

/** What the list of lessons says of one. */
type Heading = Pick<Lesson, 'id' | 'title' | 'summary' | 'minutes'>

/** What a game calls the parts of its sequence of play, and how they end. */
interface Parts {
  readonly gameId: string
  /** The key of a position that names the part which runs. */
  readonly key: string
  /** Commands that end a part. */
  readonly ends: readonly string[]
  /** What a learner is told who let the part end. */
  readonly missed: Pick<Failure, 'text' | 'clause'>
}

/** Makes lessons of a game; a task that is done in one part fails when that is over, lest the learner go on in vain. */
export function lessonsIn({ gameId, key, ends, missed }: Parts) {
  const within = (task: TaskChapter): TaskChapter => {
    const part = valueAt(task.position, key)
    if (part === undefined || task.solution.some(({ type }) => ends.includes(type))) return task
    const failure: Failure = { when: { not: { position: { [key]: part } } }, ...missed }
    return { ...task, failures: [...(task.failures ?? []), failure] }
  }
  return (heading: Heading, chapters: readonly LessonChapter[]): Lesson => ({
    format: 'hexhearth-lesson',
    version: LESSON_VERSION,
    game: gameId,
    ...heading,
    chapters: chapters.map((chapter) => (chapter.kind === 'task' ? within(chapter) : chapter)),
  })
}

/** Commands of which the last is refused by a clause, or fails by it. */
export function mistakeOf(clause: string, ...commands: readonly AnyCommand[]): Mistake {
  return { commands, clause }
}

/** Names a key in a text, by what it does. */
export function keyTo(does: string): string {
  return `{{key:${does}}}`
}

/** Names a button in a text, by its label and the group in which it stands where there are several. */
export function button(label: string, group?: string): string {
  return `{{button:${group === undefined ? label : `${group} > ${label}`}}}`
}
