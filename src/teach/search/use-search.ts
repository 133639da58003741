import { useDeferredValue, useMemo } from 'react'
import type { AnyTeaching } from '@/contract/manifest'
import { type Hit, searcherOf } from './search-book'

/** More is seldom read. */
const SHOWN = 20

/** What a query finds in a rulebook; null while nothing is looked for. */
export interface Found {
  readonly hits: readonly Hit[]
  readonly count: number
}

/** Where is looked; keep the reference. */
export type Searched = Pick<AnyTeaching, 'rulebook' | 'cards'>

/** Looks up as one types. A book is made ready with the first query. */
export function useSearch(searched: Searched, query: string): Found | null {
  const words = useDeferredValue(query).trim()
  const isAsking = words !== ''
  const search = useMemo(
    () => (isAsking ? searcherOf(searched.rulebook, searched.cards()) : undefined),
    [searched, isAsking],
  )
  return useMemo(() => {
    if (!search) return null
    const hits = search(words)
    return { hits: hits.slice(0, SHOWN), count: hits.length }
  }, [search, words])
}
