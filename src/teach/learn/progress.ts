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

/** Forgets what was done in the lessons of a game; gives back what that was. */
export function forgetProgress(gameId: string): Progress {
  const [own, others] = partedBy(gameId, progressFrom(store.read()))
  keep(others)
  return own
}

/** Remembers again what was forgotten, and what was done since. */
export function restoreProgress(forgotten: Progress): void {
  const now = progressFrom(store.read())
  const both = Object.entries(forgotten).map(([key, done]) => [
    key,
    [...new Set([...done, ...(now[key] ?? [])])],
  ])
  keep({ ...now, ...Object.fromEntries(both) } as Progress)
}

function partedBy(gameId: string, progress: Progress): readonly [own: Progress, others: Progress] {
  const isOwn = ([key]: readonly [string, unknown]) => key.startsWith(`${gameId}/`)
  const entries = Object.entries(progress)
  return [
    Object.fromEntries(entries.filter(isOwn)),
    Object.fromEntries(entries.filter((entry) => !isOwn(entry))),
  ]
}

function keep(progress: Progress): void {
  store.write(Object.keys(progress).length === 0 ? '' : JSON.stringify(progress))
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
