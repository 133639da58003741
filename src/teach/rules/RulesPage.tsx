import { useCallback, useId, useMemo, useRef, useState } from 'react'
import type { Rulebook, RuleChapter } from '@/engine/rulebook/rulebook'
import { Button } from '@/widgets/Button'
import type { TeachingPageProps } from '../page-parts/page-props'
import { PageHead } from '../page-parts/PageHead'
import { anchorOf, chartsAddress, rulesAddress } from '../addresses/rules-address'
import { useArrival } from '../page-parts/use-arrival'
import { useLoaded } from '../page-parts/use-loaded'
import { bookletOf, pagesExpected } from '../book/booklet'
import { Results } from '../search/Results'
import { SearchField } from '../search/SearchField'
import { useSearch } from '../search/use-search'
import { useSearchKey } from '../search/use-search-key'
import { Booklet } from './Booklet'
import { ChapterPart } from './ChapterPart'
import { Contents } from './Contents'
import type { Easel } from './DiagramFigure'
import { GlossaryPart } from './GlossaryPart'
import { type Book, loadBook } from './load-book'
import { RULES_TEXT } from './rules-text'
import { SectionPart } from './SectionPart'
import { useKeptGame } from './use-kept-game'
import { usePrinting } from './use-printing'
import styles from './rules-page.module.css'

/** A game's rules: contents, clauses with addresses, diagrams, glossary, search, and a booklet on paper. */
export function RulesPage({ game, rest }: TeachingPageProps) {
  const place = rest[0] ?? null
  const book = useLoaded(useCallback(() => loadBook(game), [game]))
  const isKept = useKeptGame(game.id)
  const isPrinting = usePrinting()
  const links = [
    ...(isKept ? [[`#/play/${game.id}`, RULES_TEXT.toTable] as const] : []),
    [chartsAddress(game.id), RULES_TEXT.charts],
    [`#/learn/${game.id}`, RULES_TEXT.learn],
    [`#/audit/${game.id}`, RULES_TEXT.audit],
  ] as const
  return (
    <div className={styles.rules}>
      <div className={styles['rules__screen']} data-printing={book && isPrinting ? '' : undefined}>
        <PageHead title={RULES_TEXT.rulesOf(game.name)} links={links}>
          <PrintBooklet book={book} />
        </PageHead>
        {book ? (
          <BookText book={book} place={place} />
        ) : (
          <main>
            <p role="status">{RULES_TEXT.loading}</p>
          </main>
        )}
      </div>
      {book && isPrinting && <Booklet book={book} />}
    </div>
  )
}

/** The way to the booklet; it tells what will come. */
function PrintBooklet({ book }: { readonly book: Book | undefined }) {
  const hint = useId()
  const pages = useMemo(() => book && pagesExpected(bookletOf(book.rulebook)), [book])
  return (
    <div className={styles['rules__print']}>
      <Button aria-describedby={hint} aria-disabled={!book} onClick={() => book && print()}>
        {RULES_TEXT.printBooklet}
      </Button>
      <p id={hint} className={styles['rules__pages']}>
        {pages === undefined ? RULES_TEXT.loading : RULES_TEXT.bookletPages(pages)}
      </p>
    </div>
  )
}

interface BookTextProps {
  readonly book: Book
  readonly place: string | null
}

function BookText({ book: { rulebook, easel, searched }, place }: BookTextProps) {
  const [query, setQuery] = useState('')
  const [visit, setVisit] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  const found = useSearch(searched, query)
  useSearchKey(() => field.current?.focus())
  // What stands above the place that was asked for must have its height before one is led there.
  const isAbove = (id: string) => place !== null && !partsAfter(rulebook, place).has(id)
  const anchor = place === null ? null : anchorOf(rulesAddress(rulebook.gameId, place))
  useArrival(anchor, found === null, visit)
  /** A link followed out of a search leads into the whole text, even to the clause that was shown before. */
  const follow = ({ target }: { readonly target: EventTarget }) => {
    if (!(target instanceof Element) || !target.closest('a')) return
    setQuery('')
    setVisit(visit + 1)
  }
  return (
    <div className={styles['rules__body']} onClick={follow}>
      <Contents rulebook={rulebook} place={place} />
      <main className={styles['rules__text']}>
        <p className={styles['rules__lead']}>{RULES_TEXT.lead}</p>
        <SearchField field={field} query={query} onQuery={setQuery} found={found} />
        {found ? (
          <Results
            rulebook={rulebook}
            hits={found.hits}
            cardAddress={({ chart }) => chartsAddress(rulebook.gameId, chart)}
          />
        ) : (
          <WholeText {...{ rulebook, place, easel, isAbove }} />
        )}
      </main>
    </div>
  )
}

interface WholeTextProps {
  readonly rulebook: Rulebook
  readonly place: string | null
  readonly easel: Easel
  /** Whether a part stands above the place that was asked for. */
  readonly isAbove: (id: string) => boolean
}

function WholeText({ rulebook, place, easel, isAbove }: WholeTextProps) {
  const { opening = [], sections, closing = [], glossary } = rulebook
  const chapters = (parts: readonly RuleChapter[]) =>
    parts.map((chapter) => (
      <ChapterPart key={chapter.id} {...{ rulebook, chapter, place, easel }} isEager={isAbove(chapter.id)} />
    ))
  return (
    <>
      {chapters(opening)}
      {sections.map((section) => (
        <SectionPart
          key={section.id}
          {...{ rulebook, section, place, easel }}
          isEager={isAbove(section.id)}
        />
      ))}
      {chapters(closing)}
      {glossary.length > 0 && <GlossaryPart rulebook={rulebook} terms={glossary} place={place} />}
    </>
  )
}

/** Ids of the chapters and sections that stand after the one with a clause, a note or a term in it; none for a term. */
function partsAfter({ opening = [], sections, closing = [] }: Rulebook, place: string): ReadonlySet<string> {
  const parts = [
    ...opening.map(({ id, notes }) => ({ id, within: notes })),
    ...sections.map(({ id, clauses }) => ({ id, within: clauses })),
    ...closing.map(({ id, notes }) => ({ id, within: notes })),
  ]
  const nth = parts.findIndex(({ id, within }) => id === place || within.some((one) => one.id === place))
  return new Set(nth < 0 ? [] : parts.slice(nth + 1).map(({ id }) => id))
}
