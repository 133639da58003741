import { cardText, type RuleCard } from '@/engine/rulebook/cards'
import type { RuleClause, Rulebook, RuleNote } from '@/engine/rulebook/rulebook'
import { plainTextOf } from './rulebook-index'

/** What a search leads to: a clause, a note of a chapter, a term of the glossary, or what a chart says of something. */
export interface BookPlace {
  readonly kind: 'clause' | 'note' | 'term' | 'card'
  /** As in addresses; a term is its own. */
  readonly id: string
  readonly title: string
  /** What section or chapter it stands in, and as which of those there. */
  readonly about: string
  readonly nth: number
  /** As they are read. */
  readonly paragraphs: readonly string[]
  /** What learners type who look for it; never shown. */
  readonly asked: string
  /** The chart of a card, by its id. */
  readonly chart?: string
}

/** All places of a rulebook, in its order, then what its charts say. */
export function placesIn(rulebook: Rulebook, cards: readonly RuleCard[] = []): readonly BookPlace[] {
  const { sections, opening = [], closing = [], glossary } = rulebook
  const read = (texts: readonly string[]) => texts.map((text) => plainTextOf(rulebook, text))
  return [
    ...sections.flatMap(({ title, clauses }) =>
      clauses.map((clause, nth): BookPlace => ({
        kind: 'clause',
        id: clause.id,
        title: clause.title,
        about: title,
        nth,
        paragraphs: read(textsOf(clause)),
        asked: clause.asked ?? '',
      })),
    ),
    ...[...opening, ...closing].flatMap(({ title, notes }) =>
      notes.map((note, nth): BookPlace => ({
        kind: 'note',
        id: note.id,
        title: note.title,
        about: title,
        nth,
        paragraphs: read(notesOf(note)),
        asked: '',
      })),
    ),
    ...glossary.map(({ term, meaning }): BookPlace => ({
      kind: 'term',
      id: term,
      title: term,
      about: '',
      nth: 0,
      paragraphs: read([meaning]),
      asked: '',
    })),
    ...cards.map(cardPlace),
  ]
}

function cardPlace(card: RuleCard): BookPlace {
  return {
    kind: 'card',
    id: card.id,
    title: card.title,
    about: card.about,
    // No row of a chart is more about it than another.
    nth: Infinity,
    paragraphs: [cardText(card)],
    asked: '',
    chart: card.chart,
  }
}

function textsOf({ text, ruling, reconstruction }: RuleClause): readonly string[] {
  return [
    ...text,
    ...(ruling ? [ruling.choice, ruling.reason] : []),
    ...(reconstruction === undefined ? [] : [reconstruction]),
  ]
}

function notesOf({ text, credits = [], diagram }: RuleNote): readonly string[] {
  const told = credits.map(({ part, names }) => `${part}: ${names.join(', ')}`)
  return [...text, ...told, ...(diagram ? [diagram.caption] : [])]
}
