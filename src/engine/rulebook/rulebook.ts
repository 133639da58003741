import type { Json } from '../kernel/game'
import type { HexId } from '../kernel/hex'

/**
 * A text of rules help. `[[AR-7.6]]` is a link to a clause, named by its id and title, `[[AR-7.6|stacking]]` one
 * with words of its own, `[[tactics]]` one to a chapter or a note, `{{stack}}` a term of the glossary and
 * `{{stack|stacks}}` one in another form.
 */
export type RuleText = string

/** A game's rules in our own words, as data: help, booklet, glossary and links are made of it. */
export interface Rulebook {
  readonly gameId: string
  readonly title: string
  /** What is read before the rules: how the story goes. */
  readonly opening?: readonly RuleChapter[]
  readonly sections: readonly RuleSection[]
  /** What is read after the rules: advice, and whose work the game is. */
  readonly closing?: readonly RuleChapter[]
  readonly glossary: readonly GlossaryTerm[]
}

export interface RuleSection {
  /** 'AR-7' or 'MV': what the ids of its clauses begin with. */
  readonly id: string
  readonly title: string
  /** One or two sentences: what this is about. */
  readonly intro: RuleText
  readonly clauses: readonly RuleClause[]
  /** A live board that shows what the section says; null where there is nothing to see on a board. */
  readonly diagram: Diagram | null
}

export interface RuleClause {
  /** 'AR-7.6'. */
  readonly id: string
  readonly title: string
  /** Paragraphs. */
  readonly text: readonly RuleText[]
  /** A decision where the original says nothing or contradicts itself. */
  readonly ruling?: Ruling
  /** Where the original's part is lost and was made anew: what the new one had to fit. */
  readonly reconstruction?: RuleText
  /** What learners type who look for it, in words that its text does not have; searched, never shown. */
  readonly asked?: string
}

export interface Ruling {
  readonly choice: RuleText
  readonly reason: RuleText
  /** The house option by which the sensible alternative is chosen, by its key in the game's settings. */
  readonly option?: string
}

/** A chapter of a rulebook that rules nothing, such as its story, advice or credits. */
export interface RuleChapter {
  /** 'tactics': what its address ends with. */
  readonly id: string
  readonly title: string
  /** One or two sentences: what this is about. */
  readonly intro: RuleText
  readonly notes: readonly RuleNote[]
}

/** A note of a chapter. */
export interface RuleNote {
  /** 'tactics-blockers': begins with the id of its chapter. */
  readonly id: string
  readonly title: string
  /** Paragraphs. */
  readonly text: readonly RuleText[]
  /** Who did what, in credits. */
  readonly credits?: readonly Credit[]
  /** A live board that shows what the note says. */
  readonly diagram?: Diagram
}

/** What was done for a game, and who did it. */
export interface Credit {
  readonly part: string
  readonly names: readonly string[]
}

export interface GlossaryTerm {
  /** As it is looked up: lower case, singular. */
  readonly term: string
  readonly meaning: RuleText
  readonly clause?: string
}

/** A position worth showing, in the game's position format. */
export interface Diagram {
  readonly position: Json
  /** The hexes to be seen, all of them when left out; the picture shows the smallest box around them. */
  readonly hexes?: readonly HexId[]
  readonly drawings?: readonly Drawing[]
  /** Says what there is to see, also to whoever does not see it. */
  readonly caption: RuleText
}

/** Colors that teachers draw in; each has a dash or a head of its own too. */
export const INKS = ['green', 'red', 'blue', 'yellow'] as const
export type DrawingInk = (typeof INKS)[number]

/** What a teacher draws over the board. */
export type Drawing =
  | { readonly kind: 'arrow'; readonly from: HexId; readonly to: HexId; readonly ink: DrawingInk }
  | { readonly kind: 'circle'; readonly hex: HexId; readonly ink: DrawingInk }
  /** A few words at a hex. */
  | { readonly kind: 'text'; readonly hex: HexId; readonly text: string; readonly ink: DrawingInk }

/** The most letters of a text at a hex: more would cover the hexes beside it. */
export const LONGEST_MARK = 24

/**
 * Tells the section of each clause of a book: 'AR-8' of 'AR-8.4'. Where some clause has no dot, sections have letters
 * for numbers: 'MV' of 'MV-9', 'RC' of 'RC-2.1'.
 */
export function sectionNamer(clauses: readonly string[]): (clause: string) => string {
  const after = clauses.every((clause) => clause.includes('.')) ? /\.\d+$/ : /-.*$/
  return (clause) => clause.replace(after, '')
}

/**
 * The number of a section or clause without what all of its book begin with: '8.4' of 'AR-8.4', 'K.2' of 'AM-K.2'.
 * Where sections have letters for numbers nothing can be left out: 'MV-9' stays 'MV-9'.
 */
export function numberInBook({ sections }: Pick<Rulebook, 'sections'>, id: string): string {
  return sections.every((section) => section.id.includes('-')) ? id.replace(/^[A-Z]+-/, '') : id
}
