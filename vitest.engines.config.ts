import { fileURLToPath } from 'node:url'

import { defineConfig } from 'vitest/config'

import { yamlFiles } from './scripts/build/yaml-files.mjs'

/** Plays the core of each game in three engines against the built page, two of them at a time. */
export default defineConfig({
  plugins: [yamlFiles()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
    include: ['tests/e2e/engines/**/*.engine.ts'],
    environment: 'node',
    globalSetup: ['scripts/engines-setup.mjs'],
    maxWorkers: 2,
    // Each wait for a state has a limit of its own and says what it waited for: see PATIENCE_MS of these tests.
    testTimeout: 600_000,
    hookTimeout: 180_000,
    // The line that tells the versions stands as it is.
    disableConsoleIntercept: true,
  },
})
