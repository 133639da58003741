import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { ROOT } from './dependencies.mjs'
import { gamesIn } from './first-load.mjs'
import { apparatusOf, circlesOfFolders, linesOf, mostNamedCommand, unnamedClauses } from './house/figures.mjs'
import { limitsWith } from './house/limits.mjs'
import { folderInGameOf, folderInShellOf, graphOf, topFolderOf, withGraphs } from './house/graph.mjs'
import { sourcesIn } from './house/sources.mjs'

/**
 * Measures how the house is kept: how much a game says, and how often. A figure may not grow beyond its limit in
 * house/limits.json, where the aim stands beside it; whoever brings one down lowers its limit with it. A new game has
 * those of a further one, until it is given its own there.
 *
 * `npm run house` prints the figures, `npm run house -- --where` also what is behind those that are not at their aim.
 * `npm run house -- --graph` draws docs/structure.md anew.
 */
const ASSETS = join(ROOT, 'dist', 'assets')
const STRUCTURE = join(ROOT, 'docs', 'structure.md')
/** What stands below so much of its limit has room to grow that nobody argued for. */
const WELL_BELOW = 0.99

const sources = sourcesIn(ROOT, 'src')
const structure = readFileSync(STRUCTURE, 'utf8')
const structureNow = withGraphs(structure, {
  'top folders': graphOf(sources, topFolderOf),
  'the shell': graphOf(sources, folderInShellOf),
  'a game': graphOf(sources, folderInGameOf),
})
if (process.argv.includes('--graph')) {
  writeFileSync(STRUCTURE, structureNow)
  process.exit()
}
if (!existsSync(ASSETS)) {
  console.error('There is no dist/ to count the chunks of: run `npm run build` first.')
  process.exit(1)
}

/** A figure, and what is behind it, a line each. */
const figure = (name, value, where = []) => ({ name, value, where })

function figuresOfGame(sources, game) {
  const most = mostNamedCommand(sources, game)
  const unnamed = unnamedClauses(sources, game)
  return [
    figure(`${game}: lines of apparatus`, apparatusOf(sources, game)),
    figure(`${game}: files that name one command`, most.files.length, [
      `${most.command}: ${most.files.join(', ')}`,
    ]),
    figure(`${game}: clauses named nowhere`, unnamed.length, [unnamed.join(', ')]),
  ]
}

const games = gamesIn(readFileSync(join(ROOT, 'src/games/index.ts'), 'utf8'))
const circles = circlesOfFolders(sources)
const viteConfig = readFileSync(join(ROOT, 'vite.config.ts'), 'utf8').trimEnd().split('\n').length
const figures = [
  figure('lines of src', linesOf(sources)),
  ...games.flatMap((game) => figuresOfGame(sources, game)),
  figure(
    'circles of folders',
    circles.length,
    circles.map((folders) => folders.join(', ')),
  ),
  figure('chunks of the build', readdirSync(ASSETS).filter((name) => name.endsWith('.js')).length),
  figure('lines of vite.config.ts', viteConfig),
]

const { limits, aims, further } = JSON.parse(readFileSync(join(ROOT, 'scripts/house/limits.json'), 'utf8'))
const limitOf = limitsWith(limits, further, games)
const number = (value) => (value === undefined ? '-' : value.toLocaleString('en-US')).padStart(9)
console.log(`${''.padEnd(40)}${'now'.padStart(9)}${'limit'.padStart(9)}${'aim'.padStart(9)}`)
for (const { name, value, where } of figures) {
  console.log(`${name.padEnd(40)}${number(value)}${number(limitOf(name))}${number(aims[name])}`)
  if (process.argv.includes('--where') && value > (aims[name] ?? value))
    for (const line of where) console.log(`  ${line}`)
}

const faults = figures.flatMap(({ name, value }) => {
  const limit = limitOf(name)
  return value > limit
    ? [`${name}: ${value}, where ${limit} is the limit. Say less, or argue for a higher limit.`]
    : []
})
if (structureNow !== structure)
  faults.push('The graphs of docs/structure.md are out of date: run `npm run house -- --graph`.')
const lower = figures.filter(({ name, value }) => value < WELL_BELOW * limitOf(name))
if (lower.length > 0)
  console.log(
    `\nThe limit can be lowered to what is so now: ${lower.map(({ name, value }) => `${name} ${value}`).join(', ')}.`,
  )
console.log(faults.length === 0 ? '\nEvery figure is within its limit.' : `\n${faults.join('\n')}`)
process.exitCode = faults.length === 0 ? 0 : 1
