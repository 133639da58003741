import { describe, expect } from 'vitest'
import { expectNoViolations } from './support/axe'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'

/** The page as the browser's print dialog makes it, told by its pages: whether each is A4, upright or flat. */
async function printed({ page }: GameTable): Promise<readonly ('upright' | 'flat' | 'other')[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const pages = [...pdf.matchAll(/<<\/Type \/Page\n[^]*?endobj/g)].map(([object]) => object)
  expect(pages).toHaveLength(pdf.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0)
  return pages.map((object) => {
    const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(object)
    const [width, height] = [box?.[1], box?.[2]].map((length) => Math.round(Number(length)))
    if (width === 595 && height === 842) return 'upright'
    return width === 842 && height === 595 ? 'flat' : 'other'
  })
}

async function open(table: GameTable, hash: string): Promise<void> {
  await table.page.goto(`${table.home}${hash}`)
  await table.page.getByRole('heading', { level: 1 }).waitFor()
  await table.settled()
}

const BOOKLETS = [
  ['arrakhar', 14],
  ['arena', 32],
  ['archmagi', 30],
] as const

test.for(BOOKLETS)('the booklet of %s has at most %i pages', async ([game, most], { visit }) => {
  const table = await visit()
  const { page } = table
  await open(table, `#/rules/${game}`)
  const told = page.getByText(/^A booklet of about \d+ pages/)
  const expected = Number(/\d+/.exec(await told.innerText())?.[0])
  const pages = await printed(table)
  expect(pages.length).toBeLessThanOrEqual(most)
  expect(new Set(pages)).toEqual(new Set(['upright']))
  expect(Math.abs(pages.length - expected)).toBeLessThanOrEqual(2)
  // Nothing of it is left on the screen.
  await expect.poll(() => page.locator('[data-piece]').count()).toBe(0)
})

test.for(BOOKLETS)('the contents of the booklet of %s tell the right pages', async ([game], { visit }) => {
  const table = await visit()
  const { page } = table
  await open(table, `#/rules/${game}`)
  await page.getByText(/^A booklet of about/).waitFor()
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  const { entries, found, over, leads, last } = await page.evaluate(() => {
    const sheets = [...document.querySelectorAll('section:has(> [data-part="columns"])')]
    const columns = [...document.querySelectorAll('[data-part="columns"] > div')]
    const textOf = (element: Element | null) => element?.textContent ?? ''
    const heads = [...document.querySelectorAll('[data-piece] h2')]
    return {
      entries: [...(sheets[0]?.querySelectorAll('header li') ?? [])].map((entry) =>
        [...entry.children].map(textOf),
      ),
      found: heads.map((head) => [
        textOf(head),
        String(sheets.findIndex((sheet) => sheet.contains(head)) + 1),
      ]),
      over: columns.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1).length,
      leads: columns.filter((column) => column.lastElementChild?.querySelector('h2')).length,
      last: Math.max(
        ...[...(sheets.at(-1)?.querySelectorAll('[data-piece]') ?? [])].map(
          (piece) => piece.getBoundingClientRect().bottom - (sheets.at(-1)?.getBoundingClientRect().top ?? 0),
        ),
      ),
    }
  })
  expect(entries.length).toBeGreaterThan(10)
  expect(entries.map(([number = '', title = '', at]) => [number + title, at])).toEqual(found)
  // No column runs over or ends with a heading, and the last page has more than a few lines.
  expect([over, leads]).toEqual([0, 0])
  expect(last).toBeGreaterThan(300)
})

test.for([
  ['arrakhar', 1],
  ['arena', 4],
  ['archmagi', 7],
] as const)('the charts of %s take %i pages at most', async ([game, most], { visit }) => {
  const table = await visit()
  await open(table, `#/charts/${game}`)
  await table.page.getByRole('table').first().waitFor()
  const pages = await printed(table)
  expect(pages.length).toBeLessThanOrEqual(most)
  expect(new Set(pages)).toEqual(new Set(['upright']))
})

test('a lesson is handed out from its page, with or without its answers', async ({ visit }) => {
  const table = await visit({ colorScheme: 'dark' })
  const { page } = table
  await open(table, '#/lesson/arena/first-game/0')
  await page.getByRole('link', { name: 'Print a handout' }).click()
  await page.getByRole('heading', { name: 'Handout: Your first game' }).waitFor()
  expect(await page.title()).toBe('Handout · Your first game · Hexhearth')
  const whole = await printed(table)
  await page.getByRole('checkbox', { name: /answers/ }).uncheck()
  expect((await printed(table)).length).toBe(whole.length - 1)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => page.getByRole('button', { name: 'Print handout' }).isVisible()).toBe(false)
  // By night, too, paper is light.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).color)).toBe('rgb(0, 0, 0)')
})

test.for([
  ['arrakhar', 'upright', 6],
  ['arena', 'flat', 1],
  ['archmagi', 'upright', 1],
] as const)(
  'the map of %s and its counters are printed to be cut out',
  async ([game, lies, maps], { visit }) => {
    const table = await visit()
    const { page } = table
    await open(table, `#/paper/${game}`)
    await page.getByText(/ of map, and /).waitFor()
    const pages = await printed(table)
    expect(pages).toEqual([...Array.from({ length: maps }, () => lies), 'upright'])
    // A hex has room for a counter, in millimeters on paper.
    await page.emulateMedia({ media: 'print' })
    const { counter, hex } = await page.evaluate(() => {
      const widthOf = (selector: string) => {
        const element = document.querySelector(selector)
        return element ? element.getBoundingClientRect().width : NaN
      }
      const svg = document.querySelector('figure svg')
      const unit = widthOf('figure svg') / Number(svg?.getAttribute('width'))
      return { counter: widthOf('li svg'), hex: 40 * Math.sqrt(3) * unit }
    })
    expect(counter).toBeGreaterThan(50)
    expect(hex).toBeGreaterThan(counter * 1.2)
  },
)

describe.each([
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
])('axe finds nothing: %s', (_size, viewport) => {
  test.for([
    ['#/handout/arrakhar/first-game', 'Handout: '],
    ['#/paper/arrakhar', ' on paper'],
    ['#/paper/arena', ' on paper'],
  ] as const)('%s', async ([hash, heading], { visit }) => {
    const table = await visit({ viewport, bypassCSP: true })
    await open(table, hash)
    await table.page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await table.page.locator('main svg').first().waitFor()
    await expectNoViolations(table, hash)
    const overflow = await table.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
})
