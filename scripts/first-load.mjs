/**
 * The chunks of a build by their files, as vite.config.ts writes them to dist/.vite/chunks.json: what each imports
 * statically, and the modules in it, by their paths.
 * @typedef {Readonly<Record<string, { readonly imports: readonly string[], readonly modules: readonly string[] }>>} Chunks
 */

/**
 * The files in which some modules are, with everything that those import statically.
 * @param {Chunks} chunks
 * @param {readonly string[]} modules
 * @returns {readonly string[]}
 */
export function filesWith(chunks, modules) {
  const reached = new Set(modules.map((module) => fileOf(chunks, module)))
  for (const file of reached) for (const imported of chunks[file]?.imports ?? []) reached.add(imported)
  return [...reached]
}

/**
 * @param {Chunks} chunks
 * @param {string} module
 * @returns {string}
 */
function fileOf(chunks, module) {
  const [found] = Object.entries(chunks).find(([, { modules }]) => modules.includes(module)) ?? []
  if (found === undefined) throw new Error(`The build has no module ${module}.`)
  return found
}

/**
 * The folders of all games, from the text of src/games/index.ts.
 * @param {string} list
 * @returns {readonly string[]}
 */
export function gamesIn(list) {
  return [...list.matchAll(/^import \{ \w+ \} from '\.\/([a-z0-9-]+)'$/gm)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'manifest')
}

/**
 * What a game's front door names to be loaded ('loadTable'), from its text: where each is to be found, without the end.
 * @param {string} frontDoor
 * @returns {Readonly<Record<string, string>>}
 */
export function partsNamedIn(frontDoor) {
  const parts = [...frontDoor.matchAll(/\b(load\w+): \(\) =>\s+import\('\.\/([^']+)'\)/g)]
  return Object.fromEntries(parts.map(([, part, path]) => [part, path]))
}

/**
 * The module that a path without its end is of.
 * @param {Chunks} chunks
 * @param {string} path
 * @returns {string}
 */
export function moduleAt(chunks, path) {
  const ends = ['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => path + end)
  const all = Object.values(chunks).flatMap(({ modules }) => modules)
  const found = all.find((module) => ends.includes(module))
  if (found === undefined) throw new Error(`The build has no module ${path}.`)
  return found
}

/** What the page knows of each game before it is opened. */
const FRONT_DOOR = /^src\/games\/[^/]+\/(index|load-bot)\.ts$/

/**
 * Modules of games other than the one that is opened, their front doors aside.
 * @param {readonly string[]} modules
 * @param {string} [game] none for a page of no game
 * @returns {readonly string[]}
 */
export function strangersAmong(modules, game) {
  return modules.filter((module) => {
    const owner = /^src\/games\/([^/]+)\//.exec(module)?.[1]
    return owner !== undefined && owner !== game && !FRONT_DOOR.test(module)
  })
}
