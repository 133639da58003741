/** The address of a game's course. */
export function learnAddress(gameId: string): string {
  return `#/learn/${gameId}`
}

/** What follows a game in the address of the tools to teach it with. */
export const TEACHERS = 'teach'

/** The address of the tools to teach a game with, below its course. */
export function teachersAddress(gameId: string): string {
  return `${learnAddress(gameId)}/${TEACHERS}`
}

/** The address of a lesson's chapter, counted from nought. */
export function lessonAddress(gameId: string, lessonId: string, chapter = 0): string {
  return `#/lesson/${gameId}/${lessonId}/${chapter}`
}

/** The address of a lesson's handout. */
export function handoutAddress(gameId: string, lessonId: string): string {
  return `#/handout/${gameId}/${lessonId}`
}
