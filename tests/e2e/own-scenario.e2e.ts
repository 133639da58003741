import { expect } from 'vitest'
import type { Position } from '@/games/arrakhar/state/position'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { buy, hideWand, placeHaunt } from './support/set-up'

/** As the quick start of nine haunts has them. */
const NINE_HAUNTS = {
  ...{ T1: '1214', T2: '0708', T3: '0905' },
  ...{ R1: '1808', R2: '0814', R3: '1712' },
  ...{ C1: '1504', C2: '1209', C3: '0511' },
} as const

test('a scenario of one’s own, begun by the form, has nine haunts to place', async ({ visit }) => {
  const table = await visit()
  const { page } = table
  await page.getByRole('link', { name: 'New game of Arrakhar’s Wand' }).click()
  await page.getByRole('radio', { name: 'Your own' }).click({ force: true })
  await page.getByRole('radio', { name: /^9 haunts/ }).click({ force: true })
  await write(table, 'Sorcerer', '24')
  await write(table, 'Wizard', '22')
  await write(table, 'Sorcerer: at least', '2')
  await write(table, 'Wizard: at least', '1')
  await table.press('Start')

  await table.takeMouse('Sorcerer')
  await buy(table, { sorcerer: 3, demon: 2, orc: 2, ghoul: 2 })
  await table.sees(/of 24/)
  await table.sees('This force is legal.')
  await table.press('Finish design')
  await table.takeMouse('Wizard')
  await page.getByRole('region', { name: 'Ready-made forces' }).getByRole('button').first().click()
  await table.sees('This force is legal.')
  await table.press('Finish design')

  await table.takeMouse('Sorcerer')
  for (const [haunt, hex] of Object.entries(NINE_HAUNTS))
    await placeHaunt(table, haunt as keyof typeof NINE_HAUNTS, hex)
  await table.sees('Haunts 9 of 9')
  await hideWand(table, 'C3')
  await expect.poll(() => table.describe(NINE_HAUNTS.C3)).toContain('which hides the wand')

  // What was agreed on is kept with the game.
  await page.reload()
  await table.takeMouse('Sorcerer')
  await table.sees('Haunts 9 of 9')
})

test('tables, costs and a map of one’s own, filled in and drawn, are those of the game', async ({
  visit,
}) => {
  const table = await visit()
  const { page } = table
  await page.getByRole('link', { name: 'New game of Arrakhar’s Wand' }).click()
  await page.getByText('Your own tables, costs and map').click()
  await page.getByRole('combobox', { name: 'Orc, Points' }).selectOption('2')
  await page.getByRole('combobox', { name: '3, 2:1' }).selectOption('E')
  await table.press('Draw the map')
  const sheet = page.getByRole('dialog', { name: 'Map' })
  await sheet.getByRole('radio', { name: 'Mountain' }).check()
  await table.clickHex('1206')
  await expect.poll(() => table.describe('1206')).toBe('1206, mountain')
  await sheet.getByRole('button', { name: 'Done' }).click()
  await table.press('Start')

  await table.takeMouse('Sorcerer')
  const orcs = page.getByRole('listitem').filter({ hasText: /^Orcs/ })
  expect(await orcs.innerText()).toContain('2 points')
  const { initial } = await table.saveToFile()
  const { costs, map, tables } = initial as unknown as Position['settings']
  expect(costs).toMatchObject({ orc: 2, ghoul: 1 })
  expect(map.split('\n')[5]?.[11]).toBe('^')
  expect(tables.combat[2]).toEqual(['-', '-', 'E', '1', '1', 'E', 'E'])
})

/** Types a number into a field of the form. */
async function write({ page }: GameTable, field: string, number: string): Promise<void> {
  await page.getByRole('spinbutton', { name: field, exact: true }).fill(number)
}
