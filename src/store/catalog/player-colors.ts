/** Where the colors are kept; they are forgotten with the names. */
export const COLORS_KEY = 'hexhearth-player-colors'

/** The colors that a player may go by on this device; each has a shape of its own, for whoever cannot tell them apart. */
export const PLAYER_COLORS = ['red', 'blue', 'green', 'gold', 'violet', 'teal'] as const
export type PlayerColor = (typeof PLAYER_COLORS)[number]

/** The color that a player goes by on this device, if any; the name as it is kept. */
export function colorOf(name: string | undefined): PlayerColor | undefined {
  return name === undefined ? undefined : readColors().get(name)
}

/** All colors, by name. */
export function readColors(): ReadonlyMap<string, PlayerColor> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(COLORS_KEY) ?? '[]')
    return new Map(Array.isArray(kept) ? kept.flatMap(entryOf) : [])
  } catch {
    return new Map()
  }
}

function entryOf(kept: unknown): readonly (readonly [string, PlayerColor])[] {
  const pair: readonly unknown[] = Array.isArray(kept) ? kept : []
  const [name, said] = pair
  const color = PLAYER_COLORS.find((one) => one === said)
  return typeof name === 'string' && color ? [[name, color]] : []
}
