import { GAMES } from './scripts/mutation/games.mjs'
import './scripts/mutation/operators.mjs'

/** Named by `npm run mutation -- --game arena` (scripts/mutation.mjs). */
const game = process.env.MUTATION_GAME ?? 'arrakhar'
const { tests, keepsAnswers } = GAMES[game]
const folder = `build/mutation/${game}`

/** Mutation testing of the rules of a game, by `npm run mutation` (docs/mutation.md). */
export default {
  mutate: [
    `src/games/${game}/{state,queries,effects,commands,files,cases}/**/*.ts`,
    `src/games/${game}/{events,refuse,play,rules,invariants,lab}.ts`,
  ],
  testRunner: 'bundle',
  plugins: ['./scripts/mutation/runner.mjs'],
  bundle: { tests, keepsAnswers },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  dryRunTimeoutMinutes: 60,
  // Generous: on a busy machine a test may have to wait. The times of tests count little, since the dry run has
  // nothing kept between them and takes many times as long as a mutant's run.
  timeoutMS: 10_000,
  timeoutFactor: 0.25,
  ignorePatterns: ['/dist', '/build', '/docs', '/public', '/coverage', '/.ci'],
  tempDirName: `${folder}/sandbox`,
  incrementalFile: `${folder}/incremental.json`,
  reporters: ['progress', 'clear-text', 'json', 'html'],
  clearTextReporter: { reportTests: false, logTests: false },
  jsonReporter: { fileName: `${folder}/report.json` },
  htmlReporter: { fileName: `${folder}/report.html` },
  // What a run must reach is a matter of the law alone: scripts/mutation/scores.mjs.
  thresholds: { high: 95, low: 90, break: null },
  allowConsoleColors: false,
}
