import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { ROOT } from './dependencies.mjs'

/** Where programs of these names are in the folders of the PATH; those named first come first. */
export function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((path) => existsSync(path))
}

/** Whether this is Ubuntu, whose packages of browsers are stubs for snaps: no container can install those. */
export function isUbuntu() {
  return existsSync('/etc/os-release') && /^ID=ubuntu$/m.test(readFileSync('/etc/os-release', 'utf8'))
}

/** Runs a command quietly on stdout, and tells whether it worked. */
function works(command, args) {
  return spawnSync(command, args, { cwd: ROOT, stdio: ['ignore', 2, 2] }).status === 0
}

/**
 * Installs Debian's packages; false where there is no apt-get or no right to use it, or where it fails.
 * @param {readonly string[]} packages
 */
export function installFromDebian(packages) {
  if (!existsSync('/usr/bin/apt-get')) return false
  const root = process.getuid?.() === 0
  if (!root && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0) return false
  const apt = (...args) =>
    works(root ? 'env' : 'sudo', [
      ...(root ? [] : ['-n', 'env']),
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      // A machine that has just started may be busy with updates of its own.
      ...['-o', 'DPkg::Lock::Timeout=300'],
      ...args,
    ])
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...packages)
}
