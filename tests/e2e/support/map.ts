import type { Page } from 'playwright-core'
import { centerOf } from '@/board/geometry'
import { hexGrid, type Point } from '@/engine/hex'

/** The valley's hexes. */
export const GRID = hexGrid(23, 18)

/** Where the middle of a hex is in the window: the camera's transform is read back, and the way the table faces. */
export async function placeOf(page: Page, hex: string): Promise<Point> {
  const box = await page.locator('[data-part="surface"]').boundingBox()
  const transform = await page
    .locator('[data-part="world"]')
    .evaluate((world: HTMLElement) => world.style.transform)
  const [x, y, scale] = (transform.match(/-?[\d.]+/g) ?? []).map(Number)
  if (!box || x === undefined || y === undefined || scale === undefined)
    throw new Error('The board is not shown.')
  const center = centerOf(GRID, GRID.indexOf(hex))
  const seen = { x: x + center.x * scale, y: y + center.y * scale }
  const isFar = (await page.locator('html').getAttribute('data-facing')) === 'far'
  return isFar
    ? { x: box.x + box.width - seen.x, y: box.y + box.height - seen.y }
    : { x: box.x + seen.x, y: box.y + seen.y }
}

/** The column and row of a printed hex number. */
export function columnAndRow(hex: string): readonly [column: number, row: number] {
  const index = GRID.indexOf(hex)
  return [Math.floor(index / GRID.rows), index % GRID.rows]
}
