import type { BrowserContextOptions } from 'playwright-core'
import { describe, expect } from 'vitest'
import { expectNoViolations } from './support/axe'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'

const SIZES: readonly (readonly [string, BrowserContextOptions])[] = [
  ['desktop', { viewport: { width: 1440, height: 900 }, bypassCSP: true }],
  ['phone', { viewport: { width: 390, height: 844 }, bypassCSP: true, hasTouch: true }],
]

/** What holds the focus, by the address that leads to it. */
function focused({ page }: GameTable): Promise<string> {
  return page.evaluate(() => `#${document.activeElement?.id ?? ''}`)
}

async function openRules(table: GameTable, place: string): Promise<void> {
  await table.page.goto(`${table.home}#/rules/arrakhar/${place}`)
  await table.page.getByRole('heading', { name: 'Rules of Arrakhar’s Wand' }).waitFor()
}

test('an address opens at its clause; a link, the contents and the way back lead on', async ({ visit }) => {
  const table = await visit()
  const { page } = table
  await openRules(table, 'AR-8.7')
  const clause = page.getByRole('article', { name: 'AR-8.7 Hexes emptied by fire' })
  await expect.poll(() => focused(table)).toBe('#/rules/arrakhar/AR-8.7')
  const top = (await clause.boundingBox())?.y ?? -1
  expect(top).toBeGreaterThanOrEqual(0)
  expect(top).toBeLessThan(450)

  await clause.getByRole('link', { name: 'AR-10.9 Advance after fireball' }).click()
  await expect.poll(() => focused(table)).toBe('#/rules/arrakhar/AR-10.9')
  await page.goBack()
  await expect.poll(() => focused(table)).toBe('#/rules/arrakhar/AR-8.7')
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Glossary' }).click()
  await expect.poll(() => focused(table)).toBe('#/rules/arrakhar/glossary')
})

test('a search tells how much it found, and its finds lead into the whole text', async ({ visit }) => {
  const table = await visit()
  const { page } = table
  await openRules(table, 'AR-1')
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('barbarians demons')
  await table.sees('Found 2 clauses and 1 word of the glossary.')
  expect(await page.locator('article mark').count()).toBeGreaterThan(3)
  await page.getByRole('link', { name: 'Link to AR-10.6' }).click()
  await expect.poll(() => focused(table)).toBe('#/rules/arrakhar/AR-10.6')
  expect(await page.getByRole('searchbox').inputValue()).toBe('')
})

test('a diagram shows its position, and a term explains itself to the keyboard', async ({ visit }) => {
  const table = await visit()
  const { page } = table
  await openRules(table, 'AR-10')
  const section = page.getByRole('region', { name: '10 Combat' })
  await section.getByRole('img', { name: /^Six elves against three ghouls/ }).waitFor()
  const term = section.getByRole('button', { name: 'stack', exact: true }).first()
  await term.focus()
  await table.sees(/All units in one hex/)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('tooltip').count()).toBe(0)
})

test('the position of a diagram can be tried', async ({ visit }) => {
  const table = await visit()
  await openRules(table, 'AR-12')
  await table.press('Try this position: The wand, and how to win')
  await table.page.waitForURL(/#\/open\/arrakhar\/./)
  await table.sees('Turn 6')
})

test('the booklet has every diagram and nothing to press', async ({ visit }) => {
  const table = await visit()
  const { page } = table
  await openRules(table, '')
  await page.getByRole('heading', { name: '13 Scenarios and variations' }).waitFor()
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('figure:has([role="img"])').count()).toBe(11)
  expect(await table.button('Print booklet').isVisible()).toBe(false)
  expect(await page.getByRole('searchbox').isVisible()).toBe(false)
})

describe.each(SIZES)('axe finds nothing: %s', (_size, options) => {
  test('in the rules, a search and the charts', async ({ visit }) => {
    const table = await visit(options)
    const { page } = table
    await openRules(table, 'AR-7.6')
    await expectNoViolations(table, 'rules')
    await page.getByRole('searchbox').fill('haste')
    await table.sees(/^Found/)
    await expectNoViolations(table, 'a search')
    await page.getByRole('link', { name: 'Charts and tables' }).click()
    await page.getByRole('heading', { name: 'Unit chart' }).waitFor()
    await expectNoViolations(table, 'charts')
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
})
