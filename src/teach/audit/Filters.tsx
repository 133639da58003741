import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import { AUDIT_TEXT } from './audit-text'
import { AUDIT_FILTERS, type AuditCounts, type AuditFilter } from './audited'
import styles from './audit.module.css'

interface FiltersProps {
  readonly counts: AuditCounts
  readonly filter: AuditFilter
  readonly onFilter: (filter: AuditFilter) => void
}

/** Which clauses are looked at, a button each with how many there are. */
export function Filters({ counts, filter, onFilter }: FiltersProps) {
  return (
    <div
      className={classNames(panelStyles.row, styles['audit__filters'])}
      role="group"
      aria-label={AUDIT_TEXT.show}
    >
      {AUDIT_FILTERS.map((each) => (
        <Button key={each} aria-pressed={each === filter} onClick={() => onFilter(each)}>
          {AUDIT_TEXT.filters[each]} <span className={styles['audit__count']}>{counts[each]}</span>
        </Button>
      ))}
    </div>
  )
}
