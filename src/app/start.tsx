import { setAutoFreeze } from 'immer'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { present } from '@/engine/refusal'
import { App } from './App'
import { loadPage } from './pages'
import { routeOf } from './routes'

/** Shows the page of the address in place of the name that stands there while it is fetched. */
export async function start(): Promise<void> {
  // Freezing costs five times the work of a command; development and tests have it on.
  setAutoFreeze(!import.meta.env.PROD)
  const first = await loadPage(routeOf(location.hash))
  const root = present(document.getElementById('root'), 'element #root')
  createRoot(root).render(
    <StrictMode>
      <App first={first} />
    </StrictMode>,
  )
}
