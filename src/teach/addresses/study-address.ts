/** The address of studies of a game, or of one that this browser keeps. */
export function studyAddress(gameId: string, studyId?: string): string {
  return studyId === undefined ? `#/study/${gameId}` : `#/study/${gameId}/${studyId}`
}

/** Where the address of a study stands for the game at the table. */
export const AT_TABLE = 'game'

/** A step as an address names it: from the end while secrets are kept, for how many were taken in secret is one, too. */
export function stepName(step: number, length: number, isSecret: boolean): string {
  return isSecret ? `end-${length - step}` : String(step)
}

/** The step that an address names, of a line so long; NaN if it names none. */
export function stepNamed(name: string, length: number): number {
  const back = /^end-(\d+)$/.exec(name)?.[1]
  return back === undefined ? Number.parseInt(name) : length - Number(back)
}
