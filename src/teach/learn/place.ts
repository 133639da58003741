import type { Lesson } from '@/engine/lesson/lesson'
import { learnAddress, lessonAddress } from '../addresses/learn-address'
import { markDone } from './progress'

/** Where a learner is. */
export interface Place {
  readonly gameId: string
  /** The lesson's id as the address has it. */
  readonly addressId: string
  readonly lesson: Lesson
  /** The chapter, counted from nought. */
  readonly nth: number
  /** Goes to a chapter where none has an address, in a frame on another page; what was done is not kept there. */
  readonly goTo?: (nth: number) => void
}

/** Whether a chapter follows. */
export function hasNext({ lesson, nth }: Place): boolean {
  return nth + 1 < lesson.chapters.length
}

/** The address of what follows: the next chapter, or the course. */
export function nextAddress(place: Place): string {
  const { gameId, addressId, nth } = place
  return hasNext(place) ? lessonAddress(gameId, addressId, nth + 1) : learnAddress(gameId)
}

/** Goes on to what follows; what was only read is done with that. */
export function goOn(place: Place): void {
  if (place.lesson.chapters[place.nth]?.kind !== 'task') finishChapter(place)
  if (!place.goTo) location.hash = nextAddress(place)
  else if (hasNext(place)) place.goTo(place.nth + 1)
}

/** Keeps that the chapter is done. */
export function finishChapter({ gameId, addressId, nth, goTo }: Place): void {
  if (!goTo) markDone(gameId, addressId, nth)
}
