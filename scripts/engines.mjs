import { readFileSync, realpathSync } from 'node:fs'

import { ensureBrowser } from './browser.mjs'
import { installFromDebian, isUbuntu, onPath } from './debian.mjs'

/** What is driven beside Chromium: where it is named, the programs to look for, and Debian's package of them. */
const PROGRAMS = {
  firefox: { variable: 'FIREFOX_PATH', names: ['firefox', 'firefox-esr'], package: 'firefox-esr' },
  webkitDriver: {
    variable: 'WEBKIT_DRIVER_PATH',
    names: ['WebKitWebDriver'],
    package: 'webkit2gtk-driver',
  },
  display: { variable: 'XVFB_PATH', names: ['Xvfb'], package: 'xvfb' },
}

/** Whether a program is a snap, or a stub for one: those cannot read the profile that a test gives them. */
function isSnap(path) {
  const start = readFileSync(path).subarray(0, 1000).toString('latin1')
  return realpathSync(path).endsWith('/snap') || (start.startsWith('#!') && start.includes('/snap/'))
}

function found({ variable, names }) {
  return process.env[variable] ?? onPath(names).find((path) => !isSnap(path))
}

/** Those programs that are not there. */
function missing() {
  return Object.values(PROGRAMS).filter((program) => found(program) === undefined)
}

/** Installs what is missing; Ubuntu's Firefox is left out, since it is a stub for a snap. */
function install() {
  const packages = missing().map((program) => program.package)
  const wanted = isUbuntu() ? packages.filter((name) => name !== PROGRAMS.firefox.package) : packages
  if (wanted.length === 0) return
  console.error(`Installing ${wanted.join(', ')} for the tests in other engines …`)
  installFromDebian(wanted)
}

/**
 * The paths of a Chromium, a Firefox, WebKit's driver and a display for it, installed first where they are missing.
 * Throws one sentence saying what to do.
 * @returns {Promise<{ chromium: string, firefox: string, webkitDriver: string, display: string }>}
 */
export async function ensureEngines() {
  const chromium = await ensureBrowser()
  install()
  const left = missing()
  if (left.length > 0)
    throw new Error(
      `Engines that cannot be tested are missing: install ${left.map((one) => one.package).join(', ')} ` +
        `(Debian: apt-get install), or name what you have in ${left.map((one) => one.variable).join(', ')}.`,
    )
  const at = ([key, program]) => [key, found(program)]
  return { chromium, ...Object.fromEntries(Object.entries(PROGRAMS).map(at)) }
}
