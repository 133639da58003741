import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Clause, CLAUSES } from '@/games/wizard-kings/clauses'
import { AUDIT } from '@/games/wizard-kings/teaching/audit'
import { testAudit } from '../../support/audit'
import vectors from '../../data/wizard-kings/vectors.json' with { type: 'json' }

/** Clauses without a test of their own, each with the reason why there is nothing to test. */
const OMITTED: Readonly<Partial<Record<Clause, string>>> = {
  'CP-6': 'names what is left out of the game: there is no gold, no dispelling and no such block',
  'CH-6': 'names what is left out: chaos blocks have no behavior of their own',
  'RG-8': 'names what is left out: there are no house rules for regrouping',
}

const HERE = new URL('.', import.meta.url)
const FILES = readdirSync(HERE, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.test.ts'),
)
const CHAPTER = /^clause\('([^']+)'/gm

/** The clauses that tests of the game are titled by. */
function titled(): ReadonlySet<string> {
  const sources = FILES.map((name) => readFileSync(new URL(name, HERE), 'utf8'))
  return new Set(sources.flatMap((source) => [...source.matchAll(CHAPTER)].map(([, id = '']) => id)))
}

test('every clause has a test or a case about it, or a reason why not', () => {
  const tested = new Set([...titled(), ...vectors.cases.map((one) => one.clause)])
  const ids = Object.keys(CLAUSES)
  expect(ids).toHaveLength(248)
  expect(ids.filter((id) => !tested.has(id) && !(id in OMITTED))).toEqual([])
  expect(Object.keys(OMITTED).filter((id) => tested.has(id))).toEqual([])
})

test('clauses that stand for others by their parts are tested by those', () => {
  expect([...titled()].filter((id) => !(id in CLAUSES))).toEqual([])
})

testAudit(AUDIT, CLAUSES)
