import { type HexId, hexNumber } from '@/engine/kernel/hex'

/** Hexes by name, briefly: those that follow one another in a column or a row as '0805–0809' or 'B3–B5'. */
export function hexRanges(hexes: readonly HexId[]): string {
  const ranges: { first: HexId; last: HexId }[] = []
  for (const hex of [...hexes].sort()) {
    const range = ranges.at(-1)
    if (range && hex === below(range.last)) range.last = hex
    else ranges.push({ first: hex, last: hex })
  }
  return ranges.map(({ first, last }) => (first === last ? first : `${first}–${last}`)).join(', ')
}

/** The next hex of a column ('0806' after '0805'), or of a row that has a letter ('B4' after 'B3'). */
function below(hex: HexId): HexId {
  const inRow = /^([A-Z])(\d+)$/.exec(hex)
  if (inRow) return `${inRow[1]}${Number(inRow[2]) + 1}` as HexId
  return hexNumber(Number(hex.slice(0, 2)), Number(hex.slice(2)) + 1)
}
