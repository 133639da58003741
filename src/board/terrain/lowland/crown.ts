import type { Orientation, Point } from '@/engine/kernel/hex'

import { cornersAround, hexPath, tenth } from '../../geometry'
import type { Paths } from '../../art'

const CROWN =
  'm-17 12l-4-21l10 8l4-15l7 11l7-11l4 15l10-8l-4 21zm-4-25a2.2 2.2 0 1 0 .01 0zm14-7a2.2 2.2 0 1 0 .01 0zm14 0a2.2 2.2 0 1 0 .01 0zm14 7a2.2 2.2 0 1 0 .01 0z'
const LINES = 'm-16 7.5h32m-26 2.4h.01m6 0h.01m6 0h.01m6 0h.01'
const DIAMOND = 'm0-3.4l3.4 3.4l-3.4 3.4l-3.4-3.4z'

/** The place of a king: paved, in a double border with a stone at each corner, and a crown within. */
export function crown(center: Point, orientation: Orientation): Paths {
  const at = ({ x, y }: Point) => `M${tenth(x)} ${tenth(y)}`
  const stones = cornersAround(center, 0.86, orientation).map((corner) => at(corner) + DIAMOND)
  return {
    border: hexPath(center, 0.93, orientation) + hexPath(center, 0.79, orientation),
    crown: at({ x: center.x, y: center.y + 4 }) + CROWN + stones.join(''),
    crownLines: at({ x: center.x, y: center.y + 4 }) + LINES,
  }
}
