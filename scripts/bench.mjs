import { runBundled } from './bundle.mjs'
import { ensureDependencies } from './dependencies.mjs'

ensureDependencies()
await runBundled({
  name: 'bench',
  entries: { main: 'tests/bench/main.ts', worker: 'src/headless/worker.ts' },
  folders: ['src', 'tests'],
})
