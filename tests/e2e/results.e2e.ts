import { expect } from 'vitest'
import { expectNoViolations } from './support/axe'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { arenaSaveAt, saveAt } from './support/saves'

const MOVEMENT = saveAt('wizard movement', { '0709': '3 elf', '0710': '2 ghoul' }, {}, { seed: 3 })
const FIELD = arenaSaveAt(['movement', ['west orc B2', 'east orc E5']])

const PHONE = { width: 390, height: 844 }

test('games that end are counted, also after a reload, narrowed down and deleted', async ({ visit }) => {
  const table = await visit({ bypassCSP: true })
  const { page } = table
  await page.goto(`${table.home}#/results`)
  await page.getByRole('heading', { name: 'No results yet' }).waitFor()
  await expectNoViolations(table, 'no results')

  await giveUp(table, MOVEMENT, ['Draw and resignation', 'Resign…', 'Resign'], 'Sorcerer wins')
  await giveUp(table, FIELD, ['Concede', 'Concede…', 'Yes, concede'], 'East wins')
  await page.getByRole('link', { name: 'Results' }).click()
  await table.sees('2 games')
  await table.sees('The wizard resigns: the sorcerer wins.')
  await expectNoViolations(table, 'results')

  // Opened once more, a finished game counts once all the same.
  await page.goBack()
  await page.getByRole('heading', { name: 'East wins' }).waitFor()
  await table.reload()
  await page.getByRole('heading', { name: 'East wins' }).waitFor()
  await page.goto(`${table.home}#/results`)
  await table.sees('2 games')

  await page.setViewportSize(PHONE)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await page.getByLabel('Game', { exact: true }).selectOption('Arena')
  await table.sees('1 of 2 games')
  expect(await page.getByRole('heading', { name: 'Arrakhar’s Wand' }).count()).toBe(0)

  await table.press(/^Delete: /)
  await page.getByRole('group', { name: /Delete it\?$/ }).waitFor()
  await expectNoViolations(table, 'a question')
  await table.press('Delete')
  await table.sees('The result was deleted.')
  await table.press('Show all games')
  await table.sees('1 game')
  await table.press('Delete all results')
  await table.press('Delete')
  await page.getByRole('heading', { name: 'No results yet' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'No results yet' }).waitFor()
})

test('the curtain calls players by the names that they gave', async ({ visit }) => {
  const table = await visit()
  const { page } = table
  await page.goto(`${table.home}#/new/arrakhar`)
  await page.getByText('Names, colors and a clock').click()
  await page.getByLabel('Sorcerer: player’s name').fill('Ann')
  await page.getByLabel('Wizard: player’s name').fill('Ben')
  await table.press('Start')
  await page.getByRole('dialog', { name: 'Pass the device to Ann (the Sorcerer)' }).waitFor()
  await table.press('I’m Ann')
  await page.getByText('Ann (Sorcerer) · Ben (Wizard)').waitFor()
  await table.reload()
  await page.getByRole('dialog', { name: 'Pass the device to Ann (the Sorcerer)' }).waitFor()
})

/** Opens a game and gives it up for the side that is asked. */
async function giveUp(
  table: GameTable,
  save: Parameters<GameTable['open']>[0],
  [menu, item, button]: readonly [string, string, string],
  won: string,
): Promise<void> {
  const { page } = table
  await table.open(save)
  await table.sitDown()
  await table.press(menu)
  await page.getByRole('menuitem', { name: item }).click()
  await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click()
  await page.getByRole('heading', { name: won }).waitFor()
}
