import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'

import { ensureBrowser } from './browser.mjs'
import { buildSite, ensureDependencies, runTool } from './dependencies.mjs'

const USAGE = 'Usage: npm run nightly -- [--seed 7] [step …]'
const HEADLESS = 'scripts/headless.mjs'
const VITEST = 'node_modules/vitest/vitest.mjs'
const GAMES = ['arrakhar', 'arena', 'archmagi', 'wizard-kings']
/** Seeds of all that is tried fit into nine digits. */
const SEEDS = 1_000_000_000

/** What `npm test` does little of and always with the same chance: here much, with a chance that nobody knew before. */
const STEPS = {
  fuzz: (seed) => headless('fuzz', GAMES, ['--games', '2000', '--seed', seed]),
  commands: (seed) => headless('fuzz-commands', GAMES, ['--count', '200000', '--seed', seed]),
  files: (seed) => headless('fuzz-files', GAMES, ['--count', '5000', '--seed', seed]),
  spoiled: (seed) =>
    unit({ HOSTILE_FILES: '2000', HOSTILE_SEED: seed }, 'tests/properties/hostile-files.test.ts'),
  chaos: (seed) => inBrowser({ CHAOS_ACTIONS: '2000', CHAOS_SEED: seed }, 'chaos'),
  kills: (seed) => inBrowser({ CHAOS_KILLS: '50', CHAOS_SEED: seed }, 'kills'),
  // A test that gives a machine so much time, and does not wait for what it reads, fails on a busy one.
  load: () =>
    besideBusy(() =>
      worst([...times(3, () => runTool('scripts/test.mjs', [])), ...times(10, () => unit({}))]),
    ),
}

/** Processes that never rest beside the tests under load. */
const BUSY = 2

function besideBusy(run) {
  const busy = Array.from({ length: BUSY }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  )
  try {
    return run()
  } finally {
    for (const one of busy) one.kill('SIGKILL')
  }
}

const times = (count, thing) => Array.from({ length: count }, () => thing)

const headless = (verb, games, given) =>
  worst(games.map((game) => () => runTool(HEADLESS, [verb, '--game', game, ...given])))

function unit(variables, ...files) {
  Object.assign(process.env, variables)
  return runTool(VITEST, ['run', ...files])
}

async function inBrowser(variables, ...files) {
  Object.assign(process.env, variables)
  await ensureBrowser()
  return buildSite() || runTool(VITEST, ['run', '--config', 'vitest.e2e.config.ts', ...files])
}

/** Runs all of them, and gives back the first exit code that is not 0. */
function worst(runs) {
  const codes = runs.map((run) => run())
  return codes.find((code) => code !== 0) ?? 0
}

/** The seed and the steps that the command line asks for; or a sentence and exit code 2. */
function orderFrom(argv) {
  try {
    const { values, positionals } = parseArgs({
      args: argv,
      options: { seed: { type: 'string', default: String(randomInt(1, SEEDS)) } },
      allowPositionals: true,
    })
    if (!/^\d{1,9}$/.test(values.seed)) throw new Error(`--seed must be a whole number, not ${values.seed}.`)
    const unknown = positionals.filter((name) => !Object.hasOwn(STEPS, name))
    if (unknown.length > 0)
      throw new Error(`No step ${unknown.join(', ')}. Steps: ${Object.keys(STEPS).join(' ')}`)
    return { seed: values.seed, names: positionals.length > 0 ? positionals : Object.keys(STEPS) }
  } catch (error) {
    console.error(`${error.message}\n${USAGE}`)
    process.exit(2)
  }
}

const { seed, names } = orderFrom(process.argv.slice(2))
const repeat = (name) => `npm run nightly -- --seed ${seed} ${name}`
console.log(`Seed ${seed}; all of it again: ${repeat('').trim()}`)
ensureDependencies()
const failed = []
for (const name of names) {
  console.log(`\n── ${name} ${'─'.repeat(88 - name.length)}\n`)
  try {
    if ((await STEPS[name](seed)) === 0) continue
  } catch (error) {
    console.error(error.message)
  }
  failed.push(name)
  console.error(`FAILED ${name} with seed ${seed}; to repeat it: ${repeat(name)}`)
}
console.log(
  failed.length === 0
    ? `\n${names.length} passed, 0 failed with seed ${seed}`
    : `\n${names.length - failed.length} passed, ${failed.length} failed; to repeat:\n${failed.map(repeat).join('\n')}`,
)
process.exitCode = failed.length === 0 ? 0 : 1
