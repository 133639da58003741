import { type HexField, hexField, type HexId } from '@/engine/kernel/hex'

/** Rows of a field of pointy hexes: letter, axial row, first column and number of hexes. */
const ROWS = [
  ['A', -2, -2, 7],
  ['B', -1, -3, 8],
  ['C', 0, -4, 9],
  ['D', 1, -4, 8],
  ['E', 2, -4, 7],
] as const

/** A field of pointy hexes in rows of 7, 8, 9, 8 and 7, A1 to E7. */
export const POINTY: HexField = hexField(
  ROWS.flatMap(([letter, r, firstQ, count]) =>
    Array.from({ length: count }, (_, nth) => ({ id: `${letter}${nth + 1}` as HexId, q: firstQ + nth, r })),
  ),
  'pointy',
)

/** Its hex of a number. */
export function hex(id: string): HexId {
  return id as HexId
}
