import { groupedBy } from '@/engine/basics/grouped'
import type { HandedIn, QuizResult, TaskResult } from '@/engine/lesson/handed-in'

/** What a class has done in one lesson. */
export interface LessonTable {
  readonly id: string
  readonly title: string
  /** See `sumOf`: the same lesson, changed, has a table of its own. */
  readonly sum: string
  /** Whether an earlier table is of a lesson with the same id. */
  readonly isAnother: boolean
  /** The tasks, by their chapters, counted from nought. */
  readonly tasks: readonly number[]
  readonly rows: readonly HandedIn[]
  /** Of each task, how many solved it alone. */
  readonly alone: readonly number[]
  /** Of all who took a quiz: the questions that were missed, by chapters, with how often, the most first. */
  readonly missed: readonly (readonly [place: QuizPlace, times: number])[]
  readonly hasQuiz: boolean
  /** Clauses with the number of moves that they refused, the most first. */
  readonly refusals: readonly (readonly [clause: string, moves: number])[]
}

/** The chapter that a question was made from. */
export type QuizPlace = Pick<QuizResult['answers'][number], 'lesson' | 'chapter'>

/** What is told of a result in a table. */
export type Mark = 'none' | 'hint' | 'solution' | 'open' | 'untried'

/** By what the rows of a table are sorted. */
export type Sort = 'learner' | 'solved' | 'at'

/** Hand-ins by lessons, in the order in which the lessons were first handed in. */
export function tablesOf(all: readonly HandedIn[], sort: Sort = 'learner'): readonly LessonTable[] {
  const groups = [...groupedBy(all, ({ lesson }) => `${lesson.id} ${lesson.sum}`).values()]
  return groups.map((group, nth) => {
    const { id, title, sum } = group[0].lesson
    const isAnother = groups.slice(0, nth).some(([one]) => one.lesson.id === id)
    return { id, title, sum, isAnother, ...sumsOf(group), rows: group.toSorted(ORDERS[sort]) }
  })
}

const ORDERS: Readonly<Record<Sort, (one: HandedIn, other: HandedIn) => number>> = {
  learner: (one, other) => one.learner.localeCompare(other.learner),
  solved: (one, other) => solvedIn(one) - solvedIn(other) || one.learner.localeCompare(other.learner),
  at: (one, other) => other.at.localeCompare(one.at),
}

function sumsOf(
  group: readonly HandedIn[],
): Pick<LessonTable, 'tasks' | 'alone' | 'hasQuiz' | 'missed' | 'refusals'> {
  const results = group.flatMap((one) => one.tasks)
  const tasks = [...new Set(results.map(({ chapter }) => chapter))].toSorted((a, b) => a - b)
  const refused = groupedBy(
    results.flatMap((one) => one.refused),
    (clause) => clause,
  )
  return {
    tasks,
    alone: tasks.map((task) => results.filter((one) => one.chapter === task && one.solved === 'none').length),
    hasQuiz: group.some(({ quiz }) => quiz !== undefined),
    missed: missedIn(group),
    refusals: [...refused]
      .map(([clause, moves]) => [clause, moves.length] as const)
      .toSorted(([one, most], [other, more]) => more - most || one.localeCompare(other)),
  }
}

function missedIn(group: readonly HandedIn[]): LessonTable['missed'] {
  const wrong = group.flatMap(({ quiz }) => quiz?.answers.filter(({ isRight }) => !isRight) ?? [])
  return [...groupedBy(wrong, ({ lesson, chapter }) => `${lesson} ${chapter}`).values()]
    .map((answers) => [answers[0], answers.length] as const)
    .toSorted(([, most], [, more]) => more - most)
}

/** How many questions of a quiz somebody has answered rightly at once. */
export function rightIn({ answers }: QuizResult): number {
  return answers.filter(({ isRight }) => isRight).length
}

/** How many tasks somebody has solved, whatever helped. */
export function solvedIn({ tasks }: HandedIn): number {
  return tasks.filter(({ solved }) => solved !== null).length
}

/** What came of a task. */
export function resultIn({ tasks }: HandedIn, task: number): TaskResult | undefined {
  return tasks.find(({ chapter }) => chapter === task)
}

/** How a result is marked. */
export function markOf(result: TaskResult | undefined): Mark {
  if (!result || result.tries === 0) return 'untried'
  return result.solved ?? 'open'
}

/** The lines of a spreadsheet, with the words that the page uses; commas part the cells (RFC 4180). */
export function csvOf(
  { tasks, rows, hasQuiz }: LessonTable,
  words: {
    readonly learner: string
    readonly handedIn: string
    readonly task: (nth: number) => string
    readonly mark: (mark: Mark) => string
    readonly quiz: string
    readonly of: (some: number, all: number) => string
  },
): string {
  const head = [
    words.learner,
    words.handedIn,
    ...tasks.map((task) => words.task(task + 1)),
    ...(hasQuiz ? [words.quiz] : []),
  ]
  const lines = rows.map((row) => [
    row.learner,
    row.at,
    ...tasks.map((task) => words.mark(markOf(resultIn(row, task)))),
    ...(hasQuiz ? [row.quiz ? words.of(rightIn(row.quiz), row.quiz.answers.length) : ''] : []),
  ])
  return [head, ...lines].map((line) => `${line.map(cellOf).join(',')}\r\n`).join('')
}

/** In quotes; what a spreadsheet would take for a formula has an apostrophe before it, for names are strangers'. */
function cellOf(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${plain.replaceAll('"', '""')}"`
}
