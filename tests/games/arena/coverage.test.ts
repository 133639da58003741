import { expect, test } from 'vitest'
import { CLAUSES } from '@/games/arena/content/clauses'
import { AUDIT } from '@/games/arena/teaching/audit'

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
