import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import { ROOT } from './dependencies.mjs'

/** What the audit page shows of a run of the unit tests: tests by clause and file. */
export const AUDIT = 'src/games/arrakhar/teaching/audit/tests.json'

/** A chapter about a clause is titled by it ('AR-7.6 Stacking'); a vector has its own id before that. */
const CLAUSE = /^(?:[a-z]+(?:-[a-z\d]+)+ )?(AR-\d+\.\d+) /

/** The clause that a passed test holds and what it says of it, or nothing. */
function findingOf({ ancestorTitles, title, status }) {
  if (status !== 'passed') return []
  const titles = [...ancestorTitles.filter(Boolean), title]
  const clause = titles.map((one) => CLAUSE.exec(one)?.[1]).find(Boolean)
  return clause ? [{ clause, test: titles.filter((one) => !one.startsWith(clause)).join(' › ') }] : []
}

/** 'AR-10.2' after 'AR-9.6'. */
const byNumber = new Intl.Collator('en', { numeric: true }).compare

/** The text of the audit file for a report of vitest: in a fixed order, without times. */
export function auditOf(report) {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const found = testResults.flatMap(({ name, assertionResults }) => {
    const file = relative(ROOT, name).replaceAll('\\', '/')
    return assertionResults.flatMap(findingOf).map((finding) => ({ ...finding, file }))
  })
  const clauses = {}
  for (const { clause, file, test } of found.sort(
    (a, b) => byNumber(a.clause, b.clause) || byNumber(a.file, b.file),
  )) {
    const files = (clauses[clause] ??= {})
    if (!files[file]?.includes(test)) (files[file] ??= []).push(test)
  }
  return `${JSON.stringify(clauses, null, 2)}\n`
}

/** Why the committed audit is not what a whole run of the unit tests found; undefined if it is. */
export function auditFault(report) {
  const path = join(ROOT, AUDIT)
  if (existsSync(path) && readFileSync(path, 'utf8') === auditOf(report)) return undefined
  return `${AUDIT} differs from what the tests found: run \`npm run audit\` and commit it.`
}

/** Writes the audit of a report. */
export function writeAudit(report) {
  writeFileSync(join(ROOT, AUDIT), auditOf(report))
}
