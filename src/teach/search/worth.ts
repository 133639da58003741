import type { BookPlace } from '../book/places'
import type { Concept } from './concepts'
import { stemsIn } from './stems'

/** A place that speaks of nothing whole is worth so much. */
const LEAST_WORTH = 0.2
/** One that has a name of several words in one piece, one that has it in its title, and the first where a section is about it. */
const IN_ONE_PIECE = 1.5
const IN_TITLE = 1.5
const TOLD_FIRST = 2
/** A place that is asked for in the words of the query is worth so much more. */
const AS_ASKED = 0.5
/** What a chart says of something answers fewer questions than a rule does. */
const CARD_WORTH = 0.6

/** A place as what is looked for is compared with it: words as they are compared, a blank before and after each. */
export interface Spelled {
  readonly title: string
  readonly about: string
  readonly nth: number
  readonly text: string
  /** What learners ask, each question by itself. */
  readonly questions: readonly string[]
  readonly isCard: boolean
}

/** A place made ready to be compared. */
export function spelledOf({ kind, title, about, nth, paragraphs, asked }: BookPlace): Spelled {
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

function inOnePiece(text: string): string {
  return ` ${stemsIn(text).join(' ')} `
}

/** A name of what is asked about, as it stands in what is spelled. */
interface Piece {
  readonly words: string
  readonly isLong: boolean
}

/** One thing that a query asks about, and what each place has of it. */
interface Sought {
  readonly pieces: readonly Piece[]
  /** By places. */
  readonly worths: readonly number[]
  /** What few places speak of tells more. */
  readonly weight: number
}

/** What each place is worth, by its number, to a query about these things. */
export function worthsFor(concepts: readonly Concept[], places: readonly Spelled[]): (nth: number) => number {
  const sought = concepts.map((concept) => soughtIn(concept, places))
  const whole = Math.max(
    1,
    sought.reduce((sum, { weight }) => sum + weight, 0),
  )
  return (nth) => {
    const place = places[nth]
    if (!place) return 1
    const there = sought.filter(({ worths }) => (worths[nth] ?? 0) > 0)
    const spoken = there.reduce((sum, { weight, worths }) => sum + weight * (worths[nth] ?? 0), 0)
    const asked = Math.max(0, ...place.questions.map((question) => saidIn(there, question)))
    // Who speaks of half of it counts for a quarter: whoever adds a word wants that, too.
    const worth = LEAST_WORTH + (spoken / whole) ** 2 + AS_ASKED * (asked / whole) ** 2
    return place.isCard ? CARD_WORTH * worth : worth
  }
}

function soughtIn({ names }: Concept, places: readonly Spelled[]): Sought {
  const pieces = names.map((name) => ({ words: ` ${name.join(' ')} `, isLong: name.length > 1 }))
  const worths = places.map((place) => Math.max(0, ...pieces.map((piece) => worthOf(piece, place))))
  const speaking = worths.filter((worth) => worth > 0).length
  return { pieces, worths, weight: Math.log(1 + places.length / (1 + speaking)) }
}

/** What a question of learners has of what is sought, by weight. */
function saidIn(sought: readonly Sought[], question: string): number {
  return sought
    .filter(({ pieces }) => pieces.some(({ words }) => question.includes(words)))
    .reduce((sum, { weight }) => sum + weight, 0)
}

function worthOf({ words, isLong }: Piece, { title, about, nth, text }: Spelled): number {
  const length = isLong ? IN_ONE_PIECE : 1
  // What a section is about is told in the first of its clauses.
  const told = about.includes(words) ? TOLD_FIRST / (nth + 1) : 0
  if (title.includes(words)) return length * IN_TITLE + told
  return (text.includes(words) ? length : 0) + told
}
