import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { problemsText } from '@/engine/refusal'
import { readSave } from '@/engine/save-read'
import { CLAUSES } from '@/games/arrakhar/content/clauses'
import { SCENARIO_IDS, type ScenarioId } from '@/games/arrakhar/content/scenarios'
import { arrakharRules as rules } from '@/games/arrakhar/rules'
import { called } from '../support/called'
import { FOLDER, fileOf, RESULTS } from './kept'
import { record } from './recipes'
import { OUTCOMES, type Way, WAYS, wayOf } from './ways'

const GAMES = SCENARIO_IDS.flatMap((scenario) => WAYS.map((way) => [scenario, way] as const))

/** The most that all recorded games may weigh together, in bytes. */
const MOST_BYTES = 400_000

// RECORD=1 npx vitest run tests/corpus records the games and results that are missing, and touches no other.
beforeAll(async () => {
  if (process.env.RECORD !== '1') return
  for (const game of GAMES) record(...game)
  await recordResults()
}, 300_000)

describe.each(SCENARIO_IDS)('A recorded game of the %s scenario', (scenario) => {
  test.each(WAYS)('ends as it did: %s', async (way) => {
    expect(await resultOf(scenario, way)).toEqual(results()[nameOf(scenario, way)])
  })
  test.each(WAYS)('is of the way it is named after: %s', (way) => {
    const read = readSave(rules, JSON.parse(readFileSync(fileOf(scenario, way), 'utf8')))
    if (!read.ok) throw new Error(problemsText(read.problems))
    expect(wayOf(read.value.history)).toBe(way)
    expect(rules.parsePosition(results()[nameOf(scenario, way)]?.position).ok).toBe(true)
  })
})

describe('The recorded games', () => {
  test('hold every outcome but those that a clause rules out', () => {
    const held = Object.values(OUTCOMES).flatMap((why) => (typeof why === 'string' ? [] : why))
    expect(held.sort()).toEqual([...WAYS].sort())
    const clauses = Object.values(OUTCOMES).filter((why) => typeof why === 'string')
    expect(clauses.filter((clause) => !(clause in CLAUSES))).toEqual([])
  })
  test('are in the first save format too, which opens for ever', () => {
    const saves = GAMES.map((game) => JSON.parse(readFileSync(fileOf(...game), 'utf8')) as object)
    expect(saves).toContainEqual(expect.objectContaining({ format: 'hexhearth-save', version: 1 }))
  })
  test('are small together, and no file is there that no test opens', () => {
    const files = [...GAMES.map((game) => fileOf(...game)), RESULTS]
    expect(readdirSync(FOLDER).sort()).toEqual(files.map((file) => basename(file)).sort())
    const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0)
    expect(bytes).toBeLessThan(MOST_BYTES)
  })
})

/** What comes of a game: how `headless replay` tells it, and the final position in its file format. */
interface Result {
  readonly told: unknown
  readonly position: unknown
}

async function resultOf(scenario: ScenarioId, way: Way): Promise<Result> {
  const file = fileOf(scenario, way)
  const [told, position] = [await called('replay', file), await called('position', file)]
  expect(told.err + position.err).toBe('')
  return { told: JSON.parse(told.out), position: JSON.parse(position.out) }
}

function nameOf(scenario: ScenarioId, way: Way): string {
  return basename(fileOf(scenario, way), '.json')
}

function results(): Readonly<Record<string, Result>> {
  if (!existsSync(RESULTS)) return {}
  return JSON.parse(readFileSync(RESULTS, 'utf8')) as Record<string, Result>
}

async function recordResults(): Promise<void> {
  const all: Record<string, Result> = { ...results() }
  for (const game of GAMES) all[nameOf(...game)] ??= await resultOf(...game)
  const lines = Object.entries(all).map(
    ([name, result]) => `${JSON.stringify(name)}: ${JSON.stringify(result)}`,
  )
  writeFileSync(RESULTS, `{\n${lines.join(',\n')}\n}\n`)
}
