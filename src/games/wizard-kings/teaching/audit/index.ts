import { auditOf } from '@/table/teaching/audit-of'
import { type Clause, CLAUSES } from '../../clauses'
import tests from './tests.json'

/** Clauses that no test can fail on, each with the reason. */
const MANUAL: Readonly<Partial<Record<Clause, string>>> = {
  'CP-6': 'It names what is left out of the game: there is no gold, no dispelling and no such block.',
  'CH-6': 'It names what is left out: chaos blocks have no behavior of their own.',
  'RG-8': 'It names what is left out: there are no house rules for regrouping.',
}

/** What holds the clauses of Wizard Kings; `npm run audit` writes the tests as the last whole run found them. */
export const AUDIT = auditOf({ clauses: CLAUSES, manual: MANUAL, tests })
