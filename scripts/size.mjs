import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { ROOT } from './dependencies.mjs'
import { filesWith, gamesIn, moduleAt, partsNamedIn, strangersAmong } from './first-load.mjs'

/**
 * The most gzipped JavaScript that may be awaited before a first command can be given, whatever the build calls it. A
 * guard against carelessness: what players wait for is measured by `npm run bench:ui`, and no code is bent for a kilobyte.
 */
const BUDGET_BYTES = 336 * 1024

/** What is in every page. */
const PAGE = ['src/main.tsx', 'src/app/shell/start.tsx']
const HOME = 'src/app/shell/Home.tsx'
/** All of a game that playing it takes. */
const TABLE = 'loadTable'

const DIST = join(ROOT, 'dist')
const GAMES = join(ROOT, 'src', 'games')
const CHUNKS = join(DIST, '.vite', 'chunks.json')

if (!existsSync(CHUNKS)) {
  console.error('There is no dist/ to measure: run `npm run build` first.')
  process.exit(1)
}
const chunks = JSON.parse(readFileSync(CHUNKS, 'utf8'))
const faults = []

const kib = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`
const line = (name, raw, gzipped) =>
  console.log(`${name.padEnd(56)}${raw.padStart(11)}${gzipped.padStart(11)}`)
const sum = (rows, key) => rows.reduce((total, row) => total + row[key], 0)

/** Tells what files weigh, and gives their weight back, gzipped. */
function weigh(title, files) {
  const rows = files.map((file) => {
    const content = readFileSync(join(DIST, file))
    return { file, raw: content.length, gzipped: gzipSync(content).length }
  })
  line(title, 'raw', 'gzip')
  for (const { file, raw, gzipped } of rows.sort((a, b) => b.gzipped - a.gzipped))
    line(file, kib(raw), kib(gzipped))
  line('Total', kib(sum(rows, 'raw')), `${kib(sum(rows, 'gzipped'))}\n`)
  return sum(rows, 'gzipped')
}

/** Finds modules of other games in files that come with a game, or with none. */
function guard(what, files, game) {
  for (const file of files) {
    const strangers = strangersAmong(chunks[file].modules, game)
    if (strangers.length > 0)
      faults.push(`${what} brings ${strangers.length} modules of another game in ${file}: ${strangers[0]}.`)
  }
}

for (const game of gamesIn(readFileSync(join(GAMES, 'index.ts'), 'utf8'))) {
  const parts = Object.entries(partsNamedIn(readFileSync(join(GAMES, game, 'index.ts'), 'utf8')))
  for (const [part, path] of parts) {
    const files = filesWith(chunks, [...PAGE, moduleAt(chunks, `src/games/${game}/${path}`)])
    guard(`${game}, ${part}`, files, game)
    if (part === TABLE && weigh(`Awaited before a first command: ${game}`, files) > BUDGET_BYTES)
      faults.push(`The table of ${game} is over the budget of ${kib(BUDGET_BYTES)}.`)
  }
}
guard('The home page', filesWith(chunks, [...PAGE, HOME]))

for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exit(1)
console.log(`Every game is within the budget of ${kib(BUDGET_BYTES)}, and none brings parts of another.`)
