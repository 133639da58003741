import { type RefObject, useLayoutEffect } from 'react'
import { centerOf, HEX_INNER, HEX_SIZE, type LaidGrid } from '@/board/geometry'
import { laidNow } from '@/board/use-showing'
import type { HexField, HexId } from '@/engine/kernel/hex'
import { type Box, placeBeside } from './place-beside'

/** Puts a popover beside a hex of the board that it is laid over; not where it is a sheet at the foot of the screen. */
export function usePlace(
  popover: RefObject<HTMLElement | null>,
  grid: HexField,
  hex: HexId,
  isSheet: boolean,
): void {
  useLayoutEffect(() => {
    const element = popover.current
    const pane = element?.parentElement
    const board = pane?.querySelector<HTMLElement>('[data-part="board"]')
    const world = board?.querySelector<HTMLElement>('[data-part="world"]')
    if (!element || !pane || !board || !world) return
    element.removeAttribute('style')
    if (isSheet) return
    const box = boxOf(world, laidNow(grid), hex)
    const { left, top, maxHeight } = placeBeside(
      // The board may leave room for something else in its pane.
      { ...box, left: box.left + board.offsetLeft, top: box.top + board.offsetTop },
      { width: element.offsetWidth, height: element.offsetHeight },
      { width: pane.clientWidth, height: pane.clientHeight },
    )
    element.style.left = `${left}px`
    element.style.top = `${top}px`
    element.style.maxHeight = `${maxHeight}px`
  })
}

/** Where a hex is seen, told by the camera's transform: a table that is turned around turns it too. */
function boxOf(world: HTMLElement, grid: LaidGrid, hex: HexId): Box {
  const [x = 0, y = 0, scale = 1] = (world.style.transform.match(/-?[\d.]+/g) ?? []).map(Number)
  const center = centerOf(grid, grid.indexOf(hex))
  return {
    left: x + (center.x - HEX_SIZE) * scale,
    top: y + (center.y - HEX_INNER) * scale,
    width: 2 * HEX_SIZE * scale,
    height: 2 * HEX_INNER * scale,
  }
}
