import { expect, test } from 'vitest'
import type { Audit } from '@/engine/rulebook/audit'

const MOST_MANUAL = 5

/** Tests that every game's audit has to pass: it is what a whole run of the tests found. */
export function testAudit({ rows }: Audit, clauses: Readonly<Record<string, string>>): void {
  const tested = rows.filter(({ tests }) => tests.length > 0)
  const manual = rows.filter((row) => row.manual !== null)
  const idsOf = (some: typeof rows) => some.map(({ id }) => id)

  test('the audit has a row for every clause', () => {
    expect(idsOf(rows)).toEqual(Object.keys(clauses))
  })

  test('every clause has a test that could fail, or a reason why not', () => {
    process.stdout.write(`${rows.length} clauses: ${tested.length} tested, ${manual.length} manual\n`)
    expect(idsOf(rows.filter((row) => !tested.includes(row) && !manual.includes(row)))).toEqual([])
    expect(idsOf(manual.filter((row) => tested.includes(row)))).toEqual([])
    expect(manual.length).toBeLessThanOrEqual(MOST_MANUAL)
  })
}
