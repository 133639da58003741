import {
  type Credit,
  type Diagram,
  type GlossaryTerm,
  numberInBook,
  type RuleClause,
  type RuleChapter,
  type Rulebook,
  type RuleSection,
  type RuleText,
} from '@/engine/rulebook/rulebook'
import { BOOK_TEXT } from './book-text'
import type { Page } from './pages'
import { plainTextOf } from './rulebook-index'

/** A part of the booklet that its contents name: a chapter, a section or the glossary. */
export interface BookletPart {
  /** Empty for a part without one. */
  readonly number: string
  readonly title: string
}

/** What is printed in one piece; `text` is without markup. */
export type BookletPiece =
  | { readonly kind: 'part'; readonly part: BookletPart; readonly text: string }
  /** A clause or a note, its first paragraph with its title. */
  | { readonly kind: 'clause'; readonly number: string; readonly title: string; readonly text: string }
  | { readonly kind: 'text' | 'ruling' | 'reason' | 'reconstruction'; readonly text: string }
  | { readonly kind: 'diagram'; readonly diagram: Diagram }
  | { readonly kind: 'credits'; readonly credits: readonly Credit[] }
  | { readonly kind: 'term'; readonly term: string; readonly clause: string; readonly text: string }

/** A rulebook as it is printed, from its first chapter to its glossary. */
export function bookletOf(rulebook: Rulebook): readonly BookletPiece[] {
  const { opening = [], sections, closing = [], glossary } = rulebook
  return [
    ...opening.flatMap((chapter) => piecesOfChapter(rulebook, chapter)),
    ...sections.flatMap((section) => piecesOfSection(rulebook, section)),
    ...closing.flatMap((chapter) => piecesOfChapter(rulebook, chapter)),
    ...(glossary.length > 0
      ? [
          {
            kind: 'part',
            part: { number: '', title: BOOK_TEXT.glossary },
            text: BOOK_TEXT.glossaryIntro,
          } as const,
        ]
      : []),
    ...glossary.map((term) => pieceOfTerm(rulebook, term)),
  ]
}

/** Whether what follows a piece must stand below it. */
export function leadsOn(piece: BookletPiece): boolean {
  return piece.kind === 'part' || (piece.kind === 'clause' && piece.text === '')
}

/** On which page each part begins, counted from 1. */
export function contentsOf(
  pieces: readonly BookletPiece[],
  pages: readonly Page[],
): readonly { readonly part: BookletPart; readonly page: number }[] {
  return pages.flatMap((page, at) => partsIn(pieces, page).map((part) => ({ part, page: at + 1 })))
}

/** What a page is about: the parts that begin on it, after the one that goes on at its top. */
export function runningParts(
  pieces: readonly BookletPiece[],
  pages: readonly Page[],
  nth: number,
): readonly BookletPart[] {
  const here = pages[nth] ?? []
  const isCut = pieces[here[0]?.[0] ?? 0]?.kind !== 'part'
  const before = isCut ? pages.slice(0, nth).flatMap((page) => partsIn(pieces, page)) : []
  return [...before.slice(-1), ...partsIn(pieces, here)]
}

/** Letters to a page, and as how many the ends of a piece and a diagram count; measured on printed booklets. */
const LETTERS = { page: 7005, piece: 60, diagram: 1330 }

/** About how many pages the booklet has, before it is laid out. */
export function pagesExpected(pieces: readonly BookletPiece[]): number {
  const letters = pieces.reduce((sum, piece) => sum + LETTERS.piece + lettersOf(piece), 0)
  return Math.max(1, Math.round(letters / LETTERS.page))
}

function lettersOf(piece: BookletPiece): number {
  switch (piece.kind) {
    case 'diagram':
      return LETTERS.diagram
    case 'credits':
      return piece.credits.reduce((sum, { part, names }) => sum + part.length + names.join().length, 0)
    default:
      return piece.text.length
  }
}

function partsIn(pieces: readonly BookletPiece[], page: Page): readonly BookletPart[] {
  return page.flat().flatMap((nth) => {
    const piece = pieces[nth]
    return piece?.kind === 'part' ? [piece.part] : []
  })
}

function piecesOfSection(rulebook: Rulebook, section: RuleSection): readonly BookletPiece[] {
  const { id, title, intro, clauses, diagram } = section
  const head = {
    kind: 'part',
    part: { number: numberInBook(rulebook, id), title },
    text: plainTextOf(rulebook, intro),
  } as const
  const [first = [], ...rest] = clauses.map((clause) => piecesOfClause(rulebook, clause))
  return [head, ...withDiagram(first, diagram), ...rest.flat()]
}

function piecesOfChapter(rulebook: Rulebook, { title, intro, notes }: RuleChapter): readonly BookletPiece[] {
  const head = { kind: 'part', part: { number: '', title }, text: plainTextOf(rulebook, intro) } as const
  return [
    head,
    ...notes.flatMap((note) => {
      const credits = note.credits ? [{ kind: 'credits', credits: note.credits } as const] : []
      const text = titled(rulebook, { number: '', title: note.title, text: note.text })
      return [...withDiagram(text, note.diagram ?? null), ...credits]
    }),
  ]
}

function piecesOfClause(rulebook: Rulebook, clause: RuleClause): readonly BookletPiece[] {
  const { id, title, text, ruling, reconstruction } = clause
  const read = (kind: 'ruling' | 'reason' | 'reconstruction', one: RuleText) => ({
    kind,
    text: plainTextOf(rulebook, one),
  })
  return [
    ...titled(rulebook, { number: id, title, text }),
    ...(reconstruction === undefined ? [] : [read('reconstruction', reconstruction)]),
    ...(ruling ? [read('ruling', ruling.choice), read('reason', ruling.reason)] : []),
  ]
}

interface Titled {
  readonly number: string
  readonly title: string
  readonly text: readonly RuleText[]
}

function titled(rulebook: Rulebook, { number, title, text }: Titled): readonly BookletPiece[] {
  const [first = '', ...more] = text.map((paragraph) => plainTextOf(rulebook, paragraph))
  return [
    { kind: 'clause', number, title, text: first },
    ...more.map((paragraph) => ({ kind: 'text', text: paragraph }) as const),
  ]
}

/** A diagram stands after the first piece, which so stays with the heading above it. */
function withDiagram(pieces: readonly BookletPiece[], diagram: Diagram | null): readonly BookletPiece[] {
  if (!diagram) return pieces
  return [...pieces.slice(0, 1), { kind: 'diagram', diagram }, ...pieces.slice(1)]
}

function pieceOfTerm(rulebook: Rulebook, { term, meaning, clause }: GlossaryTerm): BookletPiece {
  return {
    kind: 'term',
    term,
    clause: clause ?? '',
    text: plainTextOf(rulebook, meaning),
  }
}
