import { expect } from 'vitest'
import { byClass } from '../support/class-selector'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const

test.for(SIZES)(
  'at $width x $height what came of a move is seen without scrolling',
  async (viewport, { visit }) => {
    const table = await visit({ viewport })
    const { page } = table
    await page.goto(new URL('#/lesson/arrakhar/first-game/3', table.home).href)
    await page.getByText('Stacks that can move').waitFor({ state: 'attached' })
    const fold = table.button('To the board')
    if (await fold.isVisible()) await fold.click()
    // All hints are asked for, so that there is as much to scroll as can be.
    for (const hint of ['Hint', /^Next hint/]) await table.press(hint)

    await table.clickHexes('0407', '0808')
    await expectInSight(table, 'Not allowed')
    await table.clickHex('0709')
    await expectInSight(table, 'Well done!')
    await expect.poll(() => table.button(/^Next chapter/).isVisible()).toBe(true)
  },
)

/** Whole within the window, and nothing lies over it. */
async function expectInSight({ page }: GameTable, title: string): Promise<void> {
  const card = page.locator(byClass('.lesson-card__title'), { hasText: title })
  await card.waitFor()
  const box = await card.boundingBox()
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  if (!box) throw new Error(`${title} has no box.`)
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.y).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(width)
  expect(box.y + box.height).toBeLessThanOrEqual(height)
  const isOnTop = await card.evaluate((element) => {
    const { x, y, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + 4, y + height / 2))
  })
  expect(isOnTop, `${title} is not covered`).toBe(true)
}
