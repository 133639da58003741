import { tidyName } from '@/engine/basics/phrases'
import { COLORS_KEY, knownNames, rememberNames } from './known-names'
import { LONGEST_NAME } from './names'

/** The colors that a player may go by on this device; each has a shape of its own, for whoever cannot tell them apart. */
export const PLAYER_COLORS = ['red', 'blue', 'green', 'gold', 'violet', 'teal'] as const
export type PlayerColor = (typeof PLAYER_COLORS)[number]

/** The color that a player of this name goes by on this device, if any. */
export function colorOf(name: string | undefined): PlayerColor | undefined {
  const tidy = tidyName(name ?? '', LONGEST_NAME)
  return readColors().get(tidy)
}

/** Remembers by which colors players go from now on, or with undefined by none, and their names; those of other names go when the names do. */
export function rememberColors(
  colors: readonly (readonly [name: string, color: PlayerColor | undefined])[],
): void {
  if (colors.length === 0) return
  rememberNames(colors.map(([name]) => name))
  const all = new Map<string, PlayerColor | undefined>([
    ...readColors(),
    ...colors.map(([name, color]) => [tidyName(name, LONGEST_NAME), color] as const),
  ])
  const known = knownNames().flatMap((name) => {
    const color = all.get(name)
    return color ? [[name, color]] : []
  })
  try {
    localStorage.setItem(COLORS_KEY, JSON.stringify(known))
  } catch {
    // Storage may be forbidden or full: players go without colors then.
  }
}

function readColors(): ReadonlyMap<string, PlayerColor> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(COLORS_KEY) ?? '[]')
    return new Map(Array.isArray(kept) ? kept.flatMap(entryOf) : [])
  } catch {
    return new Map()
  }
}

function entryOf(kept: unknown): readonly (readonly [string, PlayerColor])[] {
  const [name, said]: readonly unknown[] = Array.isArray(kept) ? kept : []
  const color = PLAYER_COLORS.find((one) => one === said)
  return typeof name === 'string' && color ? [[name, color]] : []
}
