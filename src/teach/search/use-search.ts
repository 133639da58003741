import { useDeferredValue, useMemo } from 'react'
import type { Rulebook } from '@/engine/rulebook/rulebook'
import { type Hit, searcherOf } from './search-book'

/** More is seldom read. */
const SHOWN = 20

/** What a query finds in a rulebook; null while nothing is looked for. */
export interface Found {
  readonly hits: readonly Hit[]
  readonly count: number
}

/** Looks up as one types. A book is made ready with the first query. */
export function useSearch(rulebook: Rulebook, query: string): Found | null {
  const words = useDeferredValue(query).trim()
  const isAsking = words !== ''
  const search = useMemo(() => (isAsking ? searcherOf(rulebook) : undefined), [rulebook, isAsking])
  return useMemo(() => {
    if (!search) return null
    const hits = search(words)
    return { hits: hits.slice(0, SHOWN), count: hits.length }
  }, [search, words])
}
