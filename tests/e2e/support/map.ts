import type { Page } from 'playwright-core'
import { boardSize, centerOf } from '@/board/geometry'
import { sameData } from '@/engine/basics/same-data'
import { hexGrid, type HexField, type Point } from '@/engine/kernel/hex'
import { BOARDS } from '@/games/arena/tables/boards'
import { groundOf } from '@/games/archmagi/state/ground'
import { fieldOf, type MapId } from '@/games/archmagi/tables/maps'
import { atlasOf, type PlacedBoard } from '@/games/wizard-kings/tables/atlas'
import { type BoardSeen, boardSeen, isOnBoard } from './seen'

/** The valley's hexes. */
const GRID = hexGrid(23, 18)

const isle = (map: MapId) =>
  fieldOf(groundOf({ map, seats: 2, terrainMethod: 'fixed', exploration: false }).outline)

const kingdoms = (...slots: readonly PlacedBoard['slot'][]) =>
  atlasOf(slots.map((slot) => ({ slot, board: 'greenmarch', rotated: false }))).field

/** The boards of all games; no two are of one size. */
const FIELDS: readonly HexField[] = [
  ...[GRID, BOARDS.arena39, BOARDS.basic17],
  ...[isle('teaching-isle'), isle('mirror-isle'), isle('four-horns')],
  ...[kingdoms('board'), kingdoms('north', 'south')],
]

/** Where the middle of a hex is in the window: the camera's transform is read back, and the way the table faces. */
export async function placeOf(page: Page, hex: string): Promise<Point> {
  await page.locator('[data-part="surface"]').waitFor()
  return placeOn(await page.evaluate(boardSeen), hex)
}

/** The same, once the whole map is shown if the hex would lie out of sight or under something else. */
export async function placeInSight(page: Page, hex: string): Promise<Point> {
  const place = await placeOf(page, hex)
  if (await page.evaluate(isOnBoard, place)) return place
  await page.keyboard.press('0')
  return placeOf(page, hex)
}

/** Where the middle of a hex is in the window, as the board lies there. */
export function placeOn(board: BoardSeen | null, hex: string): Point {
  const [x, y, scale] = (board?.transform.match(/-?[\d.]+/g) ?? []).map(Number)
  const field = FIELDS.find((one) => sameData(boardSize(one), board?.size))
  if (!board || !field || x === undefined || y === undefined || scale === undefined)
    throw new Error('The board is not shown.')
  const { box, isFar } = board
  const center = centerOf(field, field.indexOf(hex))
  const seen = { x: x + center.x * scale, y: y + center.y * scale }
  return isFar
    ? { x: box.x + box.width - seen.x, y: box.y + box.height - seen.y }
    : { x: box.x + seen.x, y: box.y + seen.y }
}
