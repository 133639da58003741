import type { BrowserContextOptions } from 'playwright-core'
import { describe, expect } from 'vitest'
import { expectNoViolations } from './support/axe'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'

/** What holds the focus, by the address that leads to it. */
function focused({ page }: GameTable): Promise<string> {
  return page.evaluate(() => `#${document.activeElement?.id ?? ''}`)
}

interface Book {
  readonly game: string
  readonly name: string
  /** A clause with a link to another, and a section with the last clause of the book. */
  readonly clause: string
  readonly linked: string
  readonly last: string
  readonly diagrams: number
  /** A clause to open at, a word to search for, and a chart. */
  readonly place: string
  readonly word: string
  readonly chart: string
}

const ARRAKHAR: Book = {
  game: 'arrakhar',
  name: 'Arrakhar’s Wand',
  clause: 'AR-8.7 Hexes emptied by fire',
  linked: 'AR-10.9 Advance after fireball',
  last: '13 Scenarios and variations',
  diagrams: 15,
  place: 'AR-7.6',
  word: 'haste',
  chart: 'Unit chart',
}
const ARENA: Book = {
  game: 'arena',
  name: 'Arena',
  clause: 'AA-8.6 Crash',
  linked: 'AA-7.10 Mount dies in the air',
  last: '25 Variants',
  diagrams: 14,
  place: 'AA-20.15',
  word: 'counterspell',
  chart: 'Creatures',
}
const ARCHMAGI: Book = {
  game: 'archmagi',
  name: 'Archmagi',
  clause: 'AM-0.4 Stacks',
  linked: 'AM-5.1 One stack a seat and hex',
  last: 'T Every game ends',
  diagrams: 2,
  place: 'AM-8.4',
  word: 'counterspell',
  chart: 'Units',
}
const BOOKS = [ARRAKHAR, ARENA, ARCHMAGI]

/** A wide page is laid out alike for every game; on a narrow one each has tables of its own to fit. */
const SIZES: readonly (readonly [string, readonly Book[], BrowserContextOptions])[] = [
  ['desktop', [ARRAKHAR], { viewport: { width: 1440, height: 900 }, bypassCSP: true }],
  ['phone', BOOKS, { viewport: { width: 390, height: 844 }, bypassCSP: true, hasTouch: true }],
]

async function openRules(table: GameTable, place: string, { game, name } = ARRAKHAR): Promise<void> {
  await table.page.goto(`${table.home}#/rules/${game}/${place}`)
  await table.page.getByRole('heading', { name: `Rules of ${name}` }).waitFor()
}

/** The number of a clause, from its number and title. */
function numberOf(clause: string): string {
  return clause.split(' ')[0] ?? ''
}

test.for(BOOKS)('$name: an address opens at its clause; links lead on and back', async (book, { visit }) => {
  const table = await visit()
  const { page } = table
  const [here, there] = [book.clause, book.linked].map((one) => `#/rules/${book.game}/${numberOf(one)}`)
  await openRules(table, numberOf(book.clause), book)
  const clause = page.getByRole('article', { name: book.clause })
  await expect.poll(() => focused(table)).toBe(here)
  const top = (await clause.boundingBox())?.y ?? -1
  expect(top).toBeGreaterThanOrEqual(0)
  expect(top).toBeLessThan(450)

  await clause.getByRole('link', { name: book.linked }).click()
  await expect.poll(() => focused(table)).toBe(there)
  await page.goBack()
  await expect.poll(() => focused(table)).toBe(here)
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Glossary' }).click()
  await expect.poll(() => focused(table)).toBe(`#/rules/${book.game}/glossary`)
})

test('a search shows the best first, and what it finds leads into the whole text', async ({ visit }) => {
  const table = await visit()
  const { page } = table
  await openRules(table, 'AR-1')
  await page.getByRole('searchbox', { name: 'Search the rules' }).waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('bonus agianst demons')
  await table.sees(/^\d+ places found/)
  const results = page.getByRole('list', { name: 'What was found' })
  await expect.poll(() => results.locator('mark').count()).toBeGreaterThan(3)
  await results.getByRole('link').first().click()
  await expect.poll(() => focused(table)).toBe('#/rules/arrakhar/AR-10.6')
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('')
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

test.for(BOOKS)('the booklet of $name has every diagram and nothing to press', async (book, { visit }) => {
  const table = await visit()
  const { page } = table
  await openRules(table, '', book)
  await page.getByRole('heading', { name: book.last }).waitFor()
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => page.locator('[data-piece] figure:has([role="img"])').count()).toBe(book.diagrams)
  await expect.poll(() => table.button('Print booklet').isVisible()).toBe(false)
  await expect.poll(() => page.getByRole('searchbox').isVisible()).toBe(false)
})

describe.each(SIZES)('axe finds nothing: %s', (_size, books, options) => {
  test.for(books)('in the rules of $name, a search and the charts', async (book, { visit }) => {
    const table = await visit(options)
    const { page } = table
    await openRules(table, book.place, book)
    await expectNoViolations(table, 'rules')
    await page.getByRole('searchbox').fill(book.word)
    await table.sees(/places found/)
    await expectNoViolations(table, 'a search')
    await page.getByRole('link', { name: 'Charts and tables' }).click()
    await page.getByRole('heading', { name: book.chart, exact: true }).waitFor()
    await expectNoViolations(table, 'charts')
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
})
