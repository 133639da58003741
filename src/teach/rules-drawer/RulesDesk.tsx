import { Suspense, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { AnyGame } from '@/contract/manifest'
import { optionalComponent } from '@/widgets/late'
import { clausePlaceOf } from './clause-link'

const RulesDrawer = optionalComponent(() => import('./RulesDrawer').then((module) => module.RulesDrawer))

/**
 * Opens rules beside the table: plain links to the game's rules, wherever they stand on the page, are caught here.
 * With a key held down, in another tab or without this they lead to the page of rules.
 */
export function RulesDesk({ game }: { readonly game: AnyGame }) {
  const { trail, follow, back, close } = useTrail()
  const opener = useRef<HTMLElement>(null)
  // Before the links can be seen: one that is clicked at once stays at the table, too.
  useLayoutEffect(() => {
    const listener = (event: MouseEvent) => {
      const link = clausePlaceOf(event, game.id)
      if (!link) return
      event.preventDefault()
      if (!link.element.closest('[data-part="rules-drawer"]')) opener.current = inFocus() ?? link.element
      follow(link.place)
    }
    document.addEventListener('click', listener)
    return () => document.removeEventListener('click', listener)
  }, [game.id, follow])
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
