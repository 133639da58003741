import { expect } from 'vitest'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { arenaSaveAt } from './support/saves'

const FRONT = arenaSaveAt([
  'movement',
  [
    'west human-grunt C1',
    'west swordmaster B3',
    'west archer B4',
    'east human-grunt C9',
    'east orc B5',
    'east kobold B5',
  ],
])

/** The figures that stand in the hexes of the board. */
async function figures({ page }: GameTable): Promise<string> {
  const drawn = page.locator('[data-figures]')
  return (await drawn.evaluateAll((paths) => paths.map((path) => path.getAttribute('data-figures')))).join(
    ' ',
  )
}

test('keys lay over the board of Arena what can come to each hex, tell who can hit one, and weigh an attack', async ({
  visit,
}) => {
  const table = await visit()
  const { page } = table
  await table.open(FRONT)
  await table.button('Overlays').waitFor()

  await page.keyboard.press('o')
  await page.getByRole('checkbox', { name: 'Enemy moves' }).check()
  await expect.poll(() => figures(table)).toContain('B4:2-1')
  await table.sees(/1 hex of yours in danger/)

  await page.keyboard.press('o')
  await page.getByRole('checkbox', { name: 'Enemy moves' }).waitFor({ state: 'hidden' })
  await page.getByRole('list', { name: 'Shown on the board' }).waitFor()

  await table.describe('B4')
  await page.keyboard.press('t')
  const card = page.getByRole('region', { name: 'Who can hit B4 next turn' })
  await expect.poll(() => card.innerText()).toContain('fights with Power 1, 1 hex on foot')
  await page.keyboard.press('t')
  await card.waitFor({ state: 'hidden' })

  await page.keyboard.press('o')
  await page.getByRole('checkbox', { name: 'Enemy moves' }).uncheck()
  await expect.poll(() => figures(table)).toBe('')
  await page.keyboard.press('o')
  await page.getByRole('checkbox', { name: 'Enemy moves' }).waitFor({ state: 'hidden' })

  await page.keyboard.press('p')
  const planner = page.getByRole('complementary', { name: 'Planner' })
  await planner.getByRole('combobox', { name: 'Target' }).waitFor()
  await expect.poll(() => planner.innerText()).toMatch(/\d+ against 1/)
  await page.keyboard.press('Escape')
  await planner.waitFor({ state: 'hidden' })
})
