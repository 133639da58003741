import type { Audit } from '@/engine/audit'

/** The names of tests by clause and file. */
type TestsByClause = Readonly<Partial<Record<string, Readonly<Record<string, readonly string[]>>>>>

interface AuditSources<Clause extends string> {
  /** The clauses with their headings, in order. */
  readonly clauses: Readonly<Record<Clause, string>>
  /** Why no test can hold a clause. */
  readonly manual: Readonly<Partial<Record<Clause, string>>>
  readonly tests: TestsByClause
  /** The house rule that decides a clause's ruling the other way; none has one when left out. */
  readonly houseRuleOf?: (clause: Clause) => string | undefined
}

/** What holds the clauses of a game. */
export function auditOf<Clause extends string>(sources: AuditSources<Clause>): Audit {
  const { clauses, manual, tests, houseRuleOf } = sources
  return {
    rows: (Object.keys(clauses) as Clause[]).map((id) => ({
      id,
      title: clauses[id],
      manual: manual[id] ?? null,
      tests: Object.entries(tests[id] ?? {}).map(([file, names]) => ({ file, names })),
      houseRule: houseRuleOf?.(id) ?? null,
    })),
  }
}
