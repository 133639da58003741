import { fileURLToPath } from 'node:url'

import { defineConfig } from 'vitest/config'

import { yamlFiles } from './scripts/build/yaml-files.mjs'

/** Takes the pictures of the documentation from the built page: `npm run pictures`. */
export default defineConfig({
  plugins: [yamlFiles()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
    include: ['tests/pictures/**/*.picture.ts'],
    environment: 'node',
    globalSetup: ['scripts/e2e-setup.mjs'],
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // As long as a step in the page may take: see PATIENCE_MS of the browser tests.
    expect: { poll: { timeout: 8_000 } },
  },
})
