import { useId } from 'react'
import { RULES_TEXT } from './rules-text'

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
    <search className="rule-search">
      <label className="field__label" htmlFor={id}>
        {RULES_TEXT.search}
      </label>
      <div className="rule-search__line">
        <input
          id={id}
          className="field__input"
          type="search"
          autoComplete="off"
          placeholder={RULES_TEXT.searchHint}
          value={query}
          onChange={({ target }) => onQuery(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Escape') onQuery('')
          }}
        />
        {query !== '' && (
          <button type="button" className="button" onClick={() => onQuery('')}>
            {RULES_TEXT.clear}
          </button>
        )}
      </div>
      <p role="status" className="rule-search__outcome">
        {outcome}
      </p>
    </search>
  )
}
