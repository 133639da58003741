import type { AuditRow } from '@/engine/rulebook/audit'
import type { Rulebook, Ruling } from '@/engine/rulebook/rulebook'

/** Which clauses are looked at. */
export const AUDIT_FILTERS = ['all', 'named', 'single', 'manual', 'rulings'] as const
export type AuditFilter = (typeof AUDIT_FILTERS)[number]

/** A clause with what names it and what was ruled about it. */
export interface AuditedClause extends AuditRow {
  readonly ruling: Ruling | null
}

/** Clauses of a section of the rulebook. */
export interface AuditedSection {
  readonly id: string
  readonly title: string
  readonly clauses: readonly AuditedClause[]
}

/** How many clauses are of each kind, and how many tests name them. */
export interface AuditCounts extends Readonly<Record<AuditFilter, number>> {
  readonly switchable: number
  readonly tests: number
}

/** The rows of an audit with the rulings of the rulebook. */
export function auditedClauses(rows: readonly AuditRow[], rulebook: Rulebook): readonly AuditedClause[] {
  const rulings = new Map(
    rulebook.sections.flatMap(({ clauses }) =>
      clauses.map(({ id, ruling }) => [id, ruling ?? null] as const),
    ),
  )
  return rows.map((row) => ({ ...row, ruling: rulings.get(row.id) ?? null }))
}

/** Whether a clause is among those looked at. */
export function isShown(clause: AuditedClause, filter: AuditFilter): boolean {
  const { tests, manual, ruling } = clause
  switch (filter) {
    case 'all':
      return true
    case 'named':
      return manual === null && tests.length > 0
    case 'single':
      return hasOneTest(clause)
    case 'manual':
      return manual !== null
    case 'rulings':
      return ruling !== null
  }
}

/** What is to be told of all clauses at a glance. */
export function countsOf(clauses: readonly AuditedClause[]): AuditCounts {
  const count = (filter: AuditFilter) => clauses.filter((clause) => isShown(clause, filter)).length
  return {
    all: clauses.length,
    named: count('named'),
    single: count('single'),
    manual: count('manual'),
    rulings: count('rulings'),
    switchable: clauses.filter(({ houseRule }) => houseRule !== null).length,
    tests: clauses.reduce((sum, clause) => sum + testCount(clause), 0),
  }
}

/** Whether a clause hangs on one test alone. */
export function hasOneTest(clause: AuditRow): boolean {
  return clause.manual === null && testCount(clause) === 1
}

/** How many tests name a clause. */
export function testCount({ tests }: AuditRow): number {
  return tests.reduce((sum, { names }) => sum + names.length, 0)
}

/** Clauses by the sections of the rulebook, of which those without any are left out. */
export function sectionsOf(clauses: readonly AuditedClause[], rulebook: Rulebook): readonly AuditedSection[] {
  return rulebook.sections
    .map(({ id, title, clauses: told }) => ({
      id,
      title,
      clauses: clauses.filter((clause) => told.some((own) => own.id === clause.id)),
    }))
    .filter((section) => section.clauses.length > 0)
}
