import { join } from 'node:path'

import { ROOT } from './dependencies.mjs'
import { scopedName } from './scoped-name.mjs'

/** Where the page with the large board is built. */
export const BENCH_PAGE = join(ROOT, 'build', 'bench-page')

/**
 * Builds the page on which a larger board is measured than any game has.
 * @returns {Promise<void>}
 */
export async function buildBenchPage() {
  const [{ build }, { default: react }] = await Promise.all([import('vite'), import('@vitejs/plugin-react')])
  await build({
    configFile: false,
    root: join(ROOT, 'tests', 'bench', 'ui', 'page'),
    base: './',
    logLevel: 'error',
    plugins: [react()],
    css: { modules: { generateScopedName: scopedName } },
    resolve: { alias: { '@': join(ROOT, 'src') } },
    build: { target: 'es2022', outDir: BENCH_PAGE, emptyOutDir: true },
  })
}
