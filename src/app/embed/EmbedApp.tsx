import { type MouseEvent, useSyncExternalStore } from 'react'
import { gameOf } from '@/games'
import { EmbedPage } from '@/teach/embed/EmbedPage'
import { EMBED_TEXT } from '@/teach/embed/embed-text'
import { EmbedNotice } from '@/teach/embed/EmbedNotice'
import { routeOf } from '../addresses/routes'
import { ErrorBoundary } from '../failure/ErrorBoundary'
import { MissingNotice } from '../failure/MissingNotice'
import { TEXT } from '../page-parts/text'
import { useLooks } from '../page-parts/theme'

/** The program in a frame on another page. */
export function EmbedApp() {
  const hash = useSyncExternalStore(onHash, () => location.hash)
  useLooks()
  return (
    <ErrorBoundary of={hash}>
      <div onClickCapture={leadOut} onAuxClickCapture={leadOut}>
        <Shown hash={hash} />
      </div>
      <MissingNotice />
    </ErrorBoundary>
  )
}

function Shown({ hash }: { readonly hash: string }) {
  const route = routeOf(hash)
  if (route.page === 'open' || route.page === 'lesson') {
    const game = gameOf(route.gameId)
    if (game) return <EmbedPage key={hash} game={game} page={route.page} rest={route.rest} />
  }
  return (
    <EmbedNotice title={TEXT.product}>
      <p>{EMBED_TEXT.nothing}</p>
    </EmbedNotice>
  )
}

function onHash(onChange: () => void): () => void {
  addEventListener('hashchange', onChange)
  return () => removeEventListener('hashchange', onChange)
}

/** Has links to other pages of the program open them whole in a new tab: a frame shows none of them. */
function leadOut({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null
  if (!link) return
  link.href = `./${link.hash}`
  link.target = '_blank'
  link.rel = 'noopener'
}
