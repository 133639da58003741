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

/** A place in a study, as a link names it; what is left out is the beginning. */
interface HandedPlace {
  readonly chapter?: number
  readonly line?: string
  readonly step?: number
  readonly look?: string
}

/** Where an address of a study stands for what another page has left to be studied. */
const HANDED = 'shared'

/** The address at which what another page left to be studied opens, at a place of it. */
export function handedAddress(gameId: string, place?: HandedPlace): string {
  if (!place) return studyAddress(gameId)
  const { chapter = 0, line = 'main', step = 0, look } = place
  const parts = [step, chapter, line, ...(look === undefined ? [] : [look])]
  return `${studyAddress(gameId, HANDED)}/${parts.map((part) => encodeURIComponent(part)).join('/')}`
}
