import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The nearest folder above with a package.json: a script may run from scripts/ or bundled below build/. */
function rootAbove(folder) {
  return existsSync(join(folder, 'package.json')) ? folder : rootAbove(dirname(folder))
}

/** The project's top folder, whatever folder a script is started from. */
export const ROOT = rootAbove(dirname(fileURLToPath(import.meta.url)))

const LOCK = join(ROOT, 'package-lock.json')
const INSTALLED = join(ROOT, 'node_modules', '.package-lock.json')
const STAMP = join(ROOT, 'node_modules', '.hexhearth-stamp')

/** Installs the dependencies if they are missing or belong to another package-lock.json. */
export function ensureDependencies() {
  const wanted = createHash('sha256').update(readFileSync(LOCK)).digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  if (!installedSinceLockChanged()) install()
  writeFileSync(STAMP, wanted)
}

/** Whether npm has finished an installation, perhaps by hand, since the lock file last changed. */
function installedSinceLockChanged() {
  return existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync(LOCK).mtimeMs
}

function install() {
  console.error('Installing dependencies (npm ci) …')
  // npm's own words go to stderr, so that the output of a headless command stays machine-readable.
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('npm ci failed: check the network and the npm registry, then run the command again.')
    process.exit(1)
  }
}

/** Runs a tool from node_modules, given its script, and returns its exit code. */
export function runTool(script, args, options = {}) {
  const { status } = spawnSync(process.execPath, [join(ROOT, script), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    ...options,
  })
  return status ?? 1
}

/** Starts one of them beside others; what it printed comes whole, with its exit code, when it has ended. */
export function toolBesideOthers(script, args) {
  const tool = spawn(process.execPath, [join(ROOT, script), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed = []
  for (const stream of [tool.stdout, tool.stderr]) stream.on('data', (chunk) => printed.push(chunk))
  return new Promise((resolve, reject) => {
    tool.on('error', reject)
    tool.on('close', (code) => resolve({ code: code ?? 1, printed: Buffer.concat(printed).toString() }))
  })
}

/** Builds the site into dist/ and returns the exit code. */
export const buildSite = () => runTool('node_modules/vite/bin/vite.js', ['build'])
