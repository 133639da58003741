import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'
import { lastLinesOf, toldByReport } from '../../scripts/failures.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hexhearth-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

function written(report: unknown): string {
  const path = join(folder, 'unit.json')
  writeFileSync(path, JSON.stringify(report))
  return path
}

test('A failed test is told by its file, its titles and the first line of its message', () => {
  const path = written({
    numPassedTests: 1,
    testResults: [
      {
        name: join(process.cwd(), 'tests/coin.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'the coin falls', failureMessages: [] },
          { status: 'failed', fullName: 'the coin stands', failureMessages: ['expected 1 to be 2\n  at x'] },
        ],
      },
    ],
  })
  expect(toldByReport(path)).toEqual({
    passed: 1,
    failed: 1,
    failures: ['tests/coin.test.ts: the coin stands: expected 1 to be 2'],
  })
})

test('A file that could not be read counts as one failed test', () => {
  const broken = { status: 'failed', message: 'Cannot find ./coin\n  at y', assertionResults: [] }
  const path = written({
    numPassedTests: 0,
    testResults: [{ name: join(process.cwd(), 'tests/a.test.ts'), ...broken }],
  })
  expect(toldByReport(path)).toEqual({
    passed: 0,
    failed: 1,
    failures: ['tests/a.test.ts: Cannot find ./coin'],
  })
})

test('Where no report was written nothing is told', () => {
  expect(toldByReport(join(folder, 'none.json'))).toBeUndefined()
})

test('Of a tool the last twelve lines are told again, without empty ones', () => {
  const lines = Array.from({ length: 20 }, (_, nth) => `line ${nth}`)
  expect(lastLinesOf(`${lines.join('\n\n')}\n`)).toEqual(lines.slice(8))
})
