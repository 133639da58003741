import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { AUDITS, writeAudits } from './audit-file.mjs'
import { ensureDependencies, runTool } from './dependencies.mjs'

/** Runs the unit tests and writes down which hold which clause. */
ensureDependencies()
const folder = mkdtempSync(join(tmpdir(), 'hexhearth-'))
const report = join(folder, 'unit.json')
const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
process.exitCode = runTool('node_modules/vitest/vitest.mjs', ['run', ...reporters])
if (process.exitCode === 0) {
  writeAudits(report)
  console.log(`Written: ${Object.values(AUDITS).join(', ')}.`)
} else console.error('Some tests fail: mend them, then run `npm run audit` again.')
rmSync(folder, { recursive: true, force: true })
