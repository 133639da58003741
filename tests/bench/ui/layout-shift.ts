import type { Page } from 'playwright-core'
import { launch, type Place, quickStart, VIEWPORT } from './table'
import { byClass } from '../../support/class-selector'

/** How far things jumped that nobody had touched, as browsers reckon it, and which did. */
export interface LayoutShift {
  readonly total: number
  readonly jumped: readonly string[]
}

declare global {
  interface Window {
    shifts: LayoutShift[]
  }
}

/** By then all that comes later has come. */
const SETTLING_MS = 1500

/** What jumps from the home page by a quick start into a game and to the first stack that is picked. */
export async function layoutShift(place: Place): Promise<LayoutShift> {
  const browser = await launch(place)
  const page = await browser.newPage({ viewport: VIEWPORT })
  await page.addInitScript(watchShifts)
  await page.goto(place.url)
  await quickStart(page)
  await page.waitForTimeout(SETTLING_MS)
  await goToMovement(page)
  await page.keyboard.press('n')
  await page.locator(byClass('.mark--selected')).waitFor({ state: 'attached' })
  await page.waitForTimeout(SETTLING_MS)
  const shifts = await page.evaluate(() => window.shifts)
  await browser.close()
  return {
    total: shifts.reduce((sum, { total }) => sum + total, 0),
    jumped: [...new Set(shifts.flatMap(({ jumped }) => jumped))],
  }
}

/** Brings the first turn's orcs wherever they may stand, and summons nothing. */
async function goToMovement(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Roll for wandering orcs' }).click()
  const offers = page.getByRole('region', { name: 'Place one at' }).getByRole('button')
  const summoning = page.getByRole('button', { name: 'End summoning' })
  const orcsEnd = page.getByRole('button', { name: 'End wandering orcs' })
  await offers.or(orcsEnd).first().waitFor()
  for (let left = 6; left > 0 && !(await summoning.isVisible()); left--) {
    if (await offers.first().isVisible()) await offers.first().click()
    else if (await orcsEnd.isVisible()) await orcsEnd.click()
    await page.waitForTimeout(SETTLING_MS)
  }
  await summoning.click()
  await page.locator(byClass('.mark--choice')).first().waitFor({ state: 'attached' })
}

/** Runs in the page before anything else. */
function watchShifts(): void {
  interface Shift extends PerformanceEntry {
    readonly value: number
    readonly hadRecentInput: boolean
    readonly sources: readonly { readonly node: Node | null }[]
  }
  window.shifts = []
  const nameOf = (node: Node | null) =>
    node instanceof Element ? (node.getAttribute('class') ?? node.localName) : 'text'
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
      if (!hadRecentInput)
        window.shifts.push({ total: value, jumped: sources.map(({ node }) => nameOf(node)) })
  }).observe({ type: 'layout-shift', buffered: true })
}
