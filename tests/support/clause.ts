import { describe } from 'vitest'
import { CLAUSES as ARCHMAGI } from '@/games/archmagi/clauses'
import { CLAUSES as ARENA } from '@/games/arena/clauses'
import { CLAUSES as ARRAKHAR } from '@/games/arrakhar/clauses'
import { CLAUSES as WIZARD_KINGS } from '@/games/wizard-kings/clauses'

/** The headings of every game's clauses; no two games number theirs alike. */
const HEADINGS = { ...ARRAKHAR, ...ARENA, ...ARCHMAGI, ...WIZARD_KINGS }

/** A chapter of tests about one clause, titled as the specification titles it; an unknown id does not compile. */
export function clause(id: keyof typeof HEADINGS, tests: () => void): void {
  describe(`${id} ${HEADINGS[id]}`, tests)
}
