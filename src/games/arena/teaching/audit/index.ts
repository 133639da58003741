import { auditOf } from '@/table/teaching/audit-of'
import { type Clause, CLAUSES } from '../../clauses'
import { NEW_GAME } from '../../tables/new-game-text'
import mutants from './mutants.json'
import tests from './tests.json'

/** Clauses that no test can fail on and the players must hold themselves, each with the reason. */
const MANUAL: Readonly<Partial<Record<Clause, string>>> = {}

/** Rulings that the new-game form lets players decide otherwise, by the names of its fields. */
const AGREED: Readonly<Partial<Record<Clause, string>>> = {
  'AA-2.5': NEW_GAME.spellCards,
  'AA-2.8': NEW_GAME.firstPlayer,
  'AA-23.4': NEW_GAME.turnLimit,
}

/** What holds the clauses of Arena; `npm run audit` writes the tests as the last whole run found them, `npm run mutation` the mutants. */
export const AUDIT = auditOf({
  clauses: CLAUSES,
  manual: MANUAL,
  tests,
  mutants,
  houseRuleOf: (id) => AGREED[id],
})
