import type { Rulebook, Ruling } from '@/engine/rulebook/rulebook'
import { anchorOf, rulesAddress } from '@/teach/addresses/rules-address'
import { RuleText } from '@/teach/rules/RuleText'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import { TitledPanel } from '@/widgets/TitledPanel'
import controlStyles from '@/widgets/control.module.css'
import { auditAddress } from '../addresses/audit-address'
import { AUDIT_TEXT, mutantsText, testsText } from './audit-text'
import { type AuditedClause, type AuditedSection, hasOneTest, testCount } from './audited'
import styles from './audit.module.css'

interface AuditSectionProps {
  readonly rulebook: Rulebook
  readonly section: AuditedSection
  /** The clause that the address leads to. */
  readonly place: string | null
}

/** The clauses of a section, each with what names it. */
export function AuditSection({ rulebook, section, place }: AuditSectionProps) {
  const { id, title, clauses } = section
  return (
    <TitledPanel id={`audit-${id}`} title={title}>
      <ul className={styles['audit__clauses']}>
        {clauses.map((clause) => (
          <Clause key={clause.id} rulebook={rulebook} clause={clause} isCurrent={clause.id === place} />
        ))}
      </ul>
    </TitledPanel>
  )
}

interface ClauseProps {
  readonly rulebook: Rulebook
  readonly clause: AuditedClause
  readonly isCurrent: boolean
}

function Clause({ rulebook, clause, isCurrent }: ClauseProps) {
  const { id, title, manual, ruling } = clause
  const { gameId } = rulebook
  return (
    <li
      id={anchorOf(auditAddress(gameId, id))}
      className={styles['audit__clause']}
      tabIndex={-1}
      aria-current={isCurrent ? 'location' : undefined}
    >
      <div className={panelStyles.row}>
        <h3 className={styles['audit__title']}>
          <a href={rulesAddress(gameId, id)} aria-label={AUDIT_TEXT.inRules(id, title)}>
            <span className={styles['audit__id']}>{id}</span> {title}
          </a>
        </h3>
        <Mark clause={clause} />
        {clause.mutants && (
          <span className={controlStyles.chip} title={AUDIT_TEXT.mutants}>
            {mutantsText(clause.mutants)}
          </span>
        )}
        {ruling && <span className={controlStyles.chip}>{AUDIT_TEXT.ruling}</span>}
      </div>
      {manual !== null && <p>{manual}</p>}
      {ruling && <RulingText rulebook={rulebook} ruling={ruling} houseRule={clause.houseRule} />}
      <Tests clause={clause} isOpen={isCurrent} />
    </li>
  )
}

/** What speaks for a clause, at a glance: words first, and a border of its own for a single test. */
function Mark({ clause }: { readonly clause: AuditedClause }) {
  if (clause.manual !== null) return <span className={controlStyles.chip}>{AUDIT_TEXT.manual}</span>
  if (clause.tests.length === 0) return null
  const isSingle = hasOneTest(clause)
  return (
    <span className={classNames(controlStyles.chip, isSingle ? styles['audit__single'] : undefined)}>
      {isSingle ? AUDIT_TEXT.single : AUDIT_TEXT.named}
    </span>
  )
}

interface RulingTextProps {
  readonly rulebook: Rulebook
  readonly ruling: Ruling
  readonly houseRule: string | null
}

function RulingText({ rulebook, ruling, houseRule }: RulingTextProps) {
  return (
    <div className={styles['audit__ruling']}>
      <p>
        <RuleText rulebook={rulebook} text={ruling.choice} />
      </p>
      <p className={styles['audit__reason']}>
        {AUDIT_TEXT.reason} <RuleText rulebook={rulebook} text={ruling.reason} />
      </p>
      {houseRule !== null && (
        <p className={styles['audit__reason']}>
          {AUDIT_TEXT.houseRule} <b>{houseRule}</b>
        </p>
      )}
    </div>
  )
}

interface TestsProps {
  readonly clause: AuditedClause
  readonly isOpen: boolean
}

function Tests({ clause, isOpen }: TestsProps) {
  const { tests, manual } = clause
  if (tests.length === 0)
    return manual === null ? <p className={styles['audit__unheld']}>{AUDIT_TEXT.unheld}</p> : null
  return (
    <details className={styles['audit__tests']} open={isOpen}>
      <summary>{testsText(testCount(clause), tests.length)}</summary>
      {tests.map(({ file, names }) => (
        <div key={file}>
          <p className={styles['audit__file']}>{file}</p>
          <ul>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  )
}
