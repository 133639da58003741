import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { ROOT, runTool } from './dependencies.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The path of a Chromium or Chrome on this machine, or undefined.
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser() {
  const named = process.env.CHROME_PATH ?? process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : undefined
  const { chromium } = await import('playwright-core')
  return [...onPath(NAMES), ...APPLICATIONS, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  )
}

/** Where programs of these names are in the folders of the PATH. */
function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((path) => existsSync(path))
}

/** The first version of Firefox in which the browser tests are known to run. */
const LEAST_FIREFOX = 153

/** Whether a program is a snap, or a stub for one: those cannot read the profile that a test gives them. */
function isSnap(path) {
  const start = readFileSync(path).subarray(0, 1000).toString('latin1')
  return realpathSync(path).endsWith('/snap') || (start.startsWith('#!') && start.includes('/snap/'))
}

/**
 * A Firefox on this machine that the browser tests can drive; or null, with a sentence why.
 * @returns {{ path: string, why?: undefined } | { path: null, why: string }}
 */
export function findFirefox() {
  const named = process.env.FIREFOX_PATH
  const [path] = named ? [named] : onPath(['firefox', 'firefox-esr']).filter((one) => !isSnap(one))
  if (!path) return { path: null, why: 'there is none; install it, or name it in FIREFOX_PATH.' }
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  const version = Number(/Firefox (\d+)/.exec(stdout ?? '')?.[1] ?? 0)
  if (version >= LEAST_FIREFOX) return { path }
  return { path: null, why: `${path} is not Firefox ${LEAST_FIREFOX} or newer.` }
}

/** Runs a command quietly on stdout, and tells whether it worked. */
function works(command, args) {
  return spawnSync(command, args, { cwd: ROOT, stdio: ['ignore', 2, 2] }).status === 0
}

/** Installs Debian's package; false where there is no apt-get or no right to use it. */
function installFromDebian() {
  if (!existsSync('/usr/bin/apt-get')) return false
  const root = process.getuid?.() === 0
  if (!root && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0) return false
  // Ubuntu's package is a stub for a snap, which a container cannot install.
  if (/^ID=ubuntu$/m.test(readFileSync('/etc/os-release', 'utf8'))) return false
  const apt = (...args) =>
    works(root ? 'env' : 'sudo', [
      ...(root ? [] : ['-n', 'env']),
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      ...args,
    ])
  return apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium')
}

/** Downloads Playwright's own build, with the system libraries it needs where that is allowed. */
function installFromPlaywright() {
  const cli = 'node_modules/playwright-core/cli.js'
  const quietly = { stdio: ['ignore', 2, 2] }
  const mayInstallLibraries = process.platform === 'linux' && process.getuid?.() === 0
  return (
    (mayInstallLibraries && runTool(cli, ['install', '--with-deps', 'chromium'], quietly) === 0) ||
    runTool(cli, ['install', 'chromium'], quietly) === 0
  )
}

/**
 * The path of a Chromium, installed first if there is none. Throws one sentence saying what to do.
 * @returns {Promise<string>}
 */
export async function ensureBrowser() {
  const found = await findBrowser()
  if (found) return found
  const named = process.env.CHROME_PATH ?? process.env.CHROMIUM_PATH
  if (named) throw new Error(`There is no browser at ${named}: correct or unset CHROME_PATH.`)

  console.error('Installing Chromium for the browser tests …')
  if (installFromDebian() || installFromPlaywright()) {
    const installed = await findBrowser()
    if (installed) return installed
  }
  throw new Error('Chromium could not be installed: install it or Chrome, and name it in CHROME_PATH.')
}
