import { type Ref, useId } from 'react'
import { Button } from '@/widgets/Button'
import controlStyles from '@/widgets/control.module.css'
import { foundText, SEARCH_TEXT } from './search-text'
import type { Found } from './use-search'
import styles from './search.module.css'

interface SearchFieldProps {
  readonly field?: Ref<HTMLInputElement>
  readonly query: string
  readonly onQuery: (query: string) => void
  /** How much it found is told, spoken too. */
  readonly found: Found | null
}

/** Searches as one types. */
export function SearchField({ field, query, onQuery, found }: SearchFieldProps) {
  const id = useId()
  return (
    <search className={styles.search}>
      <label className={controlStyles['field__label']} htmlFor={id}>
        {SEARCH_TEXT.label}
      </label>
      <div className={styles['search__line']}>
        <input
          ref={field}
          id={id}
          className={controlStyles['field__input']}
          type="search"
          autoComplete="off"
          placeholder={SEARCH_TEXT.hint}
          value={query}
          onChange={({ target }) => onQuery(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || query === '') return
            // One that is empty leaves Escape to what it stands in.
            event.stopPropagation()
            onQuery('')
          }}
        />
        {query !== '' && <Button onClick={() => onQuery('')}>{SEARCH_TEXT.clear}</Button>}
      </div>
      <p role="status" className={styles['search__outcome']}>
        {found && foundText(found.count, found.hits.length)}
      </p>
    </search>
  )
}
