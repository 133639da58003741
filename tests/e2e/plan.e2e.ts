import { expect } from 'vitest'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { Keyboard } from './support/keyboard'
import { saveAt } from './support/saves'

const FIELD = { '0806': '2 elf', '1206': '3 orc', '0808': 'sorcerer' }

const ghosts = ({ page }: GameTable) => page.locator('[data-part="ghost"]')
const panel = ({ page }: GameTable) => page.getByRole('region', { name: 'Plan moves' })

async function openField(table: GameTable): Promise<void> {
  await table.open(saveAt('wizard movement', FIELD, { wandHaunt: 'T1' }))
  await table.takeMouse('Wizard')
  await table.button('Plan moves').waitFor()
}

test('a plan is made by mouse and by keys, is seen by its seat alone, and nothing of it is played', async ({
  visit,
}) => {
  const table = await visit()
  await openField(table)
  const { page } = table
  await page.keyboard.press('l')
  await panel(table).waitFor()
  await table.clickHexes('0806', '0805', '0705')
  await table.sees('Planned: 2 elves from 0806 to 0705 by 0805.')
  await page.keyboard.press('Escape')
  await new Keyboard(table).choose('1206', '1106')
  await table.sees('Planned: 3 orcs from 1206 to 1106.')
  await expect.poll(() => ghosts(table).count()).toBe(2)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await panel(table).waitFor({ state: 'hidden' })
  expect(await ghosts(table).count()).toBe(2)
  expect((await table.saveToFile()).entries).toEqual([])

  await table.untilToastIsGone()
  await page.goBack()
  await page.getByRole('link', { name: 'Continue Arrakhar’s Wand' }).waitFor()
  await page.goForward()
  await table.expectOnlyCurtain()
  expect(await page.content()).not.toContain('0705')
  await table.takeMouse('Wizard')
  await expect.poll(() => ghosts(table).count()).toBe(2)

  await page.keyboard.press('l')
  await table.clickHex('0705')
  await expect.poll(() => ghosts(table).count()).toBe(1)
  await table.press('Clear plan')
  await expect.poll(() => ghosts(table).count()).toBe(0)
})
