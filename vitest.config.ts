import { fileURLToPath } from 'node:url'

import { defineConfig } from 'vitest/config'

/** Tests run in Node; one that needs a document says `// @vitest-environment happy-dom` on its first line. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'tests/bench/**', 'node_modules/**'],
    environment: 'node',
    // Vitest leaves one processor to itself; of two that would be half.
    maxWorkers: '100%',
    testTimeout: 90_000,
    hookTimeout: 90_000,
    restoreMocks: true,
    // Style sheets are left out; tests find parts by the names that the sheets give them.
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
