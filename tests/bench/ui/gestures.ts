import type { HexGrid, HexId } from '@/engine/kernel/hex'
import type { BenchTable } from './table'
import { byClass } from '../../support/class-selector'

const SETTLING_MS = 100
const MOVES = 120
const RADIUS = 140
const WHEEL_TURNS = 90
const TURN = 60
const TURNS_ONE_WAY = 15

/** Milliseconds from click to painted reach, for as many picks as asked for. */
export async function pickLatencies(
  table: BenchTable,
  hexes: readonly HexId[],
  picks: number,
): Promise<readonly number[]> {
  const { page } = table
  const latencies: number[] = []
  for (let nth = 0; nth < picks; nth++) {
    const hex = hexes[nth % hexes.length]
    if (hex === undefined) break
    const { x, y } = await table.pointOf(hex)
    await page.mouse.move(x, y)
    await page.waitForTimeout(SETTLING_MS)
    await page.evaluate(() => window.probes.awaitClick())
    await page.waitForTimeout(SETTLING_MS)
    await page.mouse.click(x, y)
    latencies.push(await page.evaluate(() => window.probes.painted))
    await page.keyboard.press('Escape')
    await page.waitForTimeout(SETTLING_MS)
  }
  return latencies
}

/** Milliseconds from frame to frame while the board is dragged around. */
export async function panFrames({ page }: BenchTable): Promise<readonly number[]> {
  const { x, y } = await middleOfBoard(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + RADIUS, y)
  await page.evaluate(() => window.probes.startFrames())
  for (let nth = 0; nth < MOVES; nth++) {
    const angle = (nth / MOVES) * 4 * Math.PI
    await page.mouse.move(x + RADIUS * Math.cos(angle), y + RADIUS * Math.sin(angle))
  }
  const frames = await page.evaluate(() => window.probes.stopFrames())
  await page.mouse.up()
  return frames
}

/** Milliseconds from frame to frame while the wheel zooms in and out. */
export async function zoomFrames({ page }: BenchTable): Promise<readonly number[]> {
  const { x, y } = await middleOfBoard(page)
  await page.mouse.move(x, y)
  await page.evaluate(() => window.probes.startFrames())
  for (let nth = 0; nth < WHEEL_TURNS; nth++)
    await page.mouse.wheel(0, Math.floor(nth / TURNS_ONE_WAY) % 2 === 0 ? -TURN : TURN)
  return page.evaluate(() => window.probes.stopFrames())
}

/** What changes in the page, and how often React commits, while the mouse crosses many hexes. */
export async function hoverChanges(
  table: BenchTable,
  grid: HexGrid,
  hexes: number,
): Promise<{ readonly changes: Readonly<Record<string, number>>; readonly commits: number }> {
  const { page } = table
  const crossed = grid.ids.filter((_, index) => index % 2 === 0).slice(0, hexes)
  const before = await page.evaluate(() => {
    window.probes.watchChanges()
    return window.probes.commits
  })
  for (const hex of crossed) {
    const { x, y } = await table.pointOf(hex)
    await page.mouse.move(x, y)
  }
  await page.waitForTimeout(SETTLING_MS)
  const changes = await page.evaluate(() => window.probes.changes())
  return { changes, commits: (await page.evaluate(() => window.probes.commits)) - before }
}

async function middleOfBoard(page: BenchTable['page']) {
  const box = await page.locator(byClass('.board__surface')).boundingBox()
  if (!box) throw new Error('the board is not shown')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
