import { type Lesson, withVersion } from '@/engine/lesson/lesson'
import { leaveNote, noteUnder, removeNote } from '@/store/tab-notes'
import { draftLessons } from './own-lessons'

const COPIED = 'hexhearth-copied-lesson'

/** An id that no lesson of a list has: the one wanted, or that with a number. */
export function freeId(wanted: string, taken: readonly string[]): string {
  if (!taken.includes(wanted)) return wanted
  const numbers = Array.from({ length: taken.length + 1 }, (_, nth) => `${wanted.slice(0, 56)}-${nth + 2}`)
  return numbers.find((id) => !taken.includes(id)) ?? wanted
}

/** Lays a copy of a lesson on the author's shelf, under an id that no draft has, nor the lesson unless that is alone. */
export function copyForAuthor(lesson: Lesson, taken: readonly string[] = [lesson.id]): Lesson {
  const drafts = draftLessons.all().filter(({ game }) => game === lesson.game)
  const id = freeId(lesson.id, [...taken, ...drafts.map((draft) => draft.id)])
  const copy = withVersion({ ...lesson, id })
  // A browser that has no room keeps it until the page is closed; the author says so at the first change.
  draftLessons.keep(copy)
  leaveNote(COPIED, id)
  return copy
}

/** Whether a draft has just been made as a copy. */
export function isNewCopy(id: string): boolean {
  return noteUnder(COPIED) === id
}

/** Lets it be forgotten that a draft is a copy, once that was said. */
export function forgetCopy(): void {
  removeNote(COPIED)
}
