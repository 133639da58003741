import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { byNumber, clauseOf } from '../audit-file.mjs'
import { ROOT } from '../dependencies.mjs'

/** How a mutant ended that some test noticed. */
const KILLED = new Set(['Killed', 'Timeout'])

/**
 * For each clause, of how many mutants that its tests ran through how many were killed, by these tests or by others:
 * `{ 'AA-10.7': [31, 34] }`. A mutation run stops at the first test that notices, so who else would have is unknown.
 */
export function mutantsByClause({ files, testFiles }) {
  const clauseByTest = new Map(
    Object.values(testFiles).flatMap(({ tests }) => tests.map(({ id, name }) => [id, clauseOf(name)])),
  )
  const counts = {}
  for (const { status, coveredBy } of Object.values(files).flatMap(({ mutants }) => mutants)) {
    if (!KILLED.has(status) && status !== 'Survived') continue
    const clauses = new Set((coveredBy ?? []).map((id) => clauseByTest.get(id)).filter(Boolean))
    for (const clause of clauses) {
      const count = (counts[clause] ??= [0, 0])
      if (KILLED.has(status)) count[0] += 1
      count[1] += 1
    }
  }
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => byNumber(a, b)))
}

/**
 * What the last run of a game reported, in Stryker's own form.
 * @param {string} game
 */
export function reportOf(game) {
  return JSON.parse(readFileSync(join(ROOT, `build/mutation/${game}/report.json`), 'utf8'))
}

/**
 * Writes what the last run over all rules of a game found where its audit page shows it.
 * @param {{ game: string, every: number, on: string }} run every how-many-th mutant was tried, and the day
 * @returns the path of the file in the project
 */
export function writeMutants({ game, every, on }) {
  const path = `src/games/${game}/teaching/audit/mutants.json`
  const clauses = Object.entries(mutantsByClause(reportOf(game))).map(
    ([id, count]) => `"${id}": [${count.join(', ')}]`,
  )
  const text = `{\n  "on": "${on}",\n  "every": ${every},\n  "clauses": {\n    ${clauses.join(',\n    ')}\n  }\n}\n`
  writeFileSync(join(ROOT, path), text)
  return path
}
