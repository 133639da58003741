import { Suspense, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { AnyGame } from '@/contract/manifest'
import { optionalComponent } from '@/widgets/late'
import { useSearchKey } from '../search/use-search-key'
import { clausePlaceOf } from './clause-link'
import { SEARCH_PLACE } from './search-place'

const RulesDrawer = optionalComponent(() => import('./RulesDrawer').then((module) => module.RulesDrawer))

interface RulesDeskProps {
  readonly game: AnyGame
  /** Leaves links alone, on a page that is not played on. */
  readonly isSearchOnly?: boolean
}

/**
 * Opens rules beside the table: plain links to the game's rules, wherever they stand on the page, are caught here.
 * With a key held down, in another tab or without this they lead to the page of rules. A key looks rules up.
 */
export function RulesDesk({ game, isSearchOnly = false }: RulesDeskProps) {
  const { trail, follow, back, close } = useTrail()
  const [query, setQuery] = useState('')
  const opener = useRef<HTMLElement>(null)
  useSearchKey(() => {
    if (!inFocus()?.closest('[data-part="rules-drawer"]')) opener.current = inFocus()
    follow(SEARCH_PLACE)
  })
  // Before the links can be seen: one that is clicked at once stays at the table, too.
  useLayoutEffect(() => {
    const listener = (event: MouseEvent) => {
      const link = clausePlaceOf(event, game.id)
      const isInDrawer = Boolean(link?.element.closest('[data-part="rules-drawer"]'))
      if (!link || (isSearchOnly && !isInDrawer)) return
      event.preventDefault()
      if (!isInDrawer) opener.current = inFocus() ?? link.element
      follow(link.place)
    }
    document.addEventListener('click', listener)
    return () => document.removeEventListener('click', listener)
  }, [game.id, follow, isSearchOnly])
  const leave = useCallback(() => {
    close()
    const to = opener.current?.isConnected ? opener.current : document.querySelector<HTMLElement>('main')
    to?.focus({ preventScroll: true })
  }, [close])
  const place = trail.at(-1)
  if (place === undefined) return null
  return (
    <Suspense>
      <RulesDrawer
        game={game}
        place={place}
        query={query}
        onQuery={setQuery}
        {...(trail.length > 1 ? { onBack: back } : {})}
        onClose={leave}
      />
    </Suspense>
  )
}

/** What has the focus: a link may have been followed by a key of something near it. */
function inFocus(): HTMLElement | null {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null
}

/** The places looked up one after the other, the newest last. */
function useTrail() {
  const [trail, setTrail] = useState<readonly string[]>([])
  const follow = useCallback(
    (place: string) => setTrail((before) => (before.at(-1) === place ? before : [...before, place])),
    [],
  )
  const back = useCallback(() => setTrail((before) => before.slice(0, -1)), [])
  const close = useCallback(() => setTrail([]), [])
  return { trail, follow, back, close }
}
