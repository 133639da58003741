import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { HexId } from '@/engine/hex'
import wordsStyles from '@/table/words/words.module.css'
import { WORDS, WORDS_PAGES, type WordsPage } from '../../content/words-text'
import { sitesOnBoard } from '../board/board-view'
import type { PanelProps } from '../desk/desk'
import { ActPage } from './ActPage'
import { HexesPage } from './HexesPage'
import { UnitsPage } from './UnitsPage'
import styles from './words.module.css'

/** The board in words: by what can act, hex by hex, and unit by unit; all of it through the same desk. */
export function WordsPages({ desk }: PanelProps) {
  const [page, setPage] = useState<WordsPage>('act')
  const [shown, setShown] = useState<HexId | null>(null)
  const id = useId()
  const { view } = desk
  // What the sorcerer peeks at stays on the drawn board.
  const sites = useMemo(() => sitesOnBoard(view, false), [view])
  const pages = useRef<HTMLDivElement>(null)
  const isVisiting = useRef(false)
  const visit = (hex: HexId) => {
    isVisiting.current = true
    setShown(hex)
    setPage('hexes')
  }
  useEffect(() => {
    // The focus goes along, so that the hex is read out wherever one came from.
    if (isVisiting.current) pages.current?.querySelector<HTMLElement>('[data-part="hex-card"] h3')?.focus()
    isVisiting.current = false
  })
  return (
    <>
      <Tabs id={id} page={page} onPage={setPage} />
      <div
        ref={pages}
        className={wordsStyles['words__page']}
        role="tabpanel"
        id={`${id}-page`}
        aria-labelledby={`${id}-${page}`}
        tabIndex={-1}
      >
        {page === 'act' ? <ActPage desk={desk} sites={sites} /> : null}
        {page === 'hexes' ? <HexesPage desk={desk} sites={sites} shown={shown} onShow={visit} /> : null}
        {page === 'units' ? <UnitsPage view={view} onVisit={visit} /> : null}
      </div>
    </>
  )
}

interface TabsProps {
  readonly id: string
  readonly page: WordsPage
  readonly onPage: (page: WordsPage) => void
}

function Tabs({ id, page, onPage }: TabsProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    const count = WORDS_PAGES.length
    const next = WORDS_PAGES[(WORDS_PAGES.indexOf(page) + step + count) % count] ?? page
    onPage(next)
    event.currentTarget.querySelector<HTMLElement>(`[data-page="${next}"]`)?.focus()
  }
  return (
    <div className={styles['words__tabs']} role="tablist" aria-label={WORDS.pages} onKeyDown={onKeyDown}>
      {WORDS_PAGES.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={`${id}-${each}`}
          data-page={each}
          aria-selected={each === page}
          aria-controls={`${id}-page`}
          tabIndex={each === page ? 0 : -1}
          onClick={() => onPage(each)}
        >
          {WORDS.page[each]}
        </button>
      ))}
    </div>
  )
}
