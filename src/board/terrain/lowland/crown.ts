import type { Orientation, Point } from '@/engine/kernel/hex'

import { closedPath, cornersAround, tenth } from '../../geometry'
import type { Paths } from '../../art'

const CROWN =
  'm-17 12l-4-21l10 8l4-15l7 11l7-11l4 15l10-8l-4 21zm-4-25a2.2 2.2 0 1 0 .01 0zm14-7a2.2 2.2 0 1 0 .01 0zm14 0a2.2 2.2 0 1 0 .01 0zm14 7a2.2 2.2 0 1 0 .01 0z'
const LINES = 'm-16 7.5h32m-26 2.4h.01m6 0h.01m6 0h.01m6 0h.01'
const DIAMOND = 'm0-3.4l3.4 3.4l-3.4 3.4l-3.4-3.4z'

/** Half the room of a hex's number, which stands at the top. */
const NUMBER_ROOM = 10

/** The place of a king: paved, in a double border with a stone at each corner and a gap for the number, and a crown within. */
export function crown(center: Point, orientation: Orientation): Paths {
  const at = ({ x, y }: Point) => `M${tenth(center.x + x)} ${tenth(center.y + y)}`
  const stones = cornersBesideNumber(0.86, orientation).map((corner) => at(corner) + DIAMOND)
  const border = [...rim(0.93, orientation), ...rim(0.79, orientation).reverse()]
  return {
    border: closedPath(border.map(({ x, y }) => ({ x: center.x + x, y: center.y + y }))),
    crown: at({ x: 0, y: 4 }) + CROWN + stones.join(''),
    crownLines: at({ x: 0, y: 4 }) + LINES,
  }
}

/** Around the hex from one side of its number to the other, as seen from its center. */
function rim(share: number, orientation: Orientation): Point[] {
  const corners = cornersBesideNumber(share, orientation)
  const top = Math.min(...cornersAround(CENTER, share, orientation).map(({ y }) => y))
  const y = top + (orientation === 'flat' ? 0 : NUMBER_ROOM / Math.sqrt(3))
  return [{ x: NUMBER_ROOM, y }, ...corners, { x: -NUMBER_ROOM, y }]
}

const CENTER: Point = { x: 0, y: 0 }

/** The corners that no number stands at, clockwise from the top. */
function cornersBesideNumber(share: number, orientation: Orientation): Point[] {
  const fromTop = ({ x, y }: Point) => (Math.atan2(x, -y) + 2 * Math.PI) % (2 * Math.PI)
  return cornersAround(CENTER, share, orientation)
    .filter(({ x, y }) => y > 0 || Math.abs(x) > NUMBER_ROOM)
    .sort((one, other) => fromTop(one) - fromTop(other))
}
