import type { Audit, AuditedFile } from '@/engine/audit'
import { type Clause, CLAUSES } from '../../content/clauses'
import { MANUAL } from './manual'
import tests from './tests.json'

/** Tests by clause and file, as the last whole run of them found; `npm run audit` writes it. */
const TESTS: Readonly<Partial<Record<string, Readonly<Record<string, readonly string[]>>>>> = tests

/** What holds the clauses of Arena. */
export const AUDIT: Audit = {
  rows: (Object.keys(CLAUSES) as Clause[]).map((id) => ({
    id,
    title: CLAUSES[id],
    manual: MANUAL[id] ?? null,
    tests: testsOf(id),
    // Arena has no house rules that decide a ruling the other way.
    houseRule: null,
  })),
}

function testsOf(id: Clause): readonly AuditedFile[] {
  return Object.entries(TESTS[id] ?? {}).map(([file, names]) => ({ file, names }))
}
