import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { auditFault, auditOf } from '../../scripts/audit-file.mjs'

const folder = mkdtempSync(join(tmpdir(), 'hexhearth-audit-'))
afterAll(() => rmSync(folder, { recursive: true }))

const ran = (titles: readonly string[], status = 'passed') => ({
  ancestorTitles: titles.slice(0, -1),
  title: titles.at(-1),
  status,
})

/** A report of vitest in a file. */
function report(tests: Readonly<Record<string, readonly object[]>>): string {
  const path = join(folder, 'report.json')
  const testResults = Object.entries(tests).map(([file, assertionResults]) => ({
    name: resolve(file),
    assertionResults,
  }))
  writeFileSync(path, JSON.stringify({ testResults }))
  return path
}

test('tests are listed by clause and file, chapters and vectors alike', () => {
  const path = report({
    'tests/b.test.ts': [ran(['AR-10.2 Sides', 'adjacent']), ran(['AR-9.6 Entry', 'waiting', 'in line'])],
    'tests/a.test.ts': [ran(['combat-once AR-10.2 one attack']), ran(['AR-10.2 Sides', 'adjacent'])],
  })
  expect(Object.entries(JSON.parse(auditOf(path, 'arrakhar')) as object)).toEqual([
    ['AR-9.6', { 'tests/b.test.ts': ['waiting › in line'] }],
    [
      'AR-10.2',
      {
        'tests/a.test.ts': ['combat-once AR-10.2 one attack', 'adjacent'],
        'tests/b.test.ts': ['adjacent'],
      },
    ],
  ])
})

test('clauses of lettered sections, and those on all of such a section, are told apart', () => {
  const path = report({
    'tests/a.test.ts': [
      ran(['AM-S.12 Earth Elemental', 'fights']),
      ran(['AM-A.1 Vorpal Blade', 'cuts']),
      ran(['AM-A.0.4 One artifact a battle', 'refused']),
      ran(['AM-10.2 Exploring', 'rolled']),
      ran(['AM-0.6 Battles', 'one']),
    ],
  })
  expect(Object.keys(JSON.parse(auditOf(path, 'archmagi')) as object)).toEqual([
    ...['AM-0.6', 'AM-10.2', 'AM-A.0.4', 'AM-A.1', 'AM-S.12'],
  ])
})

test('what failed, was skipped or only mentions a clause holds nothing', () => {
  const path = report({
    'tests/a.test.ts': [
      ran(['AR-10.2 Sides', 'adjacent'], 'failed'),
      ran(['AR-10.2 Sides', 'adjacent'], 'skipped'),
      ran(['a mountain is refused under AR-7.2']),
      ran(['meets AR-7.2 with a mistake']),
      ran(['AR-99.1 No such clause', 'looks like one']),
      ran(['MV-99 A label', 'looks like one']),
    ],
  })
  expect(JSON.parse(auditOf(path, 'arrakhar'))).toEqual({})
})

test('a title that only looks like a clause does not hide the one below it', () => {
  const path = report({ 'tests/a.test.ts': [ran(['AR-99.1 No such clause', 'AR-10.2 Sides', 'adjacent'])] })
  expect(Object.keys(JSON.parse(auditOf(path, 'arrakhar')) as object)).toEqual(['AR-10.2'])
})

test('each game has the tests of its own clauses', () => {
  const path = report({
    'tests/a.test.ts': [ran(['AR-10.2 Sides', 'adjacent']), ran(['AA-7.1 Mounting', 'ARV-095 larger only'])],
  })
  expect(JSON.parse(auditOf(path, 'arena'))).toEqual({
    'AA-7.1': { 'tests/a.test.ts': ['ARV-095 larger only'] },
  })
  expect(Object.keys(JSON.parse(auditOf(path, 'arrakhar')) as object)).toEqual(['AR-10.2'])
})

test('a run that found something else is told how to mend the files', () => {
  const fault = auditFault(report({}))
  for (const game of ['arena', 'archmagi', 'arrakhar'])
    expect(fault).toContain(`src/games/${game}/teaching/audit/tests.json differs from what the tests found`)
  expect(fault).toMatch(/: run `npm run audit`/)
})
