import { tidyName } from '@/engine/basics/phrases'
import { LONGEST_NAME } from './names'
import { COLORS_KEY } from './player-colors'

const KEY = 'hexhearth-players'
/** More names than this are not offered; those that were used longest ago go first. */
const MOST = 20

/** The names that players have gone by on this device, the last first. */
export function knownNames(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? fit(kept.filter((name) => typeof name === 'string')) : []
  } catch {
    return []
  }
}

/** Remembers names that players go by now. */
export function rememberNames(names: readonly string[]): void {
  if (names.length === 0) return
  try {
    localStorage.setItem(KEY, JSON.stringify(fit([...names, ...knownNames()])))
  } catch {
    // Storage may be forbidden or full: no names are offered then.
  }
}

/** Forgets them all, and the colors with them. */
export function forgetNames(): void {
  try {
    localStorage.removeItem(KEY)
    localStorage.removeItem(COLORS_KEY)
  } catch {
    // Where storage is forbidden, nothing was remembered.
  }
}

function fit(names: readonly string[]): readonly string[] {
  const tidy = names.map((name) => tidyName(name, LONGEST_NAME)).filter(Boolean)
  return [...new Set(tidy)].slice(0, MOST)
}
