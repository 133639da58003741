import { useMemo } from 'react'
import { readDraft } from '@/engine/lesson/lesson-read'
import type { Lesson } from '@/engine/lesson/lesson'
import { browserStore, type BrowserStore, useBrowserStore } from './browser-store'

/** Lessons kept in this browser, newest last. */
export interface LessonShelf {
  readonly store: BrowserStore
  all(): readonly Lesson[]
  /** Puts a lesson on the shelf in place of one with its game and id; tells whether the browser has kept it. */
  keep(lesson: Lesson): boolean
  remove(gameId: string, id: string): void
}

/** A shelf under a key of the browser's storage. */
export function lessonShelf(key: string): LessonShelf {
  const store = browserStore(key)
  const all = remembered(lessonsFrom)
  const write = (lessons: readonly Lesson[]) =>
    store.write(lessons.length === 0 ? '' : JSON.stringify(lessons))
  const without = (gameId: string, id: string) =>
    all(store.read()).filter((lesson) => lesson.game !== gameId || lesson.id !== id)
  return {
    store,
    all: () => all(store.read()),
    keep: (lesson) => write([...without(lesson.game, lesson.id), lesson]),
    remove: (gameId, id) => void write(without(gameId, id)),
  }
}

/** Lessons opened from files. */
export const ownLessons = lessonShelf('hexhearth-own-lessons')
/** Lessons in progress at the author. */
export const draftLessons = lessonShelf('hexhearth-lesson-drafts')

/** The lessons of a game on a shelf, kept up to date. */
export function useShelf(shelf: LessonShelf, gameId: string): readonly Lesson[] {
  const text = useBrowserStore(shelf.store)
  return useMemo(
    () => (text === '' ? [] : shelf.all().filter(({ game }) => game === gameId)),
    [text, shelf, gameId],
  )
}

/** The same text gives the very same lessons, so that a task in one is found as it was left. */
function remembered<Value>(read: (text: string) => Value): (text: string) => Value {
  let last: { readonly text: string; readonly value: Value } | undefined
  return (text) => {
    if (last?.text !== text) last = { text, value: read(text) }
    return last.value
  }
}

function lessonsFrom(text: string): readonly Lesson[] {
  try {
    const json: unknown = JSON.parse(text)
    if (!Array.isArray(json)) return []
    return json.flatMap((one) => {
      const lesson = readDraft(one)
      return lesson.ok ? [lesson.value] : []
    })
  } catch {
    return []
  }
}
