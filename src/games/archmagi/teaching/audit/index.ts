import { auditOf } from '@/table/teaching/audit-of'
import { type Clause, CLAUSES } from '../../clauses'
import tests from './tests.json'

/** Clauses that no test can fail on and the players must hold themselves, each with the reason. */
const MANUAL: Readonly<Partial<Record<Clause, string>>> = {
  'AM-U.11': 'The lists are pages beside the table: nothing is played with them.',
}

/** What holds the clauses of Archmagi; `npm run audit` writes the tests as the last whole run found them. */
export const AUDIT = auditOf({ clauses: CLAUSES, manual: MANUAL, tests })
