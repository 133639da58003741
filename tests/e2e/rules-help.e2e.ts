import { describe, expect } from 'vitest'
import { expectNoViolations } from './support/axe'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { arenaSaveAt, saveAt } from './support/saves'
import { FOUR_WIZARDS } from './support/scripted/four-wizards'
import { saveBefore } from './support/scripted/moments'

const CONTACT = { '0509': 'sorcerer', '0710': '2 ghoul', '0709': '2 elf', '0708': '2 wizard' }
const SIZES = [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const

/** A table of each game at which something is about to be refused, and the rules that are asked for there. */
const TABLES = [
  {
    game: 'Arrakhar’s Wand',
    sitDown: async (table: GameTable) => {
      await table.open(saveAt('wizard combat', CONTACT, {}, { seed: 7 }))
      await table.takeMouse('Wizard')
    },
    section: 'AR-10 Combat',
    refused: ['0708'],
    clause: /^AR-10\.1 /,
  },
  {
    game: 'Arena',
    sitDown: async (table: GameTable) => {
      await table.open(arenaSaveAt(['movement', ['west orc B2', 'east orc E5']]))
      await table.endButton.waitFor()
    },
    section: /^AA-9 /,
    refused: ['B2', 'B5'],
    clause: /^AA-9\.7 /,
  },
  {
    game: 'Archmagi',
    sitDown: async (table: GameTable) => {
      await table.open(saveBefore(FOUR_WIZARDS, 'move'))
      await table.takeMouse('Crimson')
    },
    section: /^AM-9\.1 /,
    refused: ['E4', 'K8'],
    clause: /^AM-9\.\d+ /,
  },
] as const

describe.each(SIZES)('on a %s', (_size, viewport) => {
  test.for(TABLES)('rules of $game open beside the table, which is played on', async (at, { visit }) => {
    const table = await visit({ viewport, bypassCSP: true })
    const { page } = table
    const drawer = page.getByRole('complementary', { name: 'Rules' })
    await at.sitDown(table)
    await page.locator('[aria-current="step"] a').click()
    await drawer.getByRole('heading', { name: at.section }).waitFor()
    await expectNoViolations(table, 'the rules beside the table')
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })

    await table.clickHexes(...at.refused)
    const refusal = page.getByRole('alert').getByRole('link', { name: /^A[AMR]-/ })
    await refusal.focus()
    await page.keyboard.press('Enter')
    await drawer.getByRole('heading', { name: at.clause }).waitFor()
    await expect.poll(() => drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => refusal.evaluate((link) => link === document.activeElement)).toBe(true)
    expect(page.url()).toContain('#/play/')
  })
})

test('on a phone, rules and charts that are looked up in a lesson lie over its text', async ({ visit }) => {
  const table = await visit({ viewport: { width: 390, height: 844 } })
  const { page } = table
  const drawer = page.getByRole('complementary', { name: 'Rules' })
  await page.goto(`${table.home}#/lesson/arena/first-game/1`)
  await page.getByRole('link', { name: /^AA-9\.1 / }).click()
  await drawer.getByRole('link', { name: /^AA-9\.2 / }).click()
  await drawer.getByRole('heading', { name: /^AA-9\.2 / }).waitFor()
  await page.keyboard.press('/')
  await drawer.getByRole('searchbox').fill('griffin')
  await drawer.getByRole('link', { name: 'Creatures Griffin' }).click()
  await drawer.getByRole('heading', { name: 'Creatures Griffin' }).waitFor()
  await drawer.getByRole('link', { name: 'All of Creatures' }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('chart-creatures')
})

test('rules open beside the table before the menu has come', async ({ visit }) => {
  const table = await visit()
  const { page } = table
  let letCome = () => {}
  const held = new Promise<void>((resolve) => (letCome = resolve))
  await page.route('**/*Menu-*.js', async (route) => {
    await held
    await route.continue()
  })
  await table.open(arenaSaveAt(['movement', ['west orc B2', 'east orc E5']]))
  await page.locator('[aria-current="step"] a').click()
  await page
    .getByRole('complementary', { name: 'Rules' })
    .getByRole('heading', { name: /^AA-9 / })
    .waitFor()
  expect(page.url()).toContain('#/play/')
  letCome()
  await page.getByRole('button', { name: 'Menu', expanded: false }).waitFor()
})

test('the log’s lines lead to their rules, by key, and the page of rules leads back', async ({ visit }) => {
  const table = await visit()
  const { page } = table
  await table.open(saveAt('wizard movement', CONTACT, {}, { seed: 7 }))
  await table.takeMouse('Wizard')
  await table.clickHexes('0709', '0809')
  await table.expectLogged('0809')
  const line = page.getByRole('list', { name: 'Log' }).getByRole('button', { name: /0809/ })
  await line.focus()
  await page.keyboard.press('l')
  const drawer = page.getByRole('complementary', { name: 'Rules' })
  await drawer.getByRole('heading', { name: /^AR-7/ }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => line.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('l')
  await drawer.getByRole('link', { name: 'Open in the rulebook' }).click()
  await page.getByRole('heading', { name: 'Rules of Arrakhar’s Wand' }).waitFor()
  await page.getByRole('link', { name: 'Back to the table' }).click()
  // Whoever leaves the table leaves the mouse to anybody.
  await table.takeMouse('Wizard')
  await table.expectLogged('0809')
})
