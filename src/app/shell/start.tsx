import { setAutoFreeze } from 'immer'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { present } from '@/engine/kernel/refusal'
import { gameOf } from '@/games'
import { coming } from '@/widgets/coming'
import { App } from './App'
import { readAhead } from '../session/kept-game'
import { keepOffline } from '../offline/keep-offline'
import { facesThere } from '../page-parts/faces-there'
import { loadPage } from './pages'
import { type Route, routeOf } from '../addresses/routes'

/** Shows the page of the address in place of the name that stands there while it is fetched. */
export async function start(): Promise<void> {
  // Freezing costs five times the work of a command; development and tests have it on.
  setAutoFreeze(!import.meta.env.PROD)
  const route = routeOf(location.hash)
  // Who goes elsewhere is heard of; who only completes the address, as a table does, is not.
  let isElsewhere = false
  addEventListener('hashchange', () => (isElsewhere = true), { once: true })
  readGameAhead(route)
  const [first] = await coming(Promise.all([loadPage(route), facesThere(route.page !== 'play')]))
  const root = present(document.getElementById('root'), 'element #root')
  createRoot(root).render(
    <StrictMode>
      <App first={first} hasMoved={() => isElsewhere} />
    </StrictMode>,
  )
  if (import.meta.env.PROD) void keepOffline()
}

/** A table that is asked for by its address has a kept game to go on with. */
function readGameAhead(route: Route): void {
  const game = route.page === 'play' && gameOf(route.gameId)
  if (game) readAhead(game, route.saveId)
}
