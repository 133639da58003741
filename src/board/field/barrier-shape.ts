import type { Point } from '@/engine/kernel/hex'

import type { HexsideBarrier } from '../board-props'
import { between, centerOf, cornersAround, type LaidGrid, openPath, tenth } from '../geometry'
import { hexsideOf } from '../terrain/hexsides'

export interface BarrierShape {
  /** The wall from corner to corner, and the joints of its stones. */
  readonly wall: string
  readonly stones: string
  /** A wave along the hexside. */
  readonly hiddenHexes: string
}

const NOTHING: BarrierShape = { wall: '', stones: '', hiddenHexes: '' }
/** How far a barrier keeps from the corners, as a share of the side. */
const CLEARANCE = 0.09
const STONES = 5
const WAVES = 4
const CREST = 5

/** A barrier along the side between two hexes; nothing where they are not neighbors. */
export function barrierShape(grid: LaidGrid, { between: hexes, bars }: HexsideBarrier): BarrierShape {
  const [one, other] = hexes.map((hex) => grid.indexOf(hex))
  if (one === undefined || other === undefined || one < 0 || other < 0) return NOTHING
  const side = [0, 1, 2, 3, 4, 5].find((nth) => grid.neighbors[one * 6 + nth] === other)
  if (side === undefined) return NOTHING
  const center = centerOf(grid, one)
  const corners = hexsideOf(grid, cornersAround(center, 1, grid.orientation), side)
  const from = between(corners[0], corners[1], CLEARANCE)
  const to = between(corners[1], corners[0], CLEARANCE)
  return {
    wall: bars === 'air' ? '' : openPath([from, to]),
    stones: bars === 'air' ? '' : joints(from, to),
    hiddenHexes: bars === 'ground' ? '' : wave(from, to),
  }
}

/** Across a line, of length 1. */
function aside(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: (from.y - to.y) / length, y: (to.x - from.x) / length }
}

function joints(from: Point, to: Point): string {
  const { x, y } = aside(from, to)
  return Array.from({ length: STONES - 1 }, (_, nth) => {
    const at = between(from, to, (nth + 1) / STONES)
    return openPath([
      { x: at.x - x * 2.6, y: at.y - y * 2.6 },
      { x: at.x + x * 2.6, y: at.y + y * 2.6 },
    ])
  }).join('')
}

function wave(from: Point, to: Point): string {
  const { x, y } = aside(from, to)
  const crests = Array.from({ length: WAVES }, (_, nth) => {
    const side = nth % 2 === 0 ? CREST : -CREST
    const middle = between(from, to, (nth + 0.5) / WAVES)
    const end = between(from, to, (nth + 1) / WAVES)
    return `Q${tenth(middle.x + x * side * 2)} ${tenth(middle.y + y * side * 2)} ${tenth(end.x)} ${tenth(end.y)}`
  })
  return openPath([from]) + crests.join('')
}
