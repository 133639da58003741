import type {
  GlossaryTerm,
  RuleChapter,
  RuleClause,
  Rulebook,
  RuleNote,
  RuleSection,
} from '@/engine/rulebook/rulebook'
import { plainTextOf } from './rulebook-index'

/** What of a rulebook has all the words that were searched for. */
export interface Found {
  /** Sections with those of their clauses that were found; none that have none. */
  readonly sections: readonly RuleSection[]
  /** Chapters before and after the rules, likewise with their notes. */
  readonly opening: readonly RuleChapter[]
  readonly closing: readonly RuleChapter[]
  readonly terms: readonly GlossaryTerm[]
  readonly clauseCount: number
  readonly noteCount: number
}

/** The words of a search, in lower case. */
export function soughtIn(query: string): readonly string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean)
}

/** The clauses, notes and terms in which every word sought occurs, if only as a part of a word. */
export function searchRulebook(rulebook: Rulebook, sought: readonly string[]): Found {
  const hasAll = (text: string) => sought.every((word) => text.includes(word))
  const sections = rulebook.sections
    .map((section) => ({
      ...section,
      clauses: section.clauses.filter((clause) => hasAll(clauseTextOf(rulebook, clause))),
    }))
    .filter(({ clauses }) => clauses.length > 0)
  const withNotes = (chapters: readonly RuleChapter[] = []) =>
    chapters
      .map((chapter) => ({
        ...chapter,
        notes: chapter.notes.filter((note) => hasAll(noteTextOf(rulebook, note))),
      }))
      .filter(({ notes }) => notes.length > 0)
  const opening = withNotes(rulebook.opening)
  const closing = withNotes(rulebook.closing)
  return {
    sections,
    opening,
    closing,
    terms: rulebook.glossary.filter((term) => hasAll(termTextOf(rulebook, term))),
    clauseCount: sections.reduce((count, { clauses }) => count + clauses.length, 0),
    noteCount: [...opening, ...closing].reduce((count, { notes }) => count + notes.length, 0),
  }
}

function clauseTextOf(rulebook: Rulebook, clause: RuleClause): string {
  const { id, title, text, ruling, reconstruction = '' } = clause
  const ruled = ruling ? [ruling.choice, ruling.reason] : []
  const plain = [...text, ...ruled, reconstruction].map((one) => plainTextOf(rulebook, one))
  return [id, title, ...plain].join('\n').toLowerCase()
}

function noteTextOf(rulebook: Rulebook, { title, text, credits = [], diagram }: RuleNote): string {
  const told = credits.flatMap(({ part, names }) => [part, ...names])
  const shown = diagram ? [diagram.caption] : []
  return [title, ...told, ...[...text, ...shown].map((one) => plainTextOf(rulebook, one))]
    .join('\n')
    .toLowerCase()
}

function termTextOf(rulebook: Rulebook, { term, meaning }: GlossaryTerm): string {
  return `${term}\n${plainTextOf(rulebook, meaning)}`.toLowerCase()
}
