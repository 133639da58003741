/** The address of a game's course. */
export function learnAddress(gameId: string): string {
  return `#/learn/${gameId}`
}

/** The address of a lesson's chapter, counted from nought. */
export function lessonAddress(gameId: string, lessonId: string, chapter = 0): string {
  return `#/lesson/${gameId}/${lessonId}/${chapter}`
}

/** The address of a lesson's handout. */
export function handoutAddress(gameId: string, lessonId: string): string {
  return `#/handout/${gameId}/${lessonId}`
}
