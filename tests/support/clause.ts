import { describe } from 'vitest'
import { type Clause, CLAUSES } from '@/games/arrakhar/content/clauses'

/** A chapter of tests about one clause, titled as the specification titles it; an unknown id does not compile. */
export function clause(id: Clause, tests: () => void): void {
  describe(`${id} ${CLAUSES[id]}`, tests)
}
