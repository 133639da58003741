import { tidyName } from '@/engine/basics/phrases'
import { knownNames, rememberNames } from './known-names'
import { LONGEST_NAME } from './names'
import { COLORS_KEY, type PlayerColor, readColors } from './player-colors'

/**
 * Remembers by which colors players go from now on, or with undefined by none, and their names, as they are kept. What is
 * no longer offered as a name loses its color.
 */
export function rememberColors(
  colors: readonly (readonly [name: string, color: PlayerColor | undefined])[],
): void {
  if (colors.length === 0) return
  rememberNames(colors.map(([name]) => name))
  const known = new Set(knownNames())
  const all = new Map<string, PlayerColor | undefined>([...readColors(), ...colors])
  const kept = [...all].filter(
    ([name, color]) => color !== undefined && known.has(tidyName(name, LONGEST_NAME)),
  )
  try {
    localStorage.setItem(COLORS_KEY, JSON.stringify(kept))
  } catch {
    // Storage may be forbidden or full: players go without colors then.
  }
}
