import { TABLE } from './way-to-present'

/** Where an address names the position on the editor's desk as what is presented. */
export const EDITED = 'position'

const STUDY = 'study.'
/** What a slide's number is followed by where the notes to it are shown. */
export const NOTES = 'notes'
/** What a step's name follows where an address names a step and not a slide. */
const AT_STEP = 'at-'

/** What an address names to be presented; the id of a lesson is one as an address has it. */
export type Presented =
  | { readonly kind: 'lesson'; readonly id: string }
  /** A game kept in this browser, or the one at the table. */
  | { readonly kind: 'table'; readonly id: string }
  | { readonly kind: 'study'; readonly id: string; readonly chapter: number; readonly line: string }
  | { readonly kind: 'position' }

/** The address of a presentation: of a slide, counted from 1, or where `place` is left out of where it begins. */
export function presentAddress(gameId: string, source: string, place?: number | string): string {
  return ['#/present', gameId, source, ...(place === undefined ? [] : [place])].join('/')
}

/** The address of the notes to a slide, for whoever speaks. */
export function notesAddress(gameId: string, source: string, nth: number): string {
  return `${presentAddress(gameId, source, nth)}/${NOTES}`
}

/** What an address names a line of a kept study by. */
export function presentedStudy(id: string, chapter: number, line: string): string {
  return `${STUDY}${[id, chapter, line].join('.')}`
}

/** Where an address names a step, as `stepName` does, in place of a slide. */
export function atStep(step: string): string {
  return `${AT_STEP}${step}`
}

/** The step that an address names in place of a slide, if it does. */
export function stepIn(place: string): string | undefined {
  return place.startsWith(AT_STEP) ? place.slice(AT_STEP.length) : undefined
}

/** What an address names. */
export function presentedIn(source: string): Presented {
  if (source === EDITED) return { kind: 'position' }
  if (source.startsWith(TABLE)) return { kind: 'table', id: source.slice(TABLE.length) }
  if (!source.startsWith(STUDY)) return { kind: 'lesson', id: source }
  const [id = '', chapter = '', line = ''] = source.slice(STUDY.length).split('.')
  return { kind: 'study', id, chapter: Number.parseInt(chapter), line }
}
