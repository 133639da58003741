import { expect, test } from 'vitest'
import { CLAUSES } from '@/games/arena/clauses'
import { AUDIT } from '@/games/arena/teaching/audit'
import { RULEBOOK } from '@/games/arena/teaching/rulebook'
import { testAudit } from '../../support/audit'

testAudit(AUDIT, CLAUSES)

test('rulings that a new game may decide otherwise are told as such, in the rules and in the audit', () => {
  const inRules = RULEBOOK.sections
    .flatMap(({ clauses }) => clauses)
    .flatMap(({ id, ruling }) => (ruling?.option === undefined ? [] : [[id, ruling.option]]))
  expect(inRules).toEqual([
    ['AA-2.5', 'spellCards'],
    ['AA-2.8', 'firstPlayer'],
    ['AA-23.4', 'turnLimit'],
  ])
  const inAudit = AUDIT.rows.flatMap(({ id, houseRule }) => (houseRule === null ? [] : [[id, houseRule]]))
  expect(inAudit).toEqual([
    ['AA-2.5', 'Spell cards of an army'],
    ['AA-2.8', 'First player'],
    ['AA-23.4', 'Turns at most'],
  ])
})
