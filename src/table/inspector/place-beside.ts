/** A box within the board, in its pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** Where a popover goes, and how high it may be there before it scrolls. */
export interface Placement {
  readonly left: number
  readonly top: number
  readonly maxHeight: number
}

/** Between a hex and what is said of it, and around that. */
const GAP = 10
const MARGIN = 8

/** Beside a box without covering it: at its right or left, or else above or below, wherever there is more room. */
export function placeBeside(box: Box, size: Size, bounds: Size): Placement {
  const left = leftBeside(box, size, bounds)
  if (left === undefined) return placedOverOrUnder(box, size, bounds)
  const maxHeight = bounds.height - 2 * MARGIN
  const height = Math.min(size.height, maxHeight)
  const middle = box.top + box.height / 2 - height / 2
  return { left, top: within(middle, MARGIN, bounds.height - MARGIN - height), maxHeight }
}

function leftBeside(box: Box, { width }: Size, bounds: Size): number | undefined {
  const right = box.left + box.width + GAP
  if (right + width + MARGIN <= bounds.width) return Math.max(right, MARGIN)
  const left = box.left - GAP - width
  return left >= MARGIN ? Math.min(left, bounds.width - MARGIN - width) : undefined
}

function placedOverOrUnder(box: Box, size: Size, bounds: Size): Placement {
  const under = box.top + box.height + GAP
  const roomUnder = bounds.height - MARGIN - under
  const roomOver = box.top - GAP - MARGIN
  const isUnder = roomUnder >= Math.min(size.height, roomOver)
  const maxHeight = Math.max(isUnder ? roomUnder : roomOver, 0)
  const height = Math.min(size.height, maxHeight)
  const middle = box.left + box.width / 2 - size.width / 2
  return {
    left: within(middle, MARGIN, bounds.width - MARGIN - size.width),
    top: isUnder ? under : box.top - GAP - height,
    maxHeight,
  }
}

function within(value: number, least: number, most: number): number {
  return Math.max(Math.min(value, most), least)
}
