import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { Rulebook } from '@/engine/rulebook'
import type { TeachingPageProps } from '../page-props'
import { Contents } from './Contents'
import { GlossaryPart } from './GlossaryPart'
import { type Book, loadBook } from './load-book'
import { PageHead } from './PageHead'
import { anchorOf, chartsAddress, rulesAddress } from './rules-address'
import { foundText, RULES_TEXT } from './rules-text'
import { searchRulebook, soughtIn } from './search'
import { SearchField } from './SearchField'
import { SectionPart } from './SectionPart'
import { useArrival } from './use-arrival'
import { useKeptGame } from './use-kept-game'
import { useLoaded } from './use-loaded'
import './rules-page.css'
import './rules-print.css'

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
    <div className="rules">
      <PageHead title={RULES_TEXT.rulesOf(game.name)} links={links}>
        <button type="button" className="button" onClick={() => print()}>
          {RULES_TEXT.printBooklet}
        </button>
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
  const lastAbove = sectionAt(rulebook, place)
  const anchor = place === null ? null : anchorOf(rulesAddress(rulebook.gameId, place))
  useArrival(anchor, !isSearching, visit)
  /** A link followed out of a search leads into the whole text, even to the clause that was shown before. */
  const follow = ({ target }: { readonly target: EventTarget }) => {
    if (!(target instanceof Element) || !target.closest('a')) return
    setQuery('')
    setVisit(visit + 1)
  }
  return (
    <div className="rules__body" onClick={follow}>
      <Contents rulebook={rulebook} place={place} />
      <main className="rules__text">
        <p className="rules__lead">{RULES_TEXT.lead}</p>
        <SearchField
          query={query}
          onQuery={setQuery}
          outcome={isSearching ? foundText(found.clauseCount, found.terms.length) : null}
        />
        {found.sections.map((section, nth) => (
          <SectionPart
            key={section.id}
            rulebook={rulebook}
            section={section}
            place={place}
            sought={sought}
            easel={easel}
            isEager={nth <= lastAbove}
          />
        ))}
        {found.terms.length > 0 && (
          <GlossaryPart rulebook={rulebook} terms={found.terms} place={place} sought={sought} />
        )}
      </main>
    </div>
  )
}

/** The place among the sections of the one in which a clause, a section or a term stands; -1 for none. */
function sectionAt({ sections }: Rulebook, place: string | null): number {
  if (place === null) return -1
  const nth = sections.findIndex(({ id, clauses }) => id === place || clauses.some((one) => one.id === place))
  return nth < 0 ? sections.length : nth
}
