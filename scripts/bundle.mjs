import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { yamlFiles } from './build/yaml-files.mjs'
import { ROOT } from './dependencies.mjs'

const STALE_AFTER_MS = 3_600_000

/** Every file and folder below a folder, with its time and size; a folder's time tells of removals. */
function* entriesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    const { mtimeMs, size } = statSync(path)
    yield `${path} ${mtimeMs} ${size}`
    if (entry.isDirectory()) yield* entriesBelow(path)
  }
}

/** A short name for this exact state of the sources and of what bundles them. */
function fingerprintOf(folders) {
  const hash = createHash('sha256')
  hash.update(readFileSync(join(ROOT, 'package-lock.json')))
  hash.update(readFileSync(import.meta.filename))
  for (const folder of folders) for (const entry of entriesBelow(join(ROOT, folder))) hash.update(entry)
  return hash.digest('hex').slice(0, 16)
}

/**
 * boardgame.io brings an Immer too old to share drafts with the rules; the bench gives it ours, freezing
 * as it does by default.
 */
function immerForBoardgameIo() {
  const id = '\0immer-for-boardgame-io'
  return {
    name: 'immer-for-boardgame-io',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === 'immer' && importer?.includes('/boardgame.io/') ? id : undefined,
    load: (asked) =>
      asked === id
        ? "import { Immer } from 'immer'\nexport default new Immer({ autoFreeze: true }).produce"
        : undefined,
  }
}

async function build(entries, outDir) {
  const { build: viteBuild } = await import('vite')
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  await viteBuild({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    mode: 'production',
    plugins: [immerForBoardgameIo(), yamlFiles()],
    resolve: { alias: { '@': join(ROOT, 'src') } },
    // Shipped libraries are bundled, so that they run in their production form as in the browser;
    // development tools stay in node_modules, but for one too old for Node to find its parts.
    ssr: { target: 'node', noExternal: [...Object.keys(dependencies), 'boardgame.io'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: {
        input: entries,
        // Flat, so that `new URL('./worker.js', import.meta.url)` is right from every chunk.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
}

/** Removes bundles of older sources, but not so soon that a running process loses a chunk it has yet to load. */
function removeStale(home, keep) {
  for (const name of readdirSync(home)) {
    if (name === keep) continue
    const path = join(home, name)
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0)
    if (age > STALE_AFTER_MS) rmSync(path, { recursive: true, force: true })
  }
}

/** Puts a finished bundle in its place; another process may have put the same one there first. */
function moveInto(place, fresh) {
  try {
    renameSync(fresh, place)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    if (!existsSync(place)) throw error
  }
}

/**
 * Bundles entry files for Node into build/<name>/<fingerprint>/ unless that has been done for these very
 * sources, and returns that folder. `entries` maps an output name to a source file; those which do not
 * exist are left out. `folders` are the sources that the bundle may draw on.
 */
async function bundle({ name, entries, folders }) {
  const home = join(ROOT, 'build', name)
  const fingerprint = fingerprintOf(folders)
  const place = join(home, fingerprint)
  if (existsSync(place)) return place

  mkdirSync(home, { recursive: true })
  // Not by the process id: containers that share a disk have the same ones.
  const fresh = join(home, `${fingerprint}.${randomUUID()}`)
  const present = Object.entries(entries).filter(([, source]) => existsSync(join(ROOT, source)))
  await build(Object.fromEntries(present.map(([out, source]) => [out, join(ROOT, source)])), fresh)
  moveInto(place, fresh)
  removeStale(home, fingerprint)
  return place
}

/** Bundles and runs the entry called `main` in this process, with its arguments and its exit code. */
export async function runBundled({ name, entries, folders }) {
  if (!existsSync(join(ROOT, entries.main))) {
    console.error(`There is no ${entries.main} to run.`)
    process.exit(1)
  }
  const place = await bundle({ name, entries, folders })
  const main = join(place, 'main.js')
  process.argv[1] = main
  await import(pathToFileURL(main).href)
}
