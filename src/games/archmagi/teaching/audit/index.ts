import { auditOf } from '@/table/teaching/audit-of'
import { type Clause, CLAUSES } from '../../clauses'
import tests from './tests.json'

/** Clauses that no test can fail on and the players must hold themselves, each with the reason. */
const MANUAL: Readonly<Partial<Record<Clause, string>>> = {
  'AM-O.2':
    'Ready-made games are positions and settings on file: no rule of play depends on which there are.',
  'AM-O.3': 'The armies of First Duel are figures of that file; who plays it sees what each is worth.',
  'AM-U.11': 'The lists are pages beside the table: nothing is played with them.',
}

/** What holds the clauses of Archmagi; `npm run audit` writes the tests as the last whole run found them. */
export const AUDIT = auditOf({ clauses: CLAUSES, manual: MANUAL, tests })
