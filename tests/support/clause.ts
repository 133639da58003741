import { describe } from 'vitest'
import { type Clause as ArchmagiClause, CLAUSES as ARCHMAGI } from '@/games/archmagi/clauses'
import { type Clause as ArenaClause, CLAUSES as ARENA } from '@/games/arena/clauses'
import { type Clause as ArrakharClause, CLAUSES as ARRAKHAR } from '@/games/arrakhar/clauses'
import { type Clause as WizardKingsClause, CLAUSES as WIZARD_KINGS } from '@/games/wizard-kings/clauses'

/** The headings of every game's clauses; no two games number theirs alike. */
const HEADINGS = { ...ARRAKHAR, ...ARENA, ...ARCHMAGI, ...WIZARD_KINGS }

/** A chapter of tests about one clause, titled as the specification titles it; an unknown id does not compile. */
export function clause(
  id: ArrakharClause | ArenaClause | ArchmagiClause | WizardKingsClause,
  tests: () => void,
): void {
  describe(`${id} ${HEADINGS[id]}`, tests)
}
