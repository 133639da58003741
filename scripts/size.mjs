import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { ROOT } from './dependencies.mjs'

/** The most gzipped JavaScript that may come before the first counter can be moved. */
const BUDGET_BYTES = 130 * 1024

/** The chunks loaded on demand before the play screen of the first game stands, by their names in vite.config.ts. */
const PLAY_SCREEN_CHUNKS = ['core', 'board', 'ArrakharTable']

const MANIFEST = join(ROOT, 'dist', '.vite', 'manifest.json')

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** The chunks with everything that they import statically. */
function withImports(manifest, keys) {
  const reached = new Set()
  const visit = (key) => {
    if (reached.has(key)) return
    reached.add(key)
    for (const imported of manifest[key].imports ?? []) visit(imported)
  }
  for (const key of keys) visit(key)
  return [...reached]
}

if (!existsSync(MANIFEST)) fail('There is no dist/ to measure: run `npm run build` first.')
const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'))

const keyOf = (name) =>
  Object.keys(manifest).find((key) => manifest[key].name === name && manifest[key].file.endsWith('.js'))
const missing = PLAY_SCREEN_CHUNKS.filter((name) => keyOf(name) === undefined)
if (missing.length > 0) {
  const known = Object.values(manifest).map(({ name }) => name)
  fail(
    `PLAY_SCREEN_CHUNKS in scripts/size.mjs names chunks which the build does not have: ${missing.join(', ')}.\n` +
      `It has: ${known.filter(Boolean).join(', ') || 'none'}.`,
  )
}

const files = withImports(manifest, ['index.html', ...PLAY_SCREEN_CHUNKS.map(keyOf)])
  .map((key) => manifest[key].file)
  .filter((file) => file.endsWith('.js'))
const rows = [...new Set(files)].map((file) => {
  const content = readFileSync(join(ROOT, 'dist', file))
  return { file, raw: content.length, gzipped: gzipSync(content).length }
})
const total = rows.reduce((sum, row) => sum + row.gzipped, 0)

const kib = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`.padStart(11)
const line = (name, raw, gzipped) => console.log(`${name.padEnd(56)}${kib(raw)}${kib(gzipped)}`)
console.log(`${'First load of the play screen'.padEnd(56)}${'raw'.padStart(11)}${'gzip'.padStart(11)}`)
for (const row of rows.sort((a, b) => b.gzipped - a.gzipped)) line(row.file, row.raw, row.gzipped)
line(
  'Total',
  rows.reduce((sum, row) => sum + row.raw, 0),
  total,
)
if (total > BUDGET_BYTES) fail(`Over the budget of ${kib(BUDGET_BYTES).trim()}.`)
console.log(`Within the budget of ${kib(BUDGET_BYTES).trim()}.`)
