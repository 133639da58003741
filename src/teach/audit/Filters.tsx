import { AUDIT_TEXT } from './audit-text'
import { AUDIT_FILTERS, type AuditCounts, type AuditFilter } from './audited'

interface FiltersProps {
  readonly counts: AuditCounts
  readonly filter: AuditFilter
  readonly onFilter: (filter: AuditFilter) => void
}

/** Which clauses are looked at, a button each with how many there are. */
export function Filters({ counts, filter, onFilter }: FiltersProps) {
  return (
    <div className="row audit__filters" role="group" aria-label={AUDIT_TEXT.show}>
      {AUDIT_FILTERS.map((each) => (
        <button
          key={each}
          type="button"
          className="button"
          aria-pressed={each === filter}
          onClick={() => onFilter(each)}
        >
          {AUDIT_TEXT.filters[each]} <span className="audit__count">{counts[each]}</span>
        </button>
      ))}
    </div>
  )
}
