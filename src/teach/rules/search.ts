import type { GlossaryTerm, RuleClause, Rulebook, RuleSection } from '@/engine/rulebook'
import { plainTextOf } from './rulebook-index'

/** What of a rulebook has all the words that were searched for. */
export interface Found {
  /** Sections with those of their clauses that were found; none that have none. */
  readonly sections: readonly RuleSection[]
  readonly terms: readonly GlossaryTerm[]
  readonly clauseCount: number
}

/** The words of a search, in lower case. */
export function soughtIn(query: string): readonly string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean)
}

/** The clauses and terms in which every word sought occurs, if only as a part of a word. */
export function searchRulebook(rulebook: Rulebook, sought: readonly string[]): Found {
  const hasAll = (text: string) => sought.every((word) => text.includes(word))
  const sections = rulebook.sections
    .map((section) => ({
      ...section,
      clauses: section.clauses.filter((clause) => hasAll(clauseTextOf(rulebook, clause))),
    }))
    .filter(({ clauses }) => clauses.length > 0)
  return {
    sections,
    terms: rulebook.glossary.filter((term) => hasAll(termTextOf(rulebook, term))),
    clauseCount: sections.reduce((count, { clauses }) => count + clauses.length, 0),
  }
}

function clauseTextOf(rulebook: Rulebook, clause: RuleClause): string {
  const { id, title, text, ruling, reconstruction = '' } = clause
  const ruled = ruling ? [ruling.choice, ruling.reason] : []
  const plain = [...text, ...ruled, reconstruction].map((one) => plainTextOf(rulebook, one))
  return [id, title, ...plain].join('\n').toLowerCase()
}

function termTextOf(rulebook: Rulebook, { term, meaning }: GlossaryTerm): string {
  return `${term}\n${plainTextOf(rulebook, meaning)}`.toLowerCase()
}
