import { CARD, type RuleCard } from '@/engine/rulebook/cards'
import type {
  GlossaryTerm,
  RuleChapter,
  RuleClause,
  Rulebook,
  RuleNote,
  RuleSection,
} from '@/engine/rulebook/rulebook'
import { chaptersOf } from '../book/rulebook-index'
import type { Searched } from '../search/use-search'
import { termAddress } from '../addresses/rules-address'

/** What the rulebook has at a place that an address names: 'AR-7.6', 'AR-7', 'tactics-blockers', 'tactics', 'term-odds'. */
export type Found =
  | { readonly kind: 'clause'; readonly clause: RuleClause; readonly section: RuleSection }
  | { readonly kind: 'section'; readonly section: RuleSection }
  | { readonly kind: 'note'; readonly note: RuleNote; readonly chapter: RuleChapter }
  | { readonly kind: 'chapter'; readonly chapter: RuleChapter }
  | { readonly kind: 'term'; readonly term: GlossaryTerm }
  | FoundCard

interface FoundCard {
  readonly kind: 'card'
  readonly card: RuleCard
}

/** Looks up what a chart says of something ('card-creatures-12'). */
export function findCard({ cards }: Pick<Searched, 'cards'>, place: string): FoundCard | undefined {
  const card = place.startsWith(CARD) ? cards().find(({ id }) => id === place) : undefined
  return card && { kind: 'card', card }
}

/** Looks a place up in a rulebook. */
export function findPlace(rulebook: Rulebook, place: string): Found | undefined {
  for (const section of rulebook.sections) {
    if (section.id === place) return { kind: 'section', section }
    const clause = section.clauses.find(({ id }) => id === place)
    if (clause) return { kind: 'clause', clause, section }
  }
  for (const chapter of chaptersOf(rulebook)) {
    if (chapter.id === place) return { kind: 'chapter', chapter }
    const note = chapter.notes.find(({ id }) => id === place)
    if (note) return { kind: 'note', note, chapter }
  }
  const address = termAddress('', place.replace(/^term-/, ''))
  const term = rulebook.glossary.find((one) => termAddress('', one.term) === address)
  return term && { kind: 'term', term }
}

/** The clauses before and after one, across the whole book. */
export function neighborsOf(
  rulebook: Rulebook,
  id: string,
): { readonly before: RuleClause | undefined; readonly after: RuleClause | undefined } {
  const clauses = rulebook.sections.flatMap((section) => section.clauses)
  const at = clauses.findIndex((clause) => clause.id === id)
  return { before: clauses[at - 1], after: clauses[at + 1] }
}
