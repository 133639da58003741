import type { Point } from '@/engine/kernel/hex'
import { SIDES } from '@/widgets/side'

import type { BoardCounter, BoardStack } from '../board-props'
import type { SeenCounter } from '../motion/seen-counter'

/** What of the drawing is in sight, and how large it is seen. */
export interface Sight {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly scale: number
}

/** Where the counters of a stack lie once they are spread; all in units of the drawing. */
export interface FanShape {
  /** The middle of the hex that they come from. */
  readonly from: Point
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** The middle of each counter. */
  readonly spots: readonly Point[]
  /** How large counters are drawn. */
  readonly scale: number
}

/** Of a counter and the gap beside it, in units of a counter. */
const PITCH = 54
const COUNTER = 46
const PAD = 5
/** The line of words above the counters. */
export const FAN_HEAD = 20
/** How small and how large a counter is seen, in pixels. */
const SMALLEST = 40
const LARGEST = 60
/** From the middle of the hex to the fan: a click on the hex is still one, and the pointer finds its way over. */
const REACH = 27
const MARGIN = 6
/** How wide the way from the hex to the fan begins. */
const BRIDGE = 24
const MOST_IN_ROW = 9
const ONE_ROW = 6
/** So many counters wide it is at least, for the words above them. */
const LEAST_WIDTH = 3

/** The counters of a hex one by one, side by side in each layer, riders after their mounts. */
export function piecesIn(stacks: readonly BoardStack[]): readonly SeenCounter[] {
  return stacks.flatMap(({ counters, layer = 'ground' }) =>
    [...SIDES, 'none']
      .flatMap((side) => counters.filter((counter) => counter.side === side))
      .flatMap(withRiders)
      .map((counter) => ({ ...counter, layer })),
  )
}

function withRiders(counter: BoardCounter): readonly BoardCounter[] {
  return [counter, ...(counter.riders ?? [])]
}

/** Spreads so many counters above the middle of a hex, or below where there is more room, in rows within sight. */
export function fanShape(count: number, from: Point, sight: Sight): FanShape {
  const seen = COUNTER * sight.scale
  const scale = Math.min(Math.max(seen, SMALLEST), LARGEST) / seen
  const columns = count <= ONE_ROW ? count : Math.min(MOST_IN_ROW, Math.ceil(Math.sqrt(2 * count)))
  const rows = Math.ceil(count / columns)
  const pitch = PITCH * scale
  const width = Math.max(columns, LEAST_WIDTH) * pitch + 2 * PAD * scale
  const height = rows * pitch + (PAD + FAN_HEAD) * scale
  const margin = MARGIN / sight.scale
  const leftmost = Math.max(sight.right - width - margin, sight.left + margin)
  const x = Math.min(Math.max(from.x - width / 2, sight.left + margin), leftmost)
  const isAbove = from.y - sight.top >= Math.min(REACH + height, sight.bottom - from.y)
  const y = isAbove ? from.y - REACH - height : from.y + REACH
  const spots = Array.from({ length: count }, (_, nth) => {
    const row = Math.floor(nth / columns)
    const inRow = Math.min(columns, count - row * columns)
    return {
      x: x + width / 2 + ((nth % columns) - (inRow - 1) / 2) * pitch,
      y: y + FAN_HEAD * scale + (row + 0.5) * pitch,
    }
  })
  return { from, box: { x, y, width, height }, spots, scale }
}

/** Whether a point of the drawing is on the paper of a fan. */
export function isOnPaper({ box }: FanShape, { x, y }: Point): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
}

/** Whether it is on the way from the middle of the hex to the fan, which widens towards it. */
export function isOnWayTo({ box, from }: FanShape, { x, y }: Point): boolean {
  const edge = box.y < from.y ? box.y + box.height : box.y
  const along = (y - from.y) / (edge - from.y)
  if (along < 0 || along > 1) return false
  const left = from.x - BRIDGE + (box.x - from.x + BRIDGE) * along
  const right = from.x + BRIDGE + (box.x + box.width - from.x - BRIDGE) * along
  return x >= Math.min(left, from.x - BRIDGE) && x <= Math.max(right, from.x + BRIDGE)
}

/** Which of the counters lies at a point of the drawing; -1 between them. */
export function spotAt({ spots, scale }: FanShape, { x, y }: Point): number {
  const half = (COUNTER / 2) * scale
  return spots.findIndex((spot) => Math.abs(x - spot.x) <= half && Math.abs(y - spot.y) <= half)
}
