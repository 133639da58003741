import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { AnyGame } from '@/contract/manifest'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import { chartsAddress, rulesAddress } from '../addresses/rules-address'
import type { Searched } from '../search/use-search'
import { useLoaded } from '../page-parts/use-loaded'
import { DRAWER_TEXT } from './drawer-text'
import { findCard, findPlace } from './place'
import { PlaceText } from './PlaceText'
import { SEARCH_PLACE } from './search-place'
import { SearchPart } from './SearchPart'
import styles from './rules-drawer.module.css'

interface RulesDrawerProps {
  readonly game: AnyGame
  /** 'AR-7.6', 'AR-7', 'term-odds', or where rules are looked up. */
  readonly place: string
  /** What is looked up, kept while one reads what was found. */
  readonly query: string
  readonly onQuery: (query: string) => void
  /** Given once something else was looked up before. */
  readonly onBack?: () => void
  readonly onClose: () => void
}

/** A clause, section or word of the rules on a sheet beside the table, which goes on being played. */
export function RulesDrawer({ game, place, query, onQuery, onBack, onClose }: RulesDrawerProps) {
  const teaching = useLoaded(useCallback(() => game.loadTeaching(), [game]))
  const page = pageOf(game.id, place, teaching)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // The table would let go of what is picked.
    event.stopPropagation()
    onClose()
  }
  return createPortal(
    <aside
      className={styles['rules-drawer']}
      data-part="rules-drawer"
      aria-label={DRAWER_TEXT.label}
      onKeyDown={onKeyDown}
    >
      <div className={styles['rules-drawer__bar']}>
        {onBack && (
          <Button look="quiet" onClick={onBack}>
            ← {DRAWER_TEXT.back}
          </Button>
        )}
        <a className={styles['rules-drawer__page']} href={page.href} data-page="">
          {page.words}
        </a>
        <button
          type="button"
          className={classNames(
            controlStyles.button,
            controlStyles['button--quiet'],
            controlStyles['button--icon'],
          )}
          aria-label={DRAWER_TEXT.close}
          title={`${DRAWER_TEXT.close} (Esc)`}
          onClick={onClose}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M3 3L13 13M13 3L3 13" stroke="currentColor" strokeWidth="2" />
          </svg>
        </button>
      </div>
      {!teaching ? (
        <p role="status">{DRAWER_TEXT.loading}</p>
      ) : place === SEARCH_PLACE ? (
        <SearchPart searched={teaching} query={query} onQuery={onQuery} />
      ) : (
        <Opened key={place} searched={teaching} place={place} />
      )}
    </aside>,
    document.body,
  )
}

/** The page on which a place stands, and what a link to it says. */
function pageOf(gameId: string, place: string, searched: Searched | undefined) {
  const { page, chartsPage } = DRAWER_TEXT
  const found = searched && findCard(searched, place)
  if (found) return { href: chartsAddress(gameId, found.card.chart), words: chartsPage }
  return { href: place === SEARCH_PLACE ? rulesAddress(gameId) : rulesAddress(gameId, place), words: page }
}

/** What stands at the place, the focus on its heading so that it is read and Escape closes it. */
function Opened({ searched, place }: { readonly searched: Searched; readonly place: string }) {
  const { rulebook } = searched
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => body.current?.querySelector('h2')?.focus({ preventScroll: true }), [])
  const found = findCard(searched, place) ?? findPlace(rulebook, place)
  return (
    <div ref={body} className={styles['rules-drawer__body']}>
      {found ? (
        <PlaceText rulebook={rulebook} found={found} />
      ) : (
        <h2 tabIndex={-1}>{DRAWER_TEXT.unknown(place)}</h2>
      )}
    </div>
  )
}
