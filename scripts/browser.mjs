import { existsSync } from 'node:fs'

import { installFromDebian, isUbuntu, onPath } from './debian.mjs'
import { runTool } from './dependencies.mjs'

/** What Playwright drives by itself, too: Chromium without the window that nobody sees. It takes a sixth less time. */
const SHELL = 'chromium-headless-shell'

const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

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
  if ((!isUbuntu() && installFromDebian([SHELL])) || installFromPlaywright()) {
    const installed = await findBrowser()
    if (installed) return installed
  }
  throw new Error('Chromium could not be installed: install it or Chrome, and name it in CHROME_PATH.')
}
