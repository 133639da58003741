import { expect, test } from 'vitest'
import { CLAUSES } from '@/games/arrakhar/clauses'
import { HOUSE_RULES } from '@/games/arrakhar/tables/house-rules-text'
import { AUDIT } from '@/games/arrakhar/teaching/audit'
import { RULEBOOK } from '@/games/arrakhar/teaching/rulebook'
import { testAudit } from '../../support/audit'

testAudit(AUDIT, CLAUSES)

test('house rules are told at the rulings that they decide the other way', () => {
  const rulings = RULEBOOK.sections
    .flatMap(({ clauses }) => clauses)
    .flatMap(({ id, ruling }) => (ruling?.option === undefined ? [] : [[id, ruling.option]]))
  expect(rulings).toEqual(HOUSE_RULES.map(({ clause, key }) => [clause, key]))
})
