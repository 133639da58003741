import { useEffect, useRef } from 'react'
import type { Rulebook } from '@/engine/rulebook/rulebook'
import { Results } from '../search/Results'
import { SearchField } from '../search/SearchField'
import { useSearch } from '../search/use-search'
import styles from './rules-drawer.module.css'

interface SearchPartProps {
  readonly rulebook: Rulebook
  readonly query: string
  readonly onQuery: (query: string) => void
}

/** Looks rules up beside the table, the focus in the field. */
export function SearchPart({ rulebook, query, onQuery }: SearchPartProps) {
  const field = useRef<HTMLInputElement>(null)
  const found = useSearch(rulebook, query)
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    field.current?.select()
  }, [])
  return (
    <div className={styles['rules-drawer__body']}>
      <SearchField field={field} query={query} onQuery={onQuery} found={found} />
      {found && <Results rulebook={rulebook} hits={found.hits} />}
    </div>
  )
}
