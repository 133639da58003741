import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'

import { auditFault } from './audit-file.mjs'
import { ensureBrowser } from './browser.mjs'
import { ensureDependencies, ROOT, runTool, toolBesideOthers } from './dependencies.mjs'
import { ensureEngines } from './engines.mjs'
import { lastLinesOf, toldByReport } from './failures.mjs'

const VITEST = 'node_modules/vitest/vitest.mjs'

/**
 * Every check, in order. A step with `counts` adds its single tests to the totals; those with `tools` want nothing of
 * each other and are run beside each other, the longest first, so that no processor is left waiting for it. What the
 * steps in browsers want is fetched meanwhile.
 */
const STEPS = [
  {
    name: 'fuzz',
    title: 'Fifty random games of each game (headless)',
    tools: ['arrakhar', 'arena', 'archmagi', 'wizard-kings'].map((game) => [
      ...['scripts/headless.mjs', 'fuzz', '--game', game],
      ...['--games', '50', '--seed', '1'],
    ]),
  },
  {
    name: 'lint',
    title: 'Lint and types (oxlint)',
    tools: [['node_modules/oxlint/bin/oxlint']],
  },
  {
    name: 'format',
    title: 'Layout (oxfmt)',
    tools: [['node_modules/oxfmt/bin/oxfmt', '--check']],
  },
  {
    name: 'architecture',
    title: 'Who may import whom (dependency-cruiser)',
    tools: [
      [
        'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
        'src',
        '--config',
        '.dependency-cruiser.js',
      ],
    ],
  },
  { name: 'unused', title: 'Unused code (knip)', tools: [['node_modules/knip/bin/knip.js']] },
  {
    name: 'hostile',
    title: 'Twelve thousand hostile commands at each game (headless)',
    tools: [['scripts/headless.mjs', 'fuzz-commands', '--count', '12000', '--seed', '1']],
  },
  { name: 'build', title: 'Build (vite)', tools: [['node_modules/vite/bin/vite.js', 'build']] },
  {
    name: 'unit',
    title: 'Unit, clause, vector and property tests (vitest)',
    counts: true,
    run: (report) => runTool(VITEST, ['run', ...reporters(report)]) || heldByAudit(report),
  },
  {
    name: 'size',
    title: 'Size of the first load',
    needs: 'build',
    run: () => runTool('scripts/size.mjs', []),
  },
  {
    name: 'house',
    title: 'How much the code says, and how often',
    needs: 'build',
    run: () => runTool('scripts/house.mjs', []),
  },
  {
    name: 'e2e',
    title: 'Play in a browser (vitest and Chromium)',
    needs: 'build',
    counts: true,
    isInBrowsers: true,
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
    isInBrowsers: true,
    run: async (report) => {
      await ensureEngines()
      return runTool(VITEST, ['run', '--config', 'vitest.engines.config.ts', ...reporters(report)])
    },
  },
]

const reporters = (report) => ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]

/** Passes where the committed audit is what the tests have just found; throws otherwise. */
function heldByAudit(report) {
  const fault = auditFault(report)
  if (fault) throw new Error(fault)
  return 0
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

/** How a step ended. One check, or each of its tests, adds to the totals; a step which failed fails at least once. */
async function resultOf(step, report) {
  const began = Date.now()
  const { ok, why } = await endOf(step, report)
  return resultFrom(
    step,
    { ok, why, took: Date.now() - began },
    step.counts ? toldByReport(report) : undefined,
  )
}

function resultFrom({ name }, { ok, why, took }, told) {
  return {
    name,
    state: ok ? 'passed' : 'FAILED',
    seconds: took / 1000,
    passed: told ? told.passed : Number(ok),
    failed: ok ? 0 : Math.max(1, told?.failed ?? 0),
    why: [...(told?.failures ?? []), ...why],
  }
}

async function endOf(step, report) {
  try {
    begin(step)
    return { ok: (await step.run(report)) === 0, why: [] }
  } catch (error) {
    console.error(error.message)
    return { ok: false, why: [error.message] }
  }
}

function begin({ title }) {
  console.log(`\n── ${title} ${'─'.repeat(Math.max(4, 90 - title.length))}\n`)
}

async function runAll(steps) {
  const folder = mkdtempSync(join(tmpdir(), 'hexhearth-'))
  const reportOf = ({ name }) => join(folder, `${name}.json`)
  const fetching = steps.some(({ name }) => name === 'engines') ? enginesFetched() : undefined
  const results = await resultsBesideEachOther(steps.filter(({ tools }) => tools))
  for (const step of steps.filter(({ tools }) => !tools)) {
    if (results.some((result) => result.name === step.needs && result.state !== 'passed')) {
      results.push({ name: step.name, state: 'NOT RUN', seconds: 0, passed: 0, failed: 1, why: [] })
      continue
    }
    if (step.isInBrowsers) await fetching
    results.push(await resultOf(step, reportOf(step)))
  }
  rmSync(folder, { recursive: true, force: true })
  return results
}

/** Browsers are installed by the network, which no other step takes; a step in them tells of what is missing still. */
function enginesFetched() {
  const fetching = spawn(process.execPath, [join(ROOT, 'scripts/fetch-engines.mjs')], { stdio: 'ignore' })
  return new Promise((settle) => fetching.on('close', settle).on('error', settle))
}

/**
 * Runs the tools of steps, as many at a time as there are processors; the results stand in the order of the steps, and
 * what a step took is what its tools took one after the other.
 */
async function resultsBesideEachOther(steps) {
  const runs = steps.map(() => [])
  const ahead = steps.flatMap(({ tools }, nth) => tools.map((tool) => ({ nth, tool }))).values()
  const lane = async () => {
    for (const { nth, tool } of ahead) {
      runs[nth].push(await runOf(tool))
      if (runs[nth].length === steps[nth].tools.length) tell(steps[nth], runs[nth])
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
  return steps.map((step, nth) => {
    const bad = runs[nth].filter(({ code }) => code !== 0)
    return resultFrom(step, {
      ok: bad.length === 0,
      why: bad.flatMap(({ printed }) => lastLinesOf(printed)),
      took: runs[nth].reduce((sum, { took }) => sum + took, 0),
    })
  })
}

async function runOf([script, ...args]) {
  const began = Date.now()
  try {
    return { ...(await toolBesideOthers(script, args)), took: Date.now() - began }
  } catch (error) {
    return { code: 1, printed: error.message, took: Date.now() - began }
  }
}

function tell(step, runs) {
  begin(step)
  for (const { printed } of runs) console.log(printed)
}

function print(results) {
  console.log(`\n── Summary ${'─'.repeat(83)}\n`)
  for (const { name, state, seconds, passed, failed } of results)
    console.log(
      `${name.padEnd(14)}${state.padEnd(9)}${`${seconds.toFixed(1)} s`.padStart(8)}` +
        `${String(passed).padStart(8)} passed${String(failed).padStart(6)} failed`,
    )
  for (const { name, why } of results.filter(({ why }) => why.length > 0))
    console.log(`\nWhat failed in ${name}:\n${why.map((line) => `  ${line}`).join('\n')}`)
  const bad = results.filter((result) => result.state !== 'passed').map((result) => result.name)
  console.log(bad.length > 0 ? `\nTo repeat what failed: npm test -- ${bad.join(' ')}\n` : '')
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  return bad.length === 0
}

const steps = stepsNamed(process.argv.slice(2))
ensureDependencies()
process.exitCode = print(await runAll(steps)) ? 0 : 1
