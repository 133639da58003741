import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { defineConfig } from 'vitest/config'

import { yamlFiles } from './scripts/build/yaml-files.mjs'

/** The files of tests whose text passes. */
const filesWhere = (passes: (text: string, file: string) => boolean): string[] =>
  readdirSync(new URL('./tests', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `tests/${name.replaceAll('\\', '/')}`)
    .filter((file) => passes(readFileSync(new URL(file, import.meta.url), 'utf8'), file))

const NEEDS_PAGE = /^\/\/ @vitest-environment happy-dom/
/** Puts something in the place of a module or a global, which would be there for the next file too. */
const REPLACES = /vi\.mock|stubGlobal|fake-indexeddb/

/** They leave nothing behind, and share what they import. */
const PURE = filesWhere(
  (text, file) => file.endsWith('.ts') && !NEEDS_PAGE.test(text) && !REPLACES.test(text),
)

/** They share a document, and the libraries that draw in it; what they leave behind is cleared away. */
const PAGE = filesWhere((text) => NEEDS_PAGE.test(text) && !REPLACES.test(text))

/** Tests run in Node; one that needs a document says `// @vitest-environment happy-dom` on its first line. */
export default defineConfig({
  plugins: [yamlFiles()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      {
        extends: true,
        test: { name: 'page', include: PAGE, isolate: false, setupFiles: ['tests/support/clean-page.ts'] },
      },
      {
        extends: true,
        test: { name: 'alone', include: ['tests/**/*.test.{ts,tsx}'], exclude: [...PURE, ...PAGE] },
      },
    ],
    environment: 'node',
    // Vitest leaves one processor to itself; of two that would be half.
    maxWorkers: '100%',
    // Many times as long as the longest takes, for machines that have much else to do; who is slow is told by the benchmarks.
    testTimeout: 600_000,
    hookTimeout: 240_000,
    // As long as tests wait for what is loaded on demand: see tests/support/patient.ts.
    expect: { poll: { timeout: 30_000 } },
    restoreMocks: true,
    // Style sheets are left out; tests find parts by the names that the sheets give them.
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
