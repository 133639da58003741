import { useId } from 'react'
import { Button } from '@/widgets/Button'
import controlStyles from '@/widgets/control.module.css'
import { RULES_TEXT } from './rules-text'
import styles from './rules-page.module.css'

interface SearchFieldProps {
  readonly query: string
  readonly onQuery: (query: string) => void
  /** What came of it, spoken too; null while nothing is searched for. */
  readonly outcome: string | null
}

/** Searches as one types. */
export function SearchField({ query, onQuery, outcome }: SearchFieldProps) {
  const id = useId()
  return (
    <search className={styles['rule-search']}>
      <label className={controlStyles['field__label']} htmlFor={id}>
        {RULES_TEXT.search}
      </label>
      <div className={styles['rule-search__line']}>
        <input
          id={id}
          className={controlStyles['field__input']}
          type="search"
          autoComplete="off"
          placeholder={RULES_TEXT.searchHint}
          value={query}
          onChange={({ target }) => onQuery(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Escape') onQuery('')
          }}
        />
        {query !== '' && <Button onClick={() => onQuery('')}>{RULES_TEXT.clear}</Button>}
      </div>
      <p role="status" className={styles['rule-search__outcome']}>
        {outcome}
      </p>
    </search>
  )
}
