import { useMemo } from 'react'
import { browserStore, useBrowserStore } from './browser-store'

/** The chapters done, by game and lesson ('arrakhar/first-game'), counted from nought. */
export type Progress = Readonly<Record<string, readonly number[]>>

const store = browserStore('hexhearth-lessons')

/** The learner's progress in all lessons. */
export function useProgress(): Progress {
  const text = useBrowserStore(store)
  return useMemo(() => progressFrom(text), [text])
}

/** Keeps that a chapter is done. */
export function markDone(gameId: string, lessonId: string, chapter: number): void {
  const progress = progressFrom(store.read())
  const key = keyOf(gameId, lessonId)
  const done = progress[key] ?? []
  if (done.includes(chapter)) return
  store.write(JSON.stringify({ ...progress, [key]: [...done, chapter] }))
}

/** Forgets what was done in the lessons of a game. */
export function forgetProgress(gameId: string): void {
  const others = Object.entries(progressFrom(store.read())).filter(([key]) => !key.startsWith(`${gameId}/`))
  store.write(others.length === 0 ? '' : JSON.stringify(Object.fromEntries(others)))
}

/** The chapters done of a lesson. */
export function doneIn(progress: Progress, gameId: string, lessonId: string): readonly number[] {
  return progress[keyOf(gameId, lessonId)] ?? []
}

/** The first chapter of a lesson that is not done, or the first of all when every one is. */
export function nextChapter(done: readonly number[], chapters: number): number {
  const open = Array.from({ length: chapters }, (_, nth) => nth).find((nth) => !done.includes(nth))
  return open ?? 0
}

function keyOf(gameId: string, lessonId: string): string {
  return `${gameId}/${lessonId}`
}

/** What was kept may come from anybody: what is not understood counts as not done. */
function progressFrom(text: string): Progress {
  try {
    const json: unknown = JSON.parse(text)
    if (typeof json !== 'object' || json === null) return {}
    const known = Object.entries(json).filter((entry): entry is [string, readonly number[]] => {
      const done: unknown = entry[1]
      return Array.isArray(done) && done.every((one) => Number.isInteger(one))
    })
    return Object.fromEntries(known)
  } catch {
    return {}
  }
}
