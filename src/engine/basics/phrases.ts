/** A number with the right form of a word: '1 die', '3 dice'. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

/** Parts joined as in speech: 'a', 'a and b', 'a, b and c'. */
export function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`
}

/** The first letter as a capital. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Marks that turn the direction of the words after them, and other signs that are not to be seen. */
const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
/** Letters that are written from right to left. */
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/

/**
 * A name as its writer typed it, fit to stand among the program's words: none of its letters turns the direction of
 * what stands beside it (Unicode's isolates, UAX 9).
 */
export function apart(name: string): string {
  const seen = name.replace(UNSEEN, '')
  return FROM_THE_RIGHT.test(seen) ? `\u2068${seen}\u2069` : seen
}

/** What a reader can tell from nothing: a letter, a figure, a sign. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * A name that somebody has typed as it is kept: without signs that are not to be seen, with single spaces, no longer
 * than so many letters; empty where nothing of it can be seen.
 */
export function tidyName(typed: string, most: number): string {
  const seen = typed
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(UNSEEN, '')
    .replace(/\p{Cs}/gu, '')
  const name = Array.from(seen.trim()).slice(0, most).join('').trim()
  return SEEN.test(name) ? name : ''
}
