import type { HexId } from '@/engine/hex'

/** The next or the previous of some hexes, round and round from the one in hand; undefined when there are none. */
export function nextHex(hexes: readonly HexId[], here: HexId | undefined, step: 1 | -1): HexId | undefined {
  const nth = here === undefined ? -1 : hexes.indexOf(here)
  if (nth < 0) return step === 1 ? hexes[0] : hexes.at(-1)
  return hexes[(nth + step + hexes.length) % hexes.length]
}
