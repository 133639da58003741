import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import { clausesIn } from './clause-list.mjs'
import { ROOT } from './dependencies.mjs'

/** What the audit page of each game shows of a run of the unit tests: tests by clause and file. */
export const AUDITS = {
  arena: 'src/games/arena/teaching/audit/tests.json',
  archmagi: 'src/games/archmagi/teaching/audit/tests.json',
  arrakhar: 'src/games/arrakhar/teaching/audit/tests.json',
  'wizard-kings': 'src/games/wizard-kings/teaching/audit/tests.json',
}

/** The game of each clause, by the lists that the games have of them. */
const GAME_OF = new Map(
  Object.keys(AUDITS).flatMap((game) =>
    clausesIn(readFileSync(join(ROOT, 'src/games', game, 'clauses.ts'), 'utf8')).map((clause) => [
      clause,
      game,
    ]),
  ),
)

/** What may be a clause at the beginning of a title; a vector has its own id before that. */
const CLAUSE = /^(?:[a-z]+(?:-[a-z\d]+)+ )?([A-Z]+-[A-Z\d.]+) /

/** The clause by which a chapter is titled ('AR-7.6 Stacking'), if some game has it. */
export function clauseOf(title) {
  const clause = CLAUSE.exec(title)?.[1]
  return GAME_OF.has(clause) ? clause : undefined
}

/** The clause that a passed test holds and what it says of it, or nothing. */
function findingOf({ ancestorTitles, title, status }) {
  if (status !== 'passed') return []
  const titles = [...ancestorTitles.filter(Boolean), title]
  const clause = titles.map(clauseOf).find(Boolean)
  return clause ? [{ clause, test: titles.filter((one) => !one.startsWith(clause)).join(' › ') }] : []
}

/** 'AR-10.2' after 'AR-9.6', 'AM-A.1' after 'AM-A.0.4'. */
export const byNumber = new Intl.Collator('en', { numeric: true }).compare

/** What a report of vitest says of the clauses of all games. */
function findingsOf(report) {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  return testResults.flatMap(({ name, assertionResults }) => {
    const file = relative(ROOT, name).replaceAll('\\', '/')
    return assertionResults.flatMap(findingOf).map((finding) => ({ ...finding, file }))
  })
}

/** The text of a game's audit file for a report: in a fixed order, without times. */
export function auditOf(report, game) {
  return auditTextOf(findingsOf(report), game)
}

function auditTextOf(findings, game) {
  const found = findings.filter(({ clause }) => GAME_OF.get(clause) === game)
  const clauses = {}
  for (const { clause, file, test } of found.sort(
    (a, b) => byNumber(a.clause, b.clause) || byNumber(a.file, b.file),
  )) {
    const files = (clauses[clause] ??= {})
    if (!files[file]?.includes(test)) (files[file] ??= []).push(test)
  }
  return `${JSON.stringify(clauses, null, 2)}\n`
}

/** Why the committed audits are not what a whole run of the unit tests found; undefined if they are. */
export function auditFault(report) {
  const findings = findingsOf(report)
  const stale = Object.entries(AUDITS).filter(([game, audit]) => {
    const path = join(ROOT, audit)
    return !existsSync(path) || readFileSync(path, 'utf8') !== auditTextOf(findings, game)
  })
  if (stale.length === 0) return undefined
  const said = stale.map(([, audit]) => `${audit} differs from what the tests found`).join('; ')
  return `${said}: run \`npm run audit\` and commit it.`
}

/** Writes the audits of a report. */
export function writeAudits(report) {
  const findings = findingsOf(report)
  for (const [game, audit] of Object.entries(AUDITS))
    writeFileSync(join(ROOT, audit), auditTextOf(findings, game))
}
