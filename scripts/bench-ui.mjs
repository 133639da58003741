import { buildBenchPage } from './bench-page.mjs'
import { runBundled } from './bundle.mjs'
import { buildSite, ensureDependencies } from './dependencies.mjs'

ensureDependencies()
if (buildSite() !== 0) process.exit(1)
await buildBenchPage()
await runBundled({
  name: 'bench-ui',
  entries: { main: 'tests/bench/ui.ts' },
  folders: ['src', 'tests'],
})
