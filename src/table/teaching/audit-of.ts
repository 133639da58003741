import type { Audit, MutantCount, MutationRun } from '@/engine/rulebook/audit'

/** The names of tests by clause and file. */
type TestsByClause = Readonly<Partial<Record<string, Readonly<Record<string, readonly string[]>>>>>

/** A mutation run as `npm run mutation` writes it down: of each clause how many mutants were killed, of how many. */
interface MutationFile extends MutationRun {
  readonly clauses: Readonly<Partial<Record<string, readonly number[]>>>
}

interface AuditSources<Clause extends string> {
  /** The clauses with their headings, in order. */
  readonly clauses: Readonly<Record<Clause, string>>
  /** Why no test can hold a clause. */
  readonly manual: Readonly<Partial<Record<Clause, string>>>
  readonly tests: TestsByClause
  readonly mutants?: MutationFile
  /** The house rule that decides a clause's ruling the other way; none has one when left out. */
  readonly houseRuleOf?: (clause: Clause) => string | undefined
}

/** What holds the clauses of a game. */
export function auditOf<Clause extends string>(sources: AuditSources<Clause>): Audit {
  const { clauses, manual, tests, mutants, houseRuleOf } = sources
  return {
    rows: (Object.keys(clauses) as Clause[]).map((id) => ({
      id,
      title: clauses[id],
      manual: manual[id] ?? null,
      tests: Object.entries(tests[id] ?? {}).map(([file, names]) => ({ file, names })),
      mutants: countOf(mutants?.clauses[id]),
      houseRule: houseRuleOf?.(id) ?? null,
    })),
    mutation: mutants ? { on: mutants.on, every: mutants.every } : null,
  }
}

function countOf([killed, tried]: readonly number[] = []): MutantCount | null {
  return killed === undefined || tried === undefined ? null : { killed, tried }
}
