import { useMemo } from 'react'
import * as v from 'valibot'
import { HELP, type HandedIn, type TaskResult, sumOf } from '@/engine/lesson/handed-in'
import type { Lesson } from '@/engine/lesson/lesson'
import { browserStore, useBrowserStore } from './browser-store'
import type { Place } from './place'
import { type Deed, isDue, type Tried, triedAfter } from './tried'

/** What was done in tasks, by game, lesson and chapter ('arena/first-game/2'), the chapter counted from nought. */
export type Tries = Readonly<Record<string, Tried>>

const store = browserStore('hexhearth-tries')
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

/** All that a learner has done in tasks. */
export function useTries(): Tries {
  const text = useBrowserStore(store)
  return useMemo(() => triesFrom(text), [text])
}

/** Keeps what was done in the task at a place; of a frame on another page nothing is kept. */
export function noteDeed({ gameId, addressId, nth, goTo }: Place, deed: Deed): void {
  if (goTo) return
  const tries = triesFrom(store.read())
  const key = keyOf(gameId, addressId, nth)
  const before = tries[key]
  const after = triedAfter(before, deed, today())
  if (after !== before) keep({ ...tries, [key]: after })
}

/** Forgets what was done in the tasks of a game; gives back what that was. */
export function forgetTries(gameId: string): Tries {
  const entries = Object.entries(triesFrom(store.read()))
  const isOwn = ([key]: readonly [string, Tried]) => key.startsWith(`${gameId}/`)
  keep(Object.fromEntries(entries.filter((entry) => !isOwn(entry))))
  return Object.fromEntries(entries.filter(isOwn))
}

/** Remembers again what was forgotten; what was done since stands. */
export function restoreTries(forgotten: Tries): void {
  keep({ ...forgotten, ...triesFrom(store.read()) })
}

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

/** What a learner hands in of a lesson, at a moment. */
export function handedInOf(
  tries: Tries,
  { gameId, addressId, lesson }: Omit<Place, 'nth'>,
  by: { readonly learner: string; readonly now: Date },
): HandedIn {
  return {
    format: 'hexhearth-hand-in',
    version: 1,
    game: gameId,
    lesson: { id: lesson.id, title: lesson.title, sum: sumOf(lesson) },
    learner: by.learner,
    at: by.now.toISOString().slice(0, 16),
    tasks: tasksOf(lesson).map((nth) => resultOf(nth, tries[keyOf(gameId, addressId, nth)])),
  }
}

function keep(tries: Tries): void {
  store.write(Object.keys(tries).length === 0 ? '' : JSON.stringify(tries))
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

/** What was kept may come from anybody: what is not understood counts as not tried. */
function triesFrom(text: string): Tries {
  try {
    const json: unknown = JSON.parse(text)
    if (typeof json !== 'object' || json === null) return {}
    return Object.fromEntries(
      Object.entries(json).filter((entry): entry is [string, Tried] => v.is(triedSchema, entry[1])),
    )
  } catch {
    return {}
  }
}
