import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core'
import { boardSize, centerOf } from '@/board/geometry'
import type { HexGrid, HexId, Point } from '@/engine/kernel/hex'
import type { CrowdedSave } from './crowded-save'
import { installProbes } from './probes'
import { byClass } from '../../support/class-selector'

/** The play screen in a browser, with its processor slowed down at will. */
export interface BenchTable {
  readonly page: Page
  /** Slows the page's processor down so many times; 1 is its own speed. */
  slowDown(times: number): Promise<void>
  /** Where the center of a hex is in the window now. */
  pointOf(hex: HexId): Promise<Point>
  close(): Promise<void>
}

const SETTLING_MS = 500

export const VIEWPORT = { width: 1440, height: 900 }

/** Where the site is served, and which browser opens it. */
export interface Place {
  readonly url: string
  readonly browserPath: string
}

/** Opens a saved game by the file input and takes the mouse behind the curtain. */
export async function openTable(place: Place, grid: HexGrid, { save }: CrowdedSave): Promise<BenchTable> {
  const browser = await launch(place)
  const page = await openProbed(browser, place)
  await takeSeat(page, save)
  await mapDrawn(page)
  // Each hex is to be pointed at, and where the map lies is asked once it has come to rest.
  await page.keyboard.press('0')
  await page.waitForTimeout(SETTLING_MS)
  return benchTable(browser, page, grid)
}

/** Opens the page with a board far larger than any game's. */
export async function openLargeBoard(place: Place, grid: HexGrid): Promise<BenchTable> {
  const browser = await launch(place)
  const page = await openProbed(browser, place)
  await page.locator(byClass('.board-controls')).waitFor()
  await mapDrawn(page)
  return benchTable(browser, page, grid)
}

/** Waits until the map has its fine strokes, which a page that was just opened sets once, in idle moments. */
async function mapDrawn(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const squares = document.querySelectorAll('[class*="map-lines_-"]').length
    // Each square has its paper's fibers once all of its strokes are set.
    return squares > 0 && document.querySelectorAll('[class*="map-fibers_-"]').length >= squares
  })
}

/** A browser without a window. */
export function launch({ browserPath }: Place): Promise<Browser> {
  return chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] })
}

async function openProbed(browser: Browser, { url }: Place): Promise<Page> {
  const page = await browser.newPage({ viewport: VIEWPORT, serviceWorkers: 'block' })
  await page.addInitScript(installProbes)
  await page.goto(url)
  return page
}

/** Begins a game with ready-made forces, and waits until its table stands; where its side hides something, behind a curtain. */
export async function quickStart(page: Page, game = 'Arrakhar’s Wand'): Promise<void> {
  await page.getByRole('link', { name: `New game of ${game}` }).click()
  await page.locator(byClass('.quick-start')).first().click()
  const curtain = page.locator(byClass('.curtain__action'))
  const table = page.locator(byClass('.board-controls'))
  await curtain.or(table).first().waitFor()
  if (await curtain.isVisible()) await curtain.click()
  await table.waitFor()
}

/** Opens a saved game on the home page, and waits until its table stands. */
export async function takeSeat(page: Page, save: CrowdedSave['save']): Promise<void> {
  const buffer = Buffer.from(JSON.stringify(save))
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'crowded.json', mimeType: 'application/json', buffer })
  await page.locator(byClass('.curtain__action')).click()
  await page.locator(byClass('.board__world')).waitFor()
  await page.waitForLoadState('networkidle')
}

async function benchTable(browser: Browser, page: Page, grid: HexGrid): Promise<BenchTable> {
  const cdp = await page.context().newCDPSession(page)
  return {
    page,
    slowDown: (times) => slowDown(cdp, times),
    pointOf: (hex) => pointOf(page, grid, hex),
    close: () => browser.close(),
  }
}

async function slowDown(cdp: CDPSession, times: number): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: times })
}

async function pointOf(page: Page, grid: HexGrid, hex: HexId): Promise<Point> {
  const world = await page.locator(byClass('.board__world')).boundingBox()
  if (!world) throw new Error('the board is not shown')
  const scale = world.width / boardSize(grid).width
  const { x, y } = centerOf(grid, grid.indexOf(hex))
  return { x: world.x + x * scale, y: world.y + y * scale }
}
