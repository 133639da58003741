import type { GlossaryTerm, RuleClause, Rulebook, RuleText } from '@/engine/rulebook'
import { type RulePart, rulePartsOf } from './rule-parts'

interface RulebookIndex {
  readonly clauses: ReadonlyMap<string, RuleClause>
  readonly terms: ReadonlyMap<string, GlossaryTerm>
}

const indexes = new WeakMap<Rulebook, RulebookIndex>()

function indexOf(rulebook: Rulebook): RulebookIndex {
  const known = indexes.get(rulebook)
  if (known) return known
  const clauses = rulebook.sections.flatMap((section) => section.clauses)
  const index: RulebookIndex = {
    clauses: new Map(clauses.map((clause) => [clause.id, clause])),
    terms: new Map(rulebook.glossary.map((term) => [term.term, term])),
  }
  indexes.set(rulebook, index)
  return index
}

/** A clause by its id, or undefined if the book has none. */
export function clauseOf(rulebook: Rulebook, id: string): RuleClause | undefined {
  return indexOf(rulebook).clauses.get(id)
}

/** A term of the glossary as it is looked up, or undefined if the book has none. */
export function termOf(rulebook: Rulebook, term: string): GlossaryTerm | undefined {
  return indexOf(rulebook).terms.get(term)
}

/** How a piece of a text reads; a link without words of its own names its clause by id and title. */
export function wordsOf(rulebook: Rulebook, part: RulePart): string {
  if (part.kind !== 'clause') return part.words
  if (part.words !== null) return part.words
  const clause = clauseOf(rulebook, part.clause)
  return clause ? `${clause.id} ${clause.title}` : part.clause
}

/** A text without its links and terms, as it is read aloud or searched. */
export function plainTextOf(rulebook: Rulebook, text: RuleText): string {
  return rulePartsOf(text)
    .map((part) => wordsOf(rulebook, part))
    .join('')
}
