import { ensureDependencies } from './dependencies.mjs'
import { runBundled } from './bundle.mjs'

ensureDependencies()
await runBundled({
  name: 'headless',
  entries: { main: 'src/headless/verbs/main.ts', worker: 'src/headless/worker.ts' },
  folders: ['src'],
})
