import { relative } from 'node:path'

import { ROOT } from '../dependencies.mjs'
import { listForOffline } from '../offline.mjs'
import { GAMES } from './layers.mjs'

/** @typedef {import('vite').Plugin} Plugin */

/** The layers whose functions nearly all run before the table can be played on. */
const RUN_AT_ONCE = ['vendor', 'page', 'table', ...GAMES]

/**
 * Lets browsers that know the hint compile these chunks while they come in, not when each function is called.
 * @returns {Plugin}
 */
export const compileHints = () => ({
  name: 'compile-hints',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const output of Object.values(bundle))
        if (output.type === 'chunk' && RUN_AT_ONCE.includes(output.name))
          output.code = `//# allFunctionsCalledOnLoad\n${output.code}`
    },
  },
})

/**
 * Leaves out what React has for the developer tools of a browser: a built page has no use for them.
 * @returns {Plugin}
 */
export const noDeveloperTools = () => ({
  name: 'no-developer-tools',
  apply: 'build',
  config: () => ({ define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } }),
})

/**
 * Tells the worker which files there are, once all of them are written.
 * @returns {Plugin}
 */
export const offlineList = () => ({
  name: 'offline-list',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler: ({ dir = 'dist' }) => listForOffline(dir),
  },
})

/** Where scripts/size.mjs finds what became of which module; hosts hand nothing out of this folder. */
const CHUNKS_FILE = '.vite/chunks.json'

/**
 * Writes down each chunk's modules and what it imports.
 * @returns {Plugin}
 */
export const chunkList = () => ({
  name: 'chunk-list',
  apply: 'build',
  generateBundle: {
    // After the chunks that had nothing but styles in them have been taken out.
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const listed = chunks.map(({ fileName, imports, moduleIds }) => [
        fileName,
        { imports, modules: moduleIds.map((id) => relative(ROOT, id)) },
      ])
      const source = JSON.stringify(Object.fromEntries(listed))
      this.emitFile({ type: 'asset', fileName: CHUNKS_FILE, source })
    },
  },
})

/**
 * Fails the build where chunks import each other: whichever ran first would find the other still empty.
 * @returns {Plugin}
 */
export const noCircles = () => ({
  name: 'no-circles',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const importsOf = (file) => bundle[file]?.imports ?? []
      for (const file of Object.keys(bundle)) {
        const reached = new Set(importsOf(file))
        for (const one of reached) for (const next of importsOf(one)) reached.add(next)
        if (reached.has(file))
          this.error(`${file} is imported by what it imports: ${[...reached].join(', ')}`)
      }
    },
  },
})
