import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Clause, CLAUSES } from '@/games/arrakhar/content/clauses'
import vectors from './vectors.json' with { type: 'json' }

/** Clauses that no test can fail on, each with the reason. */
const EXEMPT: Readonly<Partial<Record<Clause, string>>> = {}

const MOST_EXEMPT = 5

function clausesTested(): ReadonlySet<string> {
  const here = new URL('./', import.meta.url)
  const sources = readdirSync(here).filter((name) => name.endsWith('.test.ts'))
  const named = sources.flatMap((name) => [
    ...readFileSync(new URL(name, here), 'utf8').matchAll(/^clause\('(AR-\d+\.\d+)'/gm),
  ])
  return new Set([...named.map(([, id]) => id ?? ''), ...vectors.cases.map((one) => one.clause)])
}

test('every clause has a test that could fail, or a reason why not', () => {
  const tested = clausesTested()
  const clauses = Object.keys(CLAUSES)
  const exempt = Object.keys(EXEMPT)
  const counted = clauses.filter((id) => tested.has(id)).length
  process.stdout.write(`${clauses.length} clauses: ${counted} tested, ${exempt.length} exempt\n`)
  expect(clauses.filter((id) => !tested.has(id) && !exempt.includes(id))).toEqual([])
  expect(exempt.filter((id) => tested.has(id))).toEqual([])
  expect(exempt.length).toBeLessThanOrEqual(MOST_EXEMPT)
})
