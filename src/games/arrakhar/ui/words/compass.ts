import { hexesApart, type HexGrid, type HexId, type Hexside } from '@/engine/hex'
import { counted } from '@/engine/phrases'

/** The hexsides as a player would say them. */
export const HEXSIDE_NAMES: Readonly<Record<Hexside, string>> = {
  N: 'north',
  NE: 'north-east',
  SE: 'south-east',
  S: 'south',
  SW: 'south-west',
  NW: 'north-west',
}

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

/** Where a hex lies as seen from another: '3 hexes south-east'; '' for the same hex. */
export function bearing(grid: HexGrid, from: HexId, to: HexId): string {
  const [start, goal] = [grid.indexOf(from), grid.indexOf(to)]
  const [here, there] = [grid.centers[start], grid.centers[goal]]
  if (!here || !there || start === goal) return ''
  const eighths = (Math.atan2(there.x - here.x, here.y - there.y) / Math.PI) * 4
  const direction = COMPASS[(Math.round(eighths) + 8) % 8] ?? ''
  return `${counted(hexesApart(grid, start, goal), 'hex', 'hexes')} ${direction}`
}
