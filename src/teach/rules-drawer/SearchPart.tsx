import { useEffect, useRef } from 'react'
import { rulesAddress } from '../addresses/rules-address'
import { Results } from '../search/Results'
import { SearchField } from '../search/SearchField'
import { type Searched, useSearch } from '../search/use-search'
import styles from './rules-drawer.module.css'

interface SearchPartProps {
  readonly searched: Searched
  readonly query: string
  readonly onQuery: (query: string) => void
}

/** Looks rules up beside the table, the focus in the field. */
export function SearchPart({ searched, query, onQuery }: SearchPartProps) {
  const { rulebook } = searched
  const field = useRef<HTMLInputElement>(null)
  const found = useSearch(searched, query)
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    field.current?.select()
  }, [])
  return (
    <div className={styles['rules-drawer__body']}>
      <SearchField field={field} query={query} onQuery={onQuery} found={found} />
      {found && (
        <Results
          rulebook={rulebook}
          hits={found.hits}
          cardAddress={({ id }) => rulesAddress(rulebook.gameId, id)}
        />
      )}
    </div>
  )
}
