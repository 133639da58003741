import { ensureEngines } from './engines.mjs'

await ensureEngines()
