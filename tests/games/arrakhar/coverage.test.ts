import { expect, test } from 'vitest'
import { CLAUSES } from '@/games/arrakhar/content/clauses'
import { HOUSE_RULES } from '@/games/arrakhar/content/house-rules-text'
import { AUDIT } from '@/games/arrakhar/teaching/audit'
import { RULEBOOK } from '@/games/arrakhar/teaching/rulebook'

const MOST_MANUAL = 5

/** The audit is what a whole run of the tests found; `npm test` compares it with its own run. */
const tested = AUDIT.rows.filter(({ tests }) => tests.length > 0)
const manual = AUDIT.rows.filter((row) => row.manual !== null)
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)

test('the audit has a row for every clause', () => {
  expect(idsOf(AUDIT.rows)).toEqual(Object.keys(CLAUSES))
})

test('every clause has a test that could fail, or a reason why not', () => {
  process.stdout.write(`${AUDIT.rows.length} clauses: ${tested.length} tested, ${manual.length} manual\n`)
  const lacking = AUDIT.rows.filter((row) => !tested.includes(row) && !manual.includes(row))
  expect(idsOf(lacking)).toEqual([])
  expect(idsOf(manual.filter((row) => tested.includes(row)))).toEqual([])
  expect(manual.length).toBeLessThanOrEqual(MOST_MANUAL)
})

test('house rules are told at the rulings that they decide the other way', () => {
  const rulings = RULEBOOK.sections
    .flatMap(({ clauses }) => clauses)
    .flatMap(({ id, ruling }) => (ruling?.option === undefined ? [] : [[id, ruling.option]]))
  expect(rulings).toEqual(HOUSE_RULES.map(({ clause, key }) => [clause, key]))
})
