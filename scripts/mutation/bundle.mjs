import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { build } from 'vite'

import { yamlFiles } from '../build/yaml-files.mjs'

const ENTRY = '\0tests'

/** One module that reads every file of tests. */
const entryOf = (patterns) => ({
  name: 'tests',
  resolveId: (source) => (source === ENTRY ? ENTRY : undefined),
  load: (id) => (id === ENTRY ? `import.meta.glob(${JSON.stringify(patterns)}, { eager: true })` : undefined),
})

/** What is done twice by the test suite, to compare, is done once for mutants. */
const PLAY_BOTH_WAYS = /\/support\/play-both-ways$/

/** The harness in place of Vitest, and files that know where they lie though they are bundled. */
const hosted = (root) => ({
  name: 'hosted',
  enforce: 'pre',
  resolveId(source) {
    if (source === 'vitest') return '\0vitest'
    return PLAY_BOTH_WAYS.test(source) ? join(root, 'scripts/mutation/play-once.ts') : undefined
  },
  load: (id) =>
    id === '\0vitest'
      ? 'export const { beforeAll, describe, expect, test } = globalThis.harness.api'
      : undefined,
  transform(code, id) {
    if (!id.startsWith(join(root, 'tests'))) return undefined
    const placed = code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
    return id.endsWith('.test.ts')
      ? `globalThis.harness.beginFile(${JSON.stringify(id.slice(root.length + 1))})\n${placed}`
      : placed
  },
})

/** The text of a script that registers the tests of some files below `root`; libraries are required, not copied. */
export async function bundled(root, patterns) {
  const { output } = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [hosted(root), entryOf(patterns), yamlFiles()],
    resolve: { alias: { '@': join(root, 'src') } },
    build: {
      ssr: true,
      write: false,
      minify: false,
      target: 'node20',
      rolldownOptions: {
        input: ENTRY,
        external: [...builtinModules, /^node:/, /^(?!vitest$)[a-z][\w-]*(\/|$)/],
        output: { format: 'cjs', codeSplitting: false },
      },
    },
  })
  return output[0].code
}
