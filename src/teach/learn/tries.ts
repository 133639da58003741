import * as v from 'valibot'
import { HELP, type HandedIn, type QuizResult, type TaskResult, sumOf } from '@/engine/lesson/handed-in'
import type { Lesson } from '@/engine/lesson/lesson'
import { browserStore, useBrowserStore } from './browser-store'
import type { Place } from './place'
import { recordStore } from './record-store'
import { type Deed, isDue, type Tried, triedAfter } from './tried'

/** What was done in tasks, by game, lesson and chapter ('arena/first-game/2'), the chapter counted from nought. */
export type Tries = Readonly<Record<string, Tried>>

/** Kept for whoever hands in a second time. */
const learner = browserStore('hexhearth-learner')

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const triedSchema = v.object({
  tries: count,
  refused: v.array(v.string()),
  solved: v.nullable(v.picklist(HELP)),
  isUnderWay: v.boolean(),
  help: v.picklist(HELP),
  box: count,
  day: count,
})

const store = recordStore('hexhearth-tries', (json): json is Tried => v.is(triedSchema, json))

/** All that a learner has done in tasks. */
export const useTries: () => Tries = store.use

/** Keeps what was done in the task at a place; of a frame on another page nothing is kept. */
export function noteDeed({ gameId, addressId, nth, goTo }: Place, deed: Deed): void {
  if (goTo) return
  const tries = store.all()
  const key = keyOf(gameId, addressId, nth)
  const before = tries[key]
  const after = triedAfter(before, deed, today())
  if (after !== before) store.keep({ ...tries, [key]: after })
}

/** Forgets what was done in the tasks of a game; gives back what that was. */
export const forgetTries: (gameId: string) => Tries = store.forget

/** Remembers again what was forgotten; what was done since stands. */
export const restoreTries: (forgotten: Tries) => void = store.restore

/** The name by which a learner handed in last, '' if never. */
export function useLearner(): string {
  return useBrowserStore(learner)
}

/** Keeps the name of a learner. */
export function keepLearner(name: string): void {
  learner.write(name)
}

/** The day by the clock of this device, in days since 1970. */
export function today(): number {
  const now = new Date()
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / 86_400_000)
}

/** Whether a learner has begun any task of a lesson. */
export function hasTried(tries: Tries, gameId: string, addressId: string): boolean {
  return Object.keys(tries).some((key) => key.startsWith(`${gameId}/${addressId}/`))
}

/** The tasks of a lesson, by their chapters, that should be taken once more on a day. */
export function dueIn(
  tries: Tries,
  { gameId, addressId, lesson }: Omit<Place, 'nth'>,
  day: number,
): readonly number[] {
  return tasksOf(lesson).filter((nth) => {
    const tried = tries[keyOf(gameId, addressId, nth)]
    return tried !== undefined && isDue(tried, day)
  })
}

/** Who hands in, and when. */
export interface HandingIn {
  readonly learner: string
  readonly now: Date
}

/** What a learner hands in of a lesson, and of the last quiz about it if there was one. */
export function handedInOf(
  tries: Tries,
  { gameId, addressId, lesson }: Omit<Place, 'nth'>,
  by: HandingIn,
  quiz?: QuizResult,
): HandedIn {
  const tasks = tasksOf(lesson).map((nth) => resultOf(nth, tries[keyOf(gameId, addressId, nth)]))
  return {
    ...headOf(gameId, by, quiz),
    lesson: { id: lesson.id, title: lesson.title, sum: sumOf(lesson) },
    tasks,
  }
}

/** What a learner hands in of a quiz about all lessons of a game. */
export function handedInOfCourse(
  { gameId, title, lessons }: CourseQuizzed,
  by: HandingIn,
  quiz: QuizResult,
): HandedIn {
  return { ...headOf(gameId, by, quiz), lesson: { id: 'course', title, sum: sumOf(lessons) }, tasks: [] }
}

/** The lessons that a quiz was about, and what the table of a class calls them. */
export interface CourseQuizzed {
  readonly gameId: string
  readonly title: string
  readonly lessons: readonly Lesson[]
}

function headOf(gameId: string, { learner: name, now }: HandingIn, quiz: QuizResult | undefined) {
  return {
    format: 'hexhearth-hand-in',
    version: quiz ? 2 : 1,
    game: gameId,
    learner: name,
    at: now.toISOString().slice(0, 16),
    ...(quiz && { quiz }),
  } as const
}

function resultOf(chapter: number, tried: Tried | undefined): TaskResult {
  if (!tried) return { chapter, solved: null, tries: 0, refused: [] }
  const { solved, tries, refused } = tried
  return { chapter, solved, tries: Math.min(tries, 9999), refused: [...refused] }
}

/** The chapters of a lesson in which a learner plays. */
export function tasksOf({ chapters }: Lesson): readonly number[] {
  return chapters.flatMap(({ kind }, nth) => (kind === 'task' ? [nth] : []))
}

function keyOf(gameId: string, addressId: string, nth: number): string {
  return `${gameId}/${addressId}/${nth}`
}
