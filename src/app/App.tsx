import { Suspense, useEffect, useState } from 'react'
import { lateComponent } from '@/widgets/late'
import { ErrorBoundary } from './failure/ErrorBoundary'
import type { Page } from './page'
import { loadPage } from './pages'
import { routeOf } from './routes'
import { Said } from './Said'
import { useLooks } from './theme'

/** A file can be brought in as soon as the page stands. */
const Files = lateComponent(() => import('./Files').then((module) => module.Files))

/** The whole program, with the page that was loaded first. */
export function App({ first }: { readonly first: Page }) {
  const { title, element } = usePage(first)
  useLooks()
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <ErrorBoundary>
      {element}
      <Suspense>
        <Files />
      </Suspense>
      <Said />
    </ErrorBoundary>
  )
}

/** The page of the address; the one before stays until all of the next is there. */
function usePage(first: Page): Page {
  const [page, setPage] = useState(first)
  useEffect(() => {
    const follow = async () => {
      const { hash } = location
      const next = await loadPage(routeOf(hash))
      if (hash === location.hash) setPage(next)
    }
    const listener = () => void follow()
    addEventListener('hashchange', listener)
    return () => removeEventListener('hashchange', listener)
  }, [])
  return page
}
