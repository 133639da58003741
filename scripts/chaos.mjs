import { parseArgs } from 'node:util'

import { ensureBrowser } from './browser.mjs'
import { buildSite, ensureDependencies, runTool } from './dependencies.mjs'

const USAGE = 'Usage: npm run chaos -- [--kills 25] [--actions 1000] [--seed 1]'

/** What the tests read, by the name of their variable; or a sentence and exit code 2. */
function variablesOf(argv) {
  try {
    const { values } = parseArgs({
      args: argv,
      options: {
        kills: { type: 'string', default: '25' },
        actions: { type: 'string', default: '1000' },
        seed: { type: 'string', default: '1' },
      },
    })
    for (const [name, value] of Object.entries(values))
      if (!/^\d{1,9}$/.test(value)) throw new Error(`--${name} must be a whole number, not ${value}.`)
    return { CHAOS_KILLS: values.kills, CHAOS_ACTIONS: values.actions, CHAOS_SEED: values.seed }
  } catch (error) {
    console.error(`${error.message}\n${USAGE}`)
    process.exit(2)
  }
}

Object.assign(process.env, variablesOf(process.argv.slice(2)))
ensureDependencies()
await ensureBrowser()
process.exitCode =
  buildSite() ||
  runTool('node_modules/vitest/vitest.mjs', ['run', '--config', 'vitest.e2e.config.ts', 'kills', 'chaos'])
