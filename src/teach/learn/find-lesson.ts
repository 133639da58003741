import type { Lesson } from '@/engine/lesson/lesson'
import type { AnyTeaching } from '@/contract/manifest'
import { draftLessons, ownLessons } from './own-lessons'

/** Where a lesson comes from, as its id in an address begins; no id of a lesson has a dot. */
const OWN = 'own.'
const DRAFT = 'draft.'

/** The id in an address of a lesson opened from a file. */
export function ownId(id: string): string {
  return `${OWN}${id}`
}

/** The id in an address of a lesson at the author. */
export function draftId(id: string): string {
  return `${DRAFT}${id}`
}

/** Whether an address leads to a lesson at the author. */
export function isDraft(addressId: string): boolean {
  return addressId.startsWith(DRAFT)
}

/** Whether an address leads to a lesson of the course, which every copy of the program has. */
export function isOfCourse(addressId: string): boolean {
  return !isDraft(addressId) && !addressId.startsWith(OWN)
}

/** The lesson that an address names. */
export function findLesson(teaching: AnyTeaching, gameId: string, addressId: string): Lesson | undefined {
  const [lessons, id] = shelfOf(teaching, addressId)
  return lessons.find((lesson) => lesson.game === gameId && lesson.id === id)
}

function shelfOf(teaching: AnyTeaching, addressId: string): readonly [readonly Lesson[], string] {
  if (addressId.startsWith(OWN)) return [ownLessons.all(), addressId.slice(OWN.length)]
  if (addressId.startsWith(DRAFT)) return [draftLessons.all(), addressId.slice(DRAFT.length)]
  return [teaching.lessons, addressId]
}
