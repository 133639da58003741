import { auditOf } from '@/table/teaching/audit-of'
import { CLAUSES } from '../../clauses'
import { MANUAL } from './manual'
import mutants from './mutants.json'
import tests from './tests.json'

/** What holds the clauses of Arena; `npm run audit` writes the tests as the last whole run found them, `npm run mutation` the mutants. */
export const AUDIT = auditOf({ clauses: CLAUSES, manual: MANUAL, tests, mutants })
