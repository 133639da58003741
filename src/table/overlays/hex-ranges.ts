import { type HexId, hexNumber } from '@/engine/kernel/hex'

/** Hexes by number, briefly: those that follow one another in a column as '0805–0809'. */
export function hexRanges(hexes: readonly HexId[]): string {
  const ranges: { first: HexId; last: HexId }[] = []
  for (const hex of [...hexes].sort()) {
    const range = ranges.at(-1)
    if (range && hex === below(range.last)) range.last = hex
    else ranges.push({ first: hex, last: hex })
  }
  return ranges.map(({ first, last }) => (first === last ? first : `${first}–${last}`)).join(', ')
}

function below(hex: HexId): HexId {
  return hexNumber(Number(hex.slice(0, 2)), Number(hex.slice(2)) + 1)
}
