import { fileURLToPath } from 'node:url'

import { defineConfig } from 'vitest/config'

import { yamlFiles } from './scripts/build/yaml-files.mjs'

/** Plays in a real browser against the built page; two files at a time, each with a Chromium of its own. */
export default defineConfig({
  plugins: [yamlFiles()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
    include: ['tests/e2e/**/*.e2e.ts'],
    environment: 'node',
    // What a file imports, whole games often, it leaves as it was; the next one need not load it again.
    isolate: false,
    globalSetup: ['scripts/e2e-setup.mjs'],
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 180_000,
    // As long as a step in the page may take: see PATIENCE_MS of the browser tests.
    expect: { poll: { timeout: 30_000 } },
  },
})
