import { createHash } from 'node:crypto'
import { relative } from 'node:path'

import { ROOT } from './dependencies.mjs'

/**
 * A class as its sheet has it, and after it what is the sheet's alone: readable in a browser, the same in every
 * build, and found by tests (tests/support/class-selector.ts).
 * @param {string} name
 * @param {string} file
 * @returns {string}
 */
export function scopedName(name, file) {
  const sheet = relative(ROOT, file.replace(/\?.*$/, '')).replaceAll('\\', '/')
  return `${name}_-${createHash('sha256').update(sheet).digest('hex').slice(0, 5)}`
}
