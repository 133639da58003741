import { withMark } from '../rulebook/marks'
import type { Drawing, RuleText } from '../rulebook/rulebook'
import { homeOf, type Place, type StudyChapter, type StudyNote } from './study'

/** What is noted at a step. */
export type NoteText = Pick<StudyNote, 'text' | 'drawings'>

const NOTHING: NoteText = { text: '', drawings: [] }

/** What is noted at a place; a branch shows the notes of the steps that it shares. */
export function noteAt(chapter: StudyChapter, place: Place): NoteText {
  const { line, step } = homeOf(chapter, place)
  return chapter.notes.find((note) => note.line === line && note.step === step) ?? NOTHING
}

/** Writes at a place what is to be noted there in place of what was; an empty note is none. */
export function withNote(chapter: StudyChapter, place: Place, note: NoteText): StudyChapter {
  const { line, step } = homeOf(chapter, place)
  const others = chapter.notes.filter((one) => one.line !== line || one.step !== step)
  const { text, drawings } = note
  const isEmpty = text.trim() === '' && drawings.length === 0
  return { ...chapter, notes: isEmpty ? others : [...others, { line, step, text, drawings }] }
}

/** Changes the words at a place. */
export function withText(chapter: StudyChapter, place: Place, text: RuleText): StudyChapter {
  return withNote(chapter, place, { ...noteAt(chapter, place), text })
}

/** Draws at a place; what is there already is wiped, and a drawing of the same hexes in another ink gives way. */
export function withDrawing(chapter: StudyChapter, place: Place, drawing: Drawing): StudyChapter {
  const { text, drawings } = noteAt(chapter, place)
  return withNote(chapter, place, { text, drawings: withMark(drawings, drawing) })
}
