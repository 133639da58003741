import MiniSearch from 'minisearch'
import type { RuleCard } from '@/engine/rulebook/cards'
import type { Rulebook } from '@/engine/rulebook/rulebook'
import { type BookPlace, placesIn } from '../book/places'
import { type Concept, conceptsIn, NAME_WORDS } from './concepts'
import { mendingBy } from './mistyped'
import { stemOf, stemsIn, wordsIn } from './stems'

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
/** A place that speaks of nothing whole is worth so much. */
const LEAST_WORTH = 0.2
/** One that has a name of several words in one piece, one that has it in its title, and the first where a section is about it. */
const IN_ONE_PIECE = 1.5
const IN_TITLE = 1.5
const TOLD_FIRST = 2
/** What a chart says of something answers fewer questions than a rule does. */
const CARD_WORTH = 0.6
/** A place that is asked for in the words of the query is worth so much more. */
const AS_ASKED = 0.5

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
    const numbered = numberedIn(places, query)
    if (numbered.length > 0) return numbered.map((place) => hitOf(place, new Set()))
    const concepts = conceptsIn(stemsIn(query).map(mended))
    const weights = weighed(concepts, spelled)
    const found = index.search([...weightsOf(concepts).keys()].join(' '), {
      ...optionsFor(concepts),
      boostDocument: (id: number) => worthOf(weights, spelled[id]),
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

/** A place as what is looked for is compared with it. */
interface Spelled {
  readonly title: string
  readonly about: string
  readonly nth: number
  readonly text: string
  /** What learners ask, each question by itself. */
  readonly questions: readonly string[]
  readonly isCard: boolean
}

function spelledOf({ kind, title, about, nth, paragraphs, asked }: BookPlace): Spelled {
  const questions = asked.split(',').map(inOnePiece)
  return {
    title: inOnePiece(title),
    about: inOnePiece(about),
    nth,
    // A bar, so that no name is found across what stands apart.
    text: [inOnePiece(paragraphs.join('\n')), ...questions].join('|'),
    questions,
    isCard: kind === 'card',
  }
}

const inOnePiece = (text: string): string => ` ${stemsIn(text).join(' ')} `

/** What a query asks about, each with what it weighs: what few places speak of tells more. */
type Weighed = readonly (readonly [concept: Concept, weight: number])[]

function weighed(concepts: readonly Concept[], spelled: readonly Spelled[]): Weighed {
  return concepts.map((concept) => {
    const speaking = spelled.filter((place) => worthOfConcept(concept, place) > 0).length
    return [concept, Math.log(1 + spelled.length / (1 + speaking))]
  })
}

/** A place that speaks of half of what a query asks counts for a quarter: whoever adds a word wants that, too. */
function worthOf(concepts: Weighed, spelled: Spelled | undefined): number {
  if (!spelled) return 1
  const whole = concepts.reduce((sum, [, weight]) => sum + weight, 0)
  const spoken = concepts.reduce(
    (sum, [concept, weight]) => sum + weight * worthOfConcept(concept, spelled),
    0,
  )
  const asked = Math.max(0, ...spelled.questions.map((question) => sameAs(concepts, question)))
  const worth = LEAST_WORTH + (spoken / Math.max(1, whole)) ** 2 + AS_ASKED * asked ** 2
  return spelled.isCard ? CARD_WORTH * worth : worth
}

/** How much of what a query asks a learner's question asks, too: from none of it to all, 1. */
function sameAs(concepts: Weighed, question: string): number {
  const whole = concepts.reduce((sum, [, weight]) => sum + weight, 0)
  const said = concepts.reduce((sum, [{ names }, weight]) => {
    const isSaid = names.some((name) => question.includes(` ${name.join(' ')} `))
    return isSaid ? sum + weight : sum
  }, 0)
  return said / Math.max(1, whole)
}

function worthOfConcept({ names }: Concept, spelled: Spelled): number {
  return Math.max(0, ...names.map((name) => worthOfName(name, spelled)))
}

function worthOfName(name: readonly string[], { title, about, nth, text }: Spelled): number {
  const piece = ` ${name.join(' ')} `
  const length = name.length > 1 ? IN_ONE_PIECE : 1
  // What a section is about is told in the first of its clauses.
  const told = about.includes(piece) ? TOLD_FIRST / (nth + 1) : 0
  if (title.includes(piece)) return length * IN_TITLE + told
  return (text.includes(piece) ? length : 0) + told
}

/** Places whose number is typed, with the letters of the book or without: '8.4', 'AR-8'. */
function numberedIn(places: readonly BookPlace[], query: string): readonly BookPlace[] {
  const asked = query.trim().toUpperCase()
  if (!/\d/.test(asked)) return []
  const isAsked = (id: string) => id === asked || id.replace(/^[A-Z]+-/, '') === asked
  const isWithin = (id: string) => [id, id.replace(/^[A-Z]+-/, '')].some((one) => one.startsWith(`${asked}.`))
  const clauses = places.filter(({ kind }) => kind === 'clause')
  return [...clauses.filter(({ id }) => isAsked(id)), ...clauses.filter(({ id }) => isWithin(id))]
}

function hitOf(place: BookPlace, stems: ReadonlySet<string>): Hit {
  const told = (paragraph: string) => new Set(stemsIn(paragraph).filter((stem) => stems.has(stem))).size
  const [first = ''] = place.paragraphs
  const phrase = place.paragraphs.reduce((best, one) => (told(one) > told(best) ? one : best), first)
  return { place, phrase, stems }
}
