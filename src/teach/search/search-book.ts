import MiniSearch from 'minisearch'
import type { RuleCard } from '@/engine/rulebook/cards'
import { numberInBook, type Rulebook } from '@/engine/rulebook/rulebook'
import { type BookPlace, placesIn } from '../book/places'
import { type Concept, conceptsIn, NAME_WORDS } from './concepts'
import { mendingBy } from './mistyped'
import { stemOf, stemsIn, wordsIn } from './stems'
import { spelledOf, worthsFor } from './worth'

/** A place of a rulebook that a query asks for. */
export interface Hit {
  readonly place: BookPlace
  /** The paragraph that says most of it. */
  readonly phrase: string
  /** Words that were looked for, as they are compared: what to mark. */
  readonly stems: ReadonlySet<string>
}

/** Names of one thing other than what was typed count so much. */
const OTHER_NAME = 0.8
/** A word that is only begun counts so much; one of fewer letters is not looked for so. */
const WEIGHTS = { prefix: 0.6, fuzzy: 0 }
const BEGUN_FROM = 3
const BOOST = { title: 2, about: 0.5, text: 1, asked: 1 }

interface Document {
  readonly id: number
  readonly title: string
  readonly about: string
  readonly text: string
  readonly asked: string
}

/** Looks places of a rulebook and of its charts up, the best first. */
export function searcherOf(
  rulebook: Rulebook,
  cards: readonly RuleCard[] = [],
): (query: string) => readonly Hit[] {
  const places = placesIn(rulebook, cards)
  const index = new MiniSearch<Document>({
    fields: ['title', 'about', 'text', 'asked'],
    tokenize: (text) => [...wordsIn(text)],
    processTerm: (word) => stemOf(word),
  })
  index.addAll(
    places.map(({ title, about, paragraphs, asked }, id) => ({
      ...{ id, title, about, asked },
      text: paragraphs.join('\n'),
    })),
  )
  const spelled = places.map(spelledOf)
  const words = spelled.flatMap(({ title, about, text }) =>
    [title, about, text].flatMap((one) => one.trim().split(' ')),
  )
  const mended = mendingBy([...words, ...NAME_WORDS])
  return (query) => {
    const numbered = numberedIn(rulebook, places, query)
    if (numbered.length > 0) return numbered.map((place) => hitOf(place, new Set()))
    const concepts = conceptsIn(stemsIn(query).map(mended))
    const worthOf = worthsFor(concepts, spelled)
    const found = index.search([...weightsOf(concepts).keys()].join(' '), {
      ...optionsFor(concepts),
      boostDocument: worthOf,
    })
    return found.flatMap(({ id, terms }) => {
      const place = places[id as number]
      return place ? [hitOf(place, new Set(terms))] : []
    })
  }
}

function optionsFor(concepts: readonly Concept[]) {
  const weights = weightsOf(concepts)
  const isTyped = (term: string) => weights.get(term) === 1
  return {
    tokenize: (text: string) => text.split(' '),
    processTerm: (term: string) => term,
    boost: BOOST,
    boostTerm: (term: string) => weights.get(term) ?? 1,
    weights: WEIGHTS,
    prefix: (term: string) => isTyped(term) && term.length >= BEGUN_FROM,
  }
}

/** Each word to be looked for with what it counts. */
function weightsOf(concepts: readonly Concept[]): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  for (const { names } of concepts)
    for (const [nth, name] of names.entries())
      for (const word of name) {
        const weight = nth === 0 ? 1 : OTHER_NAME
        weights.set(word, Math.max(weight, weights.get(word) ?? 0))
      }
  return weights
}

/** Places whose number is typed, with the letters of the book or without: '8.4', 'AR-8'. */
function numberedIn(rulebook: Rulebook, places: readonly BookPlace[], query: string): readonly BookPlace[] {
  const asked = query.trim().toUpperCase()
  if (!/\d/.test(asked)) return []
  const namesOf = (id: string) => [id, numberInBook(rulebook, id)]
  const isAsked = (id: string) => namesOf(id).includes(asked)
  const isWithin = (id: string) => namesOf(id).some((name) => name.startsWith(`${asked}.`))
  const clauses = places.filter(({ kind }) => kind === 'clause')
  return [...clauses.filter(({ id }) => isAsked(id)), ...clauses.filter(({ id }) => isWithin(id))]
}

function hitOf(place: BookPlace, stems: ReadonlySet<string>): Hit {
  return {
    place,
    stems,
    // Most of what is found is never shown.
    get phrase() {
      return phraseOf(place, stems)
    },
  }
}

function phraseOf({ paragraphs }: BookPlace, stems: ReadonlySet<string>): string {
  const told = (paragraph: string) => new Set(stemsIn(paragraph).filter((stem) => stems.has(stem))).size
  const [first = ''] = paragraphs
  return paragraphs.reduce((best, one) => (told(one) > told(best) ? one : best), first)
}
