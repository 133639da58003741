import type { Orientation, Point } from '@/engine/kernel/hex'

import type { MarkKind } from '../board-props'
import { between, closedPath, cornersAround, hexPath, openPath, tenth } from '../geometry'

/** The strokes of a mark around a hex's center; every kind has a shape of its own. */
export function markStrokes(kind: MarkKind, center: Point, orientation: Orientation = 'flat'): string {
  switch (kind) {
    case 'selected':
      return hexPath(center, 0.95, orientation)
    case 'reach':
      return hexPath(center, 0.9, orientation)
    case 'choice':
      return hexPath(center, 0.93, orientation)
    case 'target':
      return cornerTicks(center, orientation)
    case 'distant':
      return dots(center, orientation)
    case 'futile':
      return cornerTicks(center, orientation) + warningSign(center)
    case 'forbidden':
      return slashes(center)
    case 'designated':
      return hexPath(center, 0.93, orientation) + crosses(center, orientation)
    case 'noted':
      return circle(center, 32)
  }
}

/** Whether the strokes stand out from what lies below by a darker edge. */
export function isCased(kind: MarkKind): boolean {
  return kind !== 'reach' && kind !== 'forbidden' && kind !== 'distant'
}

/** The area a mark tints, if it tints any. */
export function markTint(kind: MarkKind, center: Point, orientation: Orientation = 'flat'): string {
  return kind === 'reach' || kind === 'designated' ? hexPath(center, 0.95, orientation) : ''
}

/** An angle in every corner, as of a gun sight. */
function cornerTicks(center: Point, orientation: Orientation): string {
  const corners = cornersAround(center, 0.92, orientation)
  return corners
    .map((corner, nth) => {
      const before = corners[(nth + 5) % 6] ?? corner
      const after = corners[(nth + 1) % 6] ?? corner
      return openPath([between(corner, before, 0.28), corner, between(corner, after, 0.28)])
    })
    .join('')
}

/** A point in every corner, where a gun sight would have its angles. */
function dots(center: Point, orientation: Orientation): string {
  return cornersAround(center, 0.88, orientation)
    .map((corner) => openPath([corner, between(corner, center, 0.06)]))
    .join('')
}

/** An empty triangle at the foot of the hex, as on a road sign. */
function warningSign({ x, y }: Point): string {
  return closedPath([
    { x, y: y + 20 },
    { x: x + 8, y: y + 34 },
    { x: x - 8, y: y + 34 },
  ])
}

function slashes({ x, y }: Point): string {
  return [-14, 0, 14]
    .map((shift) =>
      openPath([
        { x: x - 15 + shift, y: y + 22 },
        { x: x + 15 + shift, y: y - 22 },
      ]),
    )
    .join('')
}

/** A small cross left and right, where no counter hides it: in the corners, or within the sides. */
function crosses({ x, y }: Point, orientation: Orientation): string {
  const aside = orientation === 'flat' ? 31 : 28
  return [-aside, aside]
    .map((side) =>
      [-1, 1]
        .map((turn) =>
          openPath([
            { x: x + side - 4, y: y - 4 * turn },
            { x: x + side + 4, y: y + 4 * turn },
          ]),
        )
        .join(''),
    )
    .join('')
}

function circle({ x, y }: Point, radius: number): string {
  return `M${tenth(x - radius)} ${tenth(y)}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`
}

/** A filled sign at the foot of the hex, where a counter leaves it visible: a flame where something will strike. */
export function markSign(kind: MarkKind, { x, y }: Point): string {
  const at = (dx: number, dy: number): Point => ({ x: x + dx, y: y + dy })
  return kind === 'designated'
    ? closedPath([at(1, 19), at(6, 26), at(5, 32), at(0, 34), at(-5, 32), at(-6, 26), at(-2, 28)])
    : ''
}
