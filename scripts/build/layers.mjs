import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { ROOT } from '../dependencies.mjs'

/** Where a layer begins: a module that imports, statically, all that belongs to it. */
const ENTRY = join(ROOT, 'src/main.tsx')
const PAGE = join(ROOT, 'src/app/shell/start.tsx')
const HOME = join(ROOT, 'src/app/shell/Home.tsx')
const tableOf = (game) => join(ROOT, 'src/games', game, 'table.ts')

/** The games that have a table. */
export const GAMES = readdirSync(join(ROOT, 'src/games')).filter((game) => existsSync(tableOf(game)))

/**
 * Names the chunk of a module by its layer: the entry, libraries and frame of every page, what the tables share, each game's own,
 * with what no other game uses, the start page. A module belongs to the first layer that imports it. What none imports comes on demand, and is cut as
 * it is imported; undefined then.
 * @returns {(id: string, graph: import('vite').Rolldown.ChunkingContext) => string | undefined}
 */
export function layers() {
  let layerOf
  return (id, graph) => (layerOf ??= sorted(graph)).get(id)
}

function sorted(graph) {
  const within = (root) => {
    const found = new Set([root])
    for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next)
    return found
  }
  const layerOf = new Map()
  const put = (id, layer) => layerOf.has(id) || layerOf.set(id, layer)
  for (const id of within(ENTRY)) put(id, 'entry')
  const tables = GAMES.map((game) => [game, within(tableOf(game))])
  const atTables = new Set(tables.flatMap(([, ids]) => [...ids]))
  const home = within(HOME)
  for (const id of [...within(PAGE), ...[...home].filter((id) => atTables.has(id))])
    put(id, id.includes('/node_modules/') ? 'vendor' : 'page')
  for (const [game, ids] of tables) {
    const own = ownOf(graph, game, ids)
    for (const id of ids) put(id, own.has(id) ? game : 'table')
  }
  for (const id of home) put(id, 'home')
  return layerOf
}

/** Parts for any table, of which some have only one as yet. */
const FOR_TABLES = /\/src\/(table|board|widgets)\//

/** Modules of a table that its game alone uses: those of its folder, and parts for any table that no other has yet. */
function ownOf(graph, game, ids) {
  const isInFolder = (id) => id.includes(`/src/games/${game}/`)
  const own = new Set([...ids].filter((id) => isInFolder(id) || FOR_TABLES.test(id)))
  const isOwn = (id) => isInFolder(id) || own.has(id)
  for (let before = -1; before !== own.size;) {
    before = own.size
    for (const id of own) {
      const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {}
      if (!isInFolder(id) && ![...importers, ...dynamicImporters].every(isOwn)) own.delete(id)
    }
  }
  return own
}

/** What is one part for whoever loads late: the kernel, a game's folder, a folder of the pages. */
const PART = /\/src\/(engine|[^/]+\/[^/]+|[^/]+)\//

/**
 * Names the chunk of a module that several parts on demand share: by its folder, for no two folders import each other in
 * a circle, and neither may chunks.
 * @param {string} id
 * @returns {string}
 */
export function folderOf(id) {
  const [, folder = 'library'] = PART.exec(id) ?? []
  return folder.replaceAll('/', '-')
}

/**
 * Names the chunk of a module in a worker: each game's apart, for a worker plays one.
 * @param {string} id
 * @returns {string}
 */
export function gameOf(id) {
  // What loads a game stays with what all share.
  const [, game = 'worker'] = /\/src\/games\/([^/]+)\/(?!load-)/.exec(id) ?? []
  return game
}
