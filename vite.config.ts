import { fileURLToPath } from 'node:url'

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { folderOf, gameOf, layers } from './scripts/build/layers.mjs'
import { pageHead } from './scripts/build/page-head.mjs'
import {
  chunkList,
  compileHints,
  noCircles,
  noDeveloperTools,
  offlineList,
} from './scripts/build/plugins.mjs'
import { yamlFiles } from './scripts/build/yaml-files.mjs'
import { scopedName } from './scripts/scoped-name.mjs'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The worker that keeps the program, and its name in the build: one that never changes, beside the page. */
const WORKER = at('./src/app/offline/worker.ts')
const WORKER_FILE = 'sw.js'

export default defineConfig({
  base: './',
  css: { modules: { generateScopedName: scopedName } },
  plugins: [
    react(),
    yamlFiles(),
    noDeveloperTools(),
    pageHead(),
    compileHints(),
    chunkList(),
    noCircles(),
    offlineList(),
  ],
  resolve: { alias: { '@': at('./src') } },
  // A bot is fetched by its worker, which takes it in parts like a page.
  worker: {
    format: 'es',
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: gameOf }] } },
    },
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: at('./index.html'), embed: at('./embed.html'), worker: WORKER },
      output: {
        entryFileNames: ({ facadeModuleId }) =>
          facadeModuleId === WORKER ? WORKER_FILE : 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: layers(), priority: 1 },
            { name: folderOf, minShareCount: 2 },
          ],
        },
      },
    },
  },
})
