import { expect, test } from 'vitest'
import { mutantsByClause } from '../../scripts/mutation/mutants-by-clause.mjs'

const TESTS = [
  { id: '0', name: 'AA-10.7 Air turns a flyer is spent' },
  { id: '1', name: 'AA-10.7 Air turns a flyer lands' },
  { id: '2', name: 'combat-once AA-9.2 one attack' },
  { id: '3', name: 'any game keeps the invariants' },
]
const mutants = (...all: readonly (readonly [status: string, ...coveredBy: string[]])[]) => ({
  files: { 'a.ts': { mutants: all.map(([status, ...coveredBy]) => ({ status, coveredBy })) } },
  testFiles: { '': { tests: TESTS } },
})

test('a mutant counts once for each clause whose tests run through it, killed by whichever test', () => {
  expect(
    mutantsByClause(mutants(['Killed', '0', '1', '3'], ['Survived', '1', '2'], ['Timeout', '2'])),
  ).toEqual({
    'AA-9.2': [1, 2],
    'AA-10.7': [1, 2],
  })
})

test('clauses stand in the order of their numbers', () => {
  expect(Object.keys(mutantsByClause(mutants(['Killed', '0'], ['Killed', '2'])))).toEqual([
    'AA-9.2',
    'AA-10.7',
  ])
})

test('what no test of a clause reaches, or was not tried, counts for none', () => {
  expect(
    mutantsByClause(mutants(['NoCoverage'], ['Survived', '3'], ['Ignored', '0'], ['CompileError', '0'])),
  ).toEqual({})
})
