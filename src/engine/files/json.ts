import { largeValue, NotJson } from './json-pieces'
import type { Cooperative } from '../basics/cooperative'
import type { Parsed } from '../kernel/refusal'

/** Letters that are read in one go; hostile ones take a few milliseconds. */
const SHORT = 50_000
/** Twice what a file of 8 MB holds when a game has written it. */
const MOST_VALUES = 1_000_000

/** Reads JSON text at once; a syntax fault is a problem of the whole. For texts of any length: `readingJson`. */
export function parseJson(text: string): Parsed<unknown> {
  try {
    return { ok: true, value: JSON.parse(text) as unknown }
  } catch (thrown) {
    return notJson(thrown)
  }
}

/**
 * The same with pauses: the program's own reader may take a second for a few megabytes of brackets. What
 * is larger than a save holds more values.
 */
export function* readingJson(text: string, mostValues = MOST_VALUES): Cooperative<Parsed<unknown>> {
  if (text.length <= SHORT) return parseJson(text)
  try {
    return { ok: true, value: yield* largeValue(text, { piece: SHORT, mostValues }) }
  } catch (thrown) {
    if (thrown instanceof NotJson) return notJson(thrown)
    throw thrown
  }
}

function notJson(thrown: unknown): Parsed<never> {
  const why = thrown instanceof Error ? thrown.message : String(thrown)
  return { ok: false, problems: [{ path: '', message: `this is not JSON: ${why}` }] }
}
