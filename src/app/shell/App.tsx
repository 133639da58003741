import { useEffect, useLayoutEffect, useState } from 'react'
import { coming } from '@/widgets/coming'
import { namePage } from '@/widgets/page-title'
import { ErrorBoundary } from '../failure/ErrorBoundary'
import { MissingNotice } from '../failure/MissingNotice'
import { PageServices } from './PageServices'
import type { Page } from '../addresses/page'
import { loadPage } from './pages'
import { routeOf } from '../addresses/routes'
import { Toast } from './Toast'
import { useLooks } from '../page-parts/theme'

interface Props {
  /** The page that was loaded first. */
  readonly first: Page
  /** Whether the address has led elsewhere since that was begun. */
  readonly hasMoved: () => boolean
}

/** Marks an entry of the browser’s history whose page has stood. */
const SEEN = 'seen'

/** The whole program. */
export function App({ first, hasMoved }: Props) {
  const page = usePage(first, hasMoved)
  const { element } = page
  useLooks()
  useEffect(() => namePage(page.title), [page])
  useTop(page.title)
  return (
    <ErrorBoundary>
      <ErrorBoundary of={page}>{element}</ErrorBoundary>
      <MissingNotice />
      <PageServices />
      <Toast />
    </ErrorBoundary>
  )
}

/** Begins a page at its top; who goes back to one finds the place that the browser has kept. */
function useTop(title: string): void {
  useLayoutEffect(() => {
    if (history.state !== null) return
    scrollTo(0, 0)
    history.replaceState(SEEN, '')
  }, [title])
}

/** The page of the address; the one before stays until all of the next is there. */
function usePage(first: Page, hasMoved: Props['hasMoved']): Page {
  const [page, setPage] = useState(first)
  useEffect(() => {
    // Counted, not told by the address: that of a table is completed while its page is on its way.
    let latest = 0
    const follow = async () => {
      const nth = ++latest
      const next = await coming(loadPage(routeOf(location.hash)))
      if (nth === latest) setPage(next)
    }
    const listener = () => void follow()
    addEventListener('hashchange', listener)
    if (hasMoved()) listener()
    return () => removeEventListener('hashchange', listener)
  }, [hasMoved])
  return page
}
