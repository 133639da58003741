import { hexesApart, type HexField, type HexId } from '@/engine/kernel/hex'
import { capitalized, counted } from '@/engine/basics/phrases'

/** Clockwise from the top, an eighth of a circle each. */
const COMPASS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const

/** Degrees from the top, clockwise. */
function named(degrees: number): string {
  return COMPASS[(Math.round(degrees / 45) + 8) % 8] ?? ''
}

/** Where a hex lies as seen from another: '3 hexes south-east'; '' for the same hex. */
export function bearing(grid: HexField, from: HexId, to: HexId): string {
  const [start, goal] = [grid.indexOf(from), grid.indexOf(to)]
  const [here, there] = [grid.centers[start], grid.centers[goal]]
  if (!here || !there || start === goal) return ''
  const degrees = (Math.atan2(there.x - here.x, here.y - there.y) / Math.PI) * 180
  return `${counted(hexesApart(grid, start, goal), 'hex', 'hexes')} ${named(degrees)}`
}

/** What lies across one side of a hex. */
export interface Neighbor {
  /** 'North-east'. */
  readonly direction: string
  /** Null beyond the edge of the map. */
  readonly hex: HexId | null
}

/** What lies around a hex, clockwise from the top. */
export function neighborsOf(grid: HexField, hex: HexId): readonly Neighbor[] {
  const first = grid.orientation === 'flat' ? 0 : -30
  const here = grid.indexOf(hex)
  return Array.from({ length: 6 }, (_, nth) => ({
    direction: capitalized(named(first + nth * 60)),
    hex: grid.ids[grid.neighbors[here * 6 + nth] ?? -1] ?? null,
  }))
}

/** The hex that somebody typed ('705' means 0705), or undefined where the map has none. */
export function hexTyped({ ids }: HexField, text: string): HexId | undefined {
  const typed = text.trim().toUpperCase()
  return ids.find((hex) => hex === typed.padStart(hex.length, '0'))
}
