import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { auditFault } from './audit-file.mjs'
import { ensureBrowser } from './browser.mjs'
import { ensureDependencies, runTool } from './dependencies.mjs'
import { ensureEngines } from './engines.mjs'

const VITEST = 'node_modules/vitest/vitest.mjs'

/** Every check, in order. A step with `counts` adds its single tests to the totals. */
const STEPS = [
  {
    name: 'format',
    title: 'Layout (prettier)',
    run: () => runTool('node_modules/prettier/bin/prettier.cjs', ['--check', '.']),
  },
  {
    name: 'lint',
    title: 'Lint (eslint)',
    run: () => runTool('node_modules/eslint/bin/eslint.js', ['.', '--max-warnings', '0']),
  },
  {
    name: 'architecture',
    title: 'Who may import whom (dependency-cruiser)',
    run: () =>
      runTool('node_modules/dependency-cruiser/bin/dependency-cruise.mjs', [
        'src',
        '--config',
        '.dependency-cruiser.js',
      ]),
  },
  { name: 'unused', title: 'Unused code (knip)', run: () => runTool('node_modules/knip/bin/knip.js', []) },
  {
    name: 'types',
    title: 'Types (tsc)',
    run: () => runTool('node_modules/typescript/bin/tsc', ['--noEmit']),
  },
  {
    name: 'unit',
    title: 'Unit, clause, vector and property tests (vitest)',
    counts: true,
    run: (report) => runTool(VITEST, ['run', ...reporters(report)]) || codeOfAudit(report),
  },
  {
    name: 'fuzz',
    title: 'Two hundred random games of each game (headless)',
    run: () => fuzzed('arrakhar') || fuzzed('arena'),
  },
  {
    name: 'hostile',
    title: 'Twenty thousand hostile commands at each game (headless)',
    run: () => runTool('scripts/headless.mjs', ['fuzz-commands', '--count', '20000', '--seed', '1']),
  },
  { name: 'build', title: 'Build (vite)', run: () => runTool('node_modules/vite/bin/vite.js', ['build']) },
  {
    name: 'size',
    title: 'Size of the first load',
    needs: 'build',
    run: () => runTool('scripts/size.mjs', []),
  },
  {
    name: 'e2e',
    title: 'Play in a browser (vitest and Chromium)',
    needs: 'build',
    counts: true,
    run: async (report) => {
      await ensureBrowser()
      return runTool(VITEST, ['run', '--config', 'vitest.e2e.config.ts', ...reporters(report)])
    },
  },
  {
    name: 'engines',
    title: 'Play in three engines (vitest, Chromium, Firefox and WebKit)',
    needs: 'build',
    counts: true,
    run: async (report) => {
      await ensureEngines()
      return runTool(VITEST, ['run', '--config', 'vitest.engines.config.ts', ...reporters(report)])
    },
  },
]

const fuzzed = (game) =>
  runTool('scripts/headless.mjs', ['fuzz', '--game', game, '--games', '200', '--seed', '1'])

const reporters = (report) => ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]

/** Fails when the committed audit is not what the tests have just found. */
function codeOfAudit(report) {
  const fault = auditFault(report)
  if (fault) console.error(fault)
  return fault ? 1 : 0
}

/** The steps named on the command line, or all of them. */
function stepsNamed(names) {
  const unknown = names.filter((name) => !STEPS.some((step) => step.name === name))
  if (unknown.length > 0) {
    console.error(`No step ${unknown.join(', ')}. Steps: ${STEPS.map((step) => step.name).join(' ')}`)
    process.exit(2)
  }
  return names.length > 0 ? STEPS.filter((step) => names.includes(step.name)) : STEPS
}

/** The tests passed and failed in a vitest report; undefined if vitest did not get so far as to write one. */
function totalsOf(report) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    const broken = testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    )
    return { passed: numPassedTests, failed: numFailedTests + broken.length }
  } catch {
    return undefined
  }
}

/** What a step adds to the totals: one check, or each of its tests; a step which failed fails at least once. */
function countOf(step, ok, report) {
  const totals = step.counts ? totalsOf(report) : undefined
  if (!totals) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
  return { passed: totals.passed, failed: ok ? totals.failed : Math.max(1, totals.failed) }
}

async function resultOf(step, report) {
  const began = Date.now()
  let ok = false
  try {
    ok = (await step.run(report)) === 0
  } catch (error) {
    console.error(error.message)
  }
  return {
    name: step.name,
    state: ok ? 'passed' : 'FAILED',
    seconds: (Date.now() - began) / 1000,
    ...countOf(step, ok, report),
  }
}

async function runAll(steps) {
  const folder = mkdtempSync(join(tmpdir(), 'hexhearth-'))
  const results = []
  for (const step of steps) {
    if (results.some((result) => result.name === step.needs && result.state !== 'passed')) {
      results.push({ name: step.name, state: 'NOT RUN', seconds: 0, passed: 0, failed: 1 })
      continue
    }
    console.log(`\n── ${step.title} ${'─'.repeat(Math.max(4, 90 - step.title.length))}\n`)
    results.push(await resultOf(step, join(folder, `${step.name}.json`)))
  }
  rmSync(folder, { recursive: true, force: true })
  return results
}

function print(results) {
  console.log(`\n── Summary ${'─'.repeat(83)}\n`)
  for (const { name, state, seconds, passed, failed } of results)
    console.log(
      `${name.padEnd(14)}${state.padEnd(9)}${`${seconds.toFixed(1)} s`.padStart(8)}` +
        `${String(passed).padStart(8)} passed${String(failed).padStart(6)} failed`,
    )
  const bad = results.filter((result) => result.state !== 'passed').map((result) => result.name)
  console.log(bad.length > 0 ? `\nTo repeat what failed: npm test -- ${bad.join(' ')}\n` : '')
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  return bad.length === 0
}

const steps = stepsNamed(process.argv.slice(2))
ensureDependencies()
process.exitCode = print(await runAll(steps)) ? 0 : 1
