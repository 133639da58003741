import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What src/app/offline/worker.ts has become. */
const WORKER = 'sw.js'
/** The line this script writes in front of the worker. */
const LIST = /^const VERSION=.*\n/
/** What a host reads itself and hands out to nobody: '.vite', '_headers'. */
const UNSERVED = /(^|\/)\.|^_/

const digestOf = (content) => createHash('sha256').update(content).digest('base64')

/**
 * The files that a built site hands out, but for the worker. A host may send whoever asks
 * for index.html on to its folder, and a worker may not answer with what was sent on: the page goes by the folder.
 */
function filesOf(folder) {
  return readdirSync(folder, { recursive: true })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path !== WORKER && !UNSERVED.test(path) && statSync(join(folder, path)).isFile())
    .sort()
    .map((path) => [
      path === 'index.html' ? './' : path,
      `sha256-${digestOf(readFileSync(join(folder, path)))}`,
    ])
}

/**
 * Writes the list of a built site's files with their SHA-256 into its worker, in place of any list it has. To be
 * called again when a file of the folder has been changed by hand.
 * @param {string} folder
 * @returns {void}
 */
export function listForOffline(folder) {
  const files = Object.fromEntries(filesOf(folder))
  const code = readFileSync(join(folder, WORKER), 'utf8').replace(LIST, '')
  const version = digestOf(JSON.stringify(files) + code).slice(0, 12)
  const list = `const VERSION=${JSON.stringify(version)},FILES=${JSON.stringify(files)};\n`
  writeFileSync(join(folder, WORKER), list + code)
}
