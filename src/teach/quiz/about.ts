import { MISSED, WHOLE_COURSE } from '../addresses/quiz-address'
import { findLesson, ownId } from '../learn/find-lesson'
import { ownLessons } from '../learn/own-lessons'
import type { Shelved } from '../questions/question'
import type { Stage } from '../stage/stage'
import { QUIZ_TEXT as TEXT } from './quiz-text'

/** What a quiz is about. */
export interface About {
  readonly kind: 'course' | 'missed' | 'lesson'
  readonly title: string
  readonly shelf: readonly Shelved[]
}

/** What an address names; undefined where there is no such lesson. */
export function aboutOf({ game, teaching }: Stage, address: string): About | undefined {
  const course = teaching.lessons.map((lesson) => ({ addressId: lesson.id, lesson }))
  if (address === WHOLE_COURSE) return { kind: 'course', title: TEXT.wholeCourse, shelf: course }
  if (address === MISSED) {
    const own = ownLessons.all().filter((lesson) => lesson.game === game.id)
    const shelf = [...course, ...own.map((lesson) => ({ addressId: ownId(lesson.id), lesson }))]
    return { kind: 'missed', title: TEXT.missed, shelf }
  }
  const lesson = findLesson(teaching, game.id, address)
  return lesson && { kind: 'lesson', title: lesson.title, shelf: [{ addressId: address, lesson }] }
}
