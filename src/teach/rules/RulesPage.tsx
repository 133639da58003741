import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { Rulebook, RuleChapter } from '@/engine/rulebook/rulebook'
import { Button } from '@/widgets/Button'
import type { TeachingPageProps } from '../page-parts/page-props'
import { PageHead } from '../page-parts/PageHead'
import { anchorOf, chartsAddress, rulesAddress } from '../addresses/rules-address'
import { useArrival } from '../page-parts/use-arrival'
import { useLoaded } from '../page-parts/use-loaded'
import { ChapterPart } from './ChapterPart'
import { Contents } from './Contents'
import { GlossaryPart } from './GlossaryPart'
import { type Book, loadBook } from './load-book'
import { foundText, RULES_TEXT } from './rules-text'
import { searchRulebook, soughtIn } from './search'
import { SearchField } from './SearchField'
import { SectionPart } from './SectionPart'
import { useKeptGame } from './use-kept-game'
import styles from './rules-page.module.css'

/** A game's rules: contents, clauses with addresses, diagrams, glossary, search, and a booklet on paper. */
export function RulesPage({ game, rest }: TeachingPageProps) {
  const place = rest[0] ?? null
  const book = useLoaded(useCallback(() => loadBook(game), [game]))
  const isKept = useKeptGame(game.id)
  const links = [
    ...(isKept ? [[`#/play/${game.id}`, RULES_TEXT.toTable] as const] : []),
    [chartsAddress(game.id), RULES_TEXT.charts],
    [`#/learn/${game.id}`, RULES_TEXT.learn],
    [`#/audit/${game.id}`, RULES_TEXT.audit],
  ] as const
  return (
    <div className={styles.rules}>
      <PageHead title={RULES_TEXT.rulesOf(game.name)} links={links}>
        <Button onClick={() => print()}>{RULES_TEXT.printBooklet}</Button>
      </PageHead>
      {book ? (
        <BookText book={book} place={place} />
      ) : (
        <main>
          <p role="status">{RULES_TEXT.loading}</p>
        </main>
      )}
    </div>
  )
}

interface BookTextProps {
  readonly book: Book
  readonly place: string | null
}

function BookText({ book: { rulebook, easel }, place }: BookTextProps) {
  const [query, setQuery] = useState('')
  const [visit, setVisit] = useState(0)
  const words = useDeferredValue(query)
  const sought = useMemo(() => soughtIn(words), [words])
  const found = useMemo(() => searchRulebook(rulebook, sought), [rulebook, sought])
  const isSearching = sought.length > 0
  // What stands above the place that was asked for must have its height before one is led there.
  const isAbove = (id: string) => place !== null && !partsAfter(rulebook, place).has(id)
  const anchor = place === null ? null : anchorOf(rulesAddress(rulebook.gameId, place))
  useArrival(anchor, !isSearching, visit)
  /** A link followed out of a search leads into the whole text, even to the clause that was shown before. */
  const follow = ({ target }: { readonly target: EventTarget }) => {
    if (!(target instanceof Element) || !target.closest('a')) return
    setQuery('')
    setVisit(visit + 1)
  }
  const chapters = (parts: readonly RuleChapter[]) =>
    parts.map((chapter) => (
      <ChapterPart
        key={chapter.id}
        rulebook={rulebook}
        chapter={chapter}
        place={place}
        sought={sought}
        easel={easel}
        isEager={isAbove(chapter.id)}
      />
    ))
  return (
    <div className={styles['rules__body']} onClick={follow}>
      <Contents rulebook={rulebook} place={place} />
      <main className={styles['rules__text']}>
        <p className={styles['rules__lead']}>{RULES_TEXT.lead}</p>
        <SearchField
          query={query}
          onQuery={setQuery}
          outcome={isSearching ? foundText(found.clauseCount, found.noteCount, found.terms.length) : null}
        />
        {chapters(found.opening)}
        {found.sections.map((section) => (
          <SectionPart
            key={section.id}
            rulebook={rulebook}
            section={section}
            place={place}
            sought={sought}
            easel={easel}
            isEager={isAbove(section.id)}
          />
        ))}
        {chapters(found.closing)}
        {found.terms.length > 0 && (
          <GlossaryPart rulebook={rulebook} terms={found.terms} place={place} sought={sought} />
        )}
      </main>
    </div>
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
