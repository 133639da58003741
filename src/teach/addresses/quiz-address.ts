/** What a quiz is about, as its address has it, where that is no one lesson; no id of a lesson has a dot. */
export const WHOLE_COURSE = 'course.all'
/** The questions that were missed and should be asked once more. */
export const MISSED = 'course.missed'

/** The address of a quiz: about a lesson or all of them, with a seed by which a whole class is asked the same. */
export function quizAddress(gameId: string, about = WHOLE_COURSE, seed?: number): string {
  return `#/quiz/${gameId}/${about}${seed === undefined ? '' : `/${seed}`}`
}
