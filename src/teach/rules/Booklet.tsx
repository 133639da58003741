import { type CSSProperties, useCallback, useMemo, useState } from 'react'
import type { Rulebook } from '@/engine/rulebook/rulebook'
import { type BookletPiece, bookletOf, contentsOf, leadsOn, runningParts } from '../book/booklet'
import { filledIn, type LaidOut, laidOut, type Page, type Paper, type Piece } from '../book/pages'
import { BookletPieceView } from './BookletPieceView'
import type { Book } from './load-book'
import { RULES_TEXT } from './rules-text'
import styles from './booklet.module.css'

const COLUMNS = 2

/** A column that is less full is not spread out to its foot. */
const LEAST_SPREAD = 0.88

/** A rulebook on paper: pages of two columns, with contents that tell pages. It is laid out as soon as it is there. */
export function Booklet({ book }: { readonly book: Book }) {
  const { rulebook } = book
  const pieces = useMemo(() => bookletOf(rulebook), [rulebook])
  const [laid, lay] = useLaid(pieces)
  const { pages, air, isSpread } = laid ?? unlaid(pieces)
  return (
    <div ref={lay} className={styles.booklet} style={{ '--air': air } as CSSProperties} lang="en">
      {pages.map((page, nth) => (
        <section key={nth} className={styles.page}>
          {nth === 0 ? (
            <Front {...{ rulebook, pieces, pages }} />
          ) : (
            <RunningHead title={rulebook.title} {...{ pieces, pages, nth }} />
          )}
          <div className={styles.columns} data-part="columns">
            {page.map((column, at) => (
              <div key={at} className={styles.column} data-spread={isSpread(nth, column) ? '' : undefined}>
                {column.map((piece) => (
                  <BookletPieceView key={piece} book={book} piece={pieces[piece] as BookletPiece} />
                ))}
              </div>
            ))}
          </div>
          <p className={styles.folio}>{nth + 1}</p>
        </section>
      ))}
    </div>
  )
}

interface Laid extends LaidOut {
  /** Whether a column of a page is spread out to the foot of it. */
  readonly isSpread: (nth: number, column: readonly number[]) => boolean
}

/** All pieces in one column, to be measured there, and a page like those that follow the first. */
function unlaid(pieces: readonly BookletPiece[]): Laid {
  const pages = [
    [[...pieces.keys()], []],
    [[], []],
  ]
  return { pages, air: 1, isSpread: () => false }
}

/** The pages of pieces, undefined until they have been measured, and what the element is told to that holds them. */
function useLaid(pieces: readonly BookletPiece[]) {
  const [known, setKnown] = useState<{ readonly of: typeof pieces; readonly laid: Laid }>()
  const lay = useCallback(
    (root: HTMLElement | null) => {
      if (root) setKnown({ of: pieces, laid: laidBy(measured(root, pieces), paperOf(root)) })
    },
    [pieces],
  )
  return [known?.of === pieces ? known.laid : undefined, lay] as const
}

function laidBy(pieces: readonly Piece[], paper: Paper): Laid {
  const laid = laidOut(pieces, paper)
  const filled = filledIn(pieces, laid, paper)
  const last = laid.pages.length - 1
  return { ...laid, isSpread: (nth, column) => nth < last && filled(nth, column) > LEAST_SPREAD }
}

function paperOf(root: HTMLElement): Paper {
  const [first, other] = root.querySelectorAll('[data-part="columns"]')
  const heightOf = (element: Element | undefined) => element?.getBoundingClientRect().height ?? 0
  return { columns: COLUMNS, firstHeight: heightOf(first), height: heightOf(other) }
}

function measured(root: HTMLElement, pieces: readonly BookletPiece[]): readonly Piece[] {
  const drawn = [...root.querySelectorAll('[data-piece]')]
  return pieces.map((piece, nth) => {
    const element = drawn[nth]
    const above = element ? Number.parseFloat(getComputedStyle(element).paddingTop) : 0
    return {
      height: (element?.getBoundingClientRect().height ?? 0) - above,
      above,
      leads: leadsOn(piece),
      floats: piece.kind === 'diagram',
    }
  })
}

interface LaidProps {
  readonly pieces: readonly BookletPiece[]
  readonly pages: readonly Page[]
}

interface FrontProps extends LaidProps {
  readonly rulebook: Rulebook
}

/** Above the first page: the title, and the contents. */
function Front({ rulebook, pieces, pages }: FrontProps) {
  return (
    <header className={styles.front}>
      <h1 className={styles['front__title']}>{rulebook.title}</h1>
      <h2 className={styles['front__head']}>{RULES_TEXT.contents}</h2>
      <ol className={styles.contents}>
        {contentsOf(pieces, pages).map(({ part, page }) => (
          <li key={part.title} className={styles['contents__entry']}>
            <span className={styles['contents__number']}>{part.number}</span>
            <span className={styles['contents__title']}>{part.title}</span>
            <span className={styles['contents__page']}>{page}</span>
          </li>
        ))}
      </ol>
    </header>
  )
}

interface RunningHeadProps extends LaidProps {
  readonly title: string
  readonly nth: number
}

/** Above the other pages: the game, and what the page is about. */
function RunningHead({ title, pieces, pages, nth }: RunningHeadProps) {
  const parts = runningParts(pieces, pages, nth)
  const named = [...new Set([parts[0], parts.at(-1)])].flatMap((part) =>
    part ? [`${part.number} ${part.title}`.trim()] : [],
  )
  return (
    <p className={styles.head}>
      <span>{title}</span>
      <span>{named.join(' – ')}</span>
    </p>
  )
}
