import { isLaw } from '../house/figures.mjs'

/** How a mutant ended that some test noticed, and that none did. */
const KILLED = new Set(['Killed', 'Timeout'])
const MISSED = new Set(['Survived', 'NoCoverage'])

/**
 * How many mutants of a part of a game were found, of how many.
 * @typedef {{ readonly part: string, readonly found: number, readonly all: number }} Score
 */

/**
 * Scores of a run by parts: the law, which the rulebook makes necessary; what chooses legal commands at random or
 * places units as a force stands well; what reads and writes files; the rest.
 * @param {Record<string, { mutants: readonly { status: string }[] }>} files of Stryker's report
 * @param {string} game
 * @returns {readonly Score[]} the law's first
 */
export function scoresOf(files, game) {
  const scores = ['law', 'choosing', 'files', 'beside'].map((part) => ({ part, found: 0, all: 0 }))
  for (const [path, { mutants }] of Object.entries(files)) {
    const part = partOf(path.replace(`src/games/${game}/`, ''))
    const score = scores.find((one) => one.part === part)
    score.found += mutants.filter(({ status }) => KILLED.has(status)).length
    score.all += mutants.filter(({ status }) => KILLED.has(status) || MISSED.has(status)).length
  }
  return scores.filter(({ all }) => all > 0)
}

function partOf(inGame) {
  if (isLaw(inGame)) return 'law'
  if (/^(queries|commands)\//.test(inGame)) return 'choosing'
  return /^(files|cases)\//.test(inGame) ? 'files' : 'beside'
}

/**
 * @param {Score} score
 * @returns {number} in hundredths
 */
export const percentOf = ({ found, all }) => (100 * found) / all
