/** Mutation testing of the rules of Arrakhar, by `npm run mutation` (docs/mutation.md). */
export default {
  mutate: ['src/games/arrakhar/rules/**/*.ts'],
  testRunner: 'bundle',
  plugins: ['./scripts/mutation/runner.mjs'],
  bundle: {
    tests: [
      '/tests/games/arrakhar/*.test.ts',
      '/tests/games/arrakhar/{forecast,threats}/*.test.ts',
      '/tests/playthroughs/*.test.ts',
      '/tests/properties/odds.test.ts',
      '!**/{content,coverage}.test.ts',
    ],
  },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Generous: on a busy machine a test may have to wait. The times of tests count little, since the dry run has
  // nothing kept between them and takes many times as long as a mutant's run.
  timeoutMS: 10_000,
  timeoutFactor: 0.25,
  ignorePatterns: ['dist', 'build', 'docs', 'public', 'coverage', '.ci'],
  tempDirName: 'build/mutation/sandbox',
  incrementalFile: 'build/mutation/incremental.json',
  reporters: ['progress', 'clear-text', 'json', 'html'],
  clearTextReporter: { reportTests: false, logTests: false },
  jsonReporter: { fileName: 'build/mutation/report.json' },
  htmlReporter: { fileName: 'build/mutation/report.html' },
  thresholds: { high: 95, low: 90, break: 85 },
  allowConsoleColors: false,
}
