import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

import { ROOT } from './dependencies.mjs'

/** How many lines of what a tool printed last are told again in the summary. */
const LAST_LINES = 12

/**
 * What a report of vitest tells: its tests passed and failed, and each failure in a line (file, titles, first
 * line of the message); undefined if vitest did not get so far as to write one. A file that could not be read
 * counts as one failed test.
 */
export function toldByReport(report) {
  try {
    const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    const failures = testResults.flatMap(failuresOfFile)
    return { passed: numPassedTests, failed: failures.length, failures }
  } catch {
    return undefined
  }
}

function failuresOfFile({ name, status, message, assertionResults }) {
  const file = relative(ROOT, name).replaceAll('\\', '/')
  if (status === 'failed' && assertionResults.length === 0) return [`${file}: ${firstLineOf(message)}`]
  return assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => `${file}: ${fullName}: ${firstLineOf(failureMessages[0])}`)
}

const firstLineOf = (text = '') => text.split('\n', 1)[0]

/** The last lines of what a tool printed, without empty ones. */
export const lastLinesOf = (printed) =>
  printed
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-LAST_LINES)
