import { auditOf } from '@/table/teaching/audit-of'
import { CLAUSES } from '../../content/clauses'
import { HOUSE_RULES } from '../../content/house-rules-text'
import { MANUAL } from './manual'
import tests from './tests.json'

/** What holds the clauses of Arrakhar's Wand; `npm run audit` writes the tests as the last whole run found them. */
export const AUDIT = auditOf({
  clauses: CLAUSES,
  manual: MANUAL,
  tests,
  houseRuleOf: (id) => HOUSE_RULES.find(({ clause }) => clause === id)?.label,
})
