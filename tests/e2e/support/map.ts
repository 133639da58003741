import type { Page } from 'playwright-core'
import { boardSize, centerOf } from '@/board/geometry'
import { hexGrid, type HexField, type Point } from '@/engine/hex'
import { BOARDS } from '@/games/arena/content/boards'

/** The valley's hexes. */
export const GRID = hexGrid(23, 18)

/** The boards of all games; no two are of one size. */
const FIELDS: readonly HexField[] = [GRID, BOARDS.arena39, BOARDS.basic17]

/** Where the middle of a hex is in the window: the camera's transform is read back, and the way the table faces. */
export async function placeOf(page: Page, hex: string): Promise<Point> {
  const box = await page.locator('[data-part="surface"]').boundingBox()
  const { transform, width } = await page.locator('[data-part="world"]').evaluate((world: HTMLElement) => ({
    transform: world.style.transform,
    width: parseFloat(world.style.getPropertyValue('--width')),
  }))
  const [x, y, scale] = (transform.match(/-?[\d.]+/g) ?? []).map(Number)
  const field = FIELDS.find((one) => boardSize(one).width === width)
  if (!box || !field || x === undefined || y === undefined || scale === undefined)
    throw new Error('The board is not shown.')
  const center = centerOf(field, field.indexOf(hex))
  const seen = { x: x + center.x * scale, y: y + center.y * scale }
  const isFar = (await page.locator('html').getAttribute('data-facing')) === 'far'
  return isFar
    ? { x: box.x + box.width - seen.x, y: box.y + box.height - seen.y }
    : { x: box.x + seen.x, y: box.y + seen.y }
}

/** The arrow key that leads from a hex towards another, to its line first; null where it is the same one. */
export function keyTowards(from: string, to: string): string | null {
  const isArena = /^[A-E]/.test(from)
  const across = isArena ? (['ArrowUp', 'ArrowDown'] as const) : (['ArrowLeft', 'ArrowRight'] as const)
  const along = isArena ? (['ArrowLeft', 'ArrowRight'] as const) : (['ArrowUp', 'ArrowDown'] as const)
  const [line, number] = lineAndNumber(from)
  const [goalLine, goalNumber] = lineAndNumber(to)
  if (line !== goalLine) return across[goalLine < line ? 0 : 1]
  if (number !== goalNumber) return along[goalNumber < number ? 0 : 1]
  return null
}

/** The column of the valley or row of the arena that a hex is in, and its number there, as printed. */
function lineAndNumber(hex: string): readonly [line: string, number: number] {
  const length = /^[A-E]/.test(hex) ? 1 : 2
  return [hex.slice(0, length), Number(hex.slice(length))]
}
