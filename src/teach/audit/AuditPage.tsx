import { useCallback, useMemo, useState } from 'react'
import type { Audit } from '@/engine/rulebook/audit'
import type { Rulebook } from '@/engine/rulebook/rulebook'
import { anchorOf, chartsAddress, rulesAddress } from '@/teach/addresses/rules-address'
import { PageHead } from '@/teach/page-parts/PageHead'
import { RULES_TEXT } from '@/teach/rules/rules-text'
import { useArrival } from '@/teach/page-parts/use-arrival'
import { useLoaded } from '@/teach/page-parts/use-loaded'
import type { TeachingPageProps } from '../page-parts/page-props'
import { auditAddress } from '../addresses/audit-address'
import { AUDIT_TEXT, countsText } from './audit-text'
import { AuditSection } from './AuditSection'
import { type AuditFilter, auditedClauses, countsOf, isShown, sectionsOf } from './audited'
import { Filters } from './Filters'
import { loadAudit } from './load-audit'
import styles from './audit.module.css'

/** Every clause of a game with the tests that hold it and the rulings made. */
export function AuditPage({ game, rest }: TeachingPageProps) {
  const loaded = useLoaded(useCallback(() => loadAudit(game), [game]))
  const links = [
    [rulesAddress(game.id), RULES_TEXT.rules],
    [chartsAddress(game.id), RULES_TEXT.charts],
  ] as const
  return (
    <div className={styles.audit}>
      <PageHead title={AUDIT_TEXT.auditOf(game.name)} links={links}>
        {null}
      </PageHead>
      <main className={styles['audit__main']}>
        <p className={styles['audit__lead']}>{AUDIT_TEXT.lead}</p>
        {loaded ? (
          <Findings audit={loaded.audit} rulebook={loaded.rulebook} place={rest[0] ?? null} />
        ) : (
          <p role="status">{AUDIT_TEXT.loading}</p>
        )}
      </main>
    </div>
  )
}

interface FindingsProps {
  readonly audit: Audit | null
  readonly rulebook: Rulebook
  readonly place: string | null
}

function Findings({ audit, rulebook, place }: FindingsProps) {
  const [filter, setFilter] = useState<AuditFilter>('all')
  const clauses = useMemo(() => auditedClauses(audit?.rows ?? [], rulebook), [audit, rulebook])
  useArrival(place === null ? null : anchorOf(auditAddress(rulebook.gameId, place)), true, 0)
  if (clauses.length === 0) return <p>{AUDIT_TEXT.none}</p>
  const counts = countsOf(clauses)
  const sections = sectionsOf(
    clauses.filter((clause) => isShown(clause, filter)),
    rulebook,
  )
  return (
    <>
      <p className={styles['audit__counts']}>{countsText(counts)}</p>
      {audit?.mutation && (
        <p className={styles['audit__counts']}>
          {AUDIT_TEXT.mutantRun(audit.mutation.on, audit.mutation.every)}
        </p>
      )}
      <Filters counts={counts} filter={filter} onFilter={setFilter} />
      {sections.length === 0 && <p role="status">{AUDIT_TEXT.nothing}</p>}
      {sections.map((section) => (
        <AuditSection key={section.id} rulebook={rulebook} section={section} place={place} />
      ))}
    </>
  )
}
