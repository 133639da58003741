import { expect } from 'vitest'
import { expectNoViolations } from './support/axe'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { byClass } from '../support/class-selector'

async function presenting(table: GameTable, game = 'arrakhar'): Promise<void> {
  await table.page.goto(`${table.page.url().split('#')[0] ?? ''}#/present/${game}`)
  await table.page.getByRole('group', { name: 'Presentation' }).waitFor()
}

/** The number of the slide shown, and of how many. */
async function place(table: GameTable): Promise<readonly number[]> {
  return ((await table.page.locator(byClass('.show__place')).innerText()).match(/\d+/g) ?? []).map(Number)
}

/** Goes on to the slide that says something. */
async function forwardTo(table: GameTable, text: RegExp): Promise<void> {
  const words = table.page.locator(byClass('.show__words'))
  const [at = 0, count = 0] = await place(table)
  for (let nth = at; nth < count && !text.test(await words.innerText()); nth++) {
    await table.page.keyboard.press('ArrowRight')
    await expect.poll(() => place(table)).toEqual([nth + 1, count])
  }
  expect(await words.innerText()).toMatch(text)
}

test.for(['arrakhar', 'arena'])(
  'a turn of %s is ready to be shown, by keys or a clicker',
  async (game, { visit }) => {
    const table = await visit()
    await presenting(table, game)
    const [first, count = 0] = await place(table)
    expect(first).toBe(1)
    expect(count).toBeGreaterThan(8)
    const seen = new Set<string>()
    for (let nth = 1; nth < count; nth++) {
      await table.page.keyboard.press(nth % 2 === 0 ? 'ArrowRight' : 'PageDown')
      await expect.poll(() => place(table)).toEqual([nth + 1, count])
      seen.add(await table.page.locator(byClass('.show [aria-current="step"]')).innerText())
    }
    // Every segment of both sides comes to pass, every phase in which a side has a say.
    expect(seen.size).toBeGreaterThanOrEqual(7)
    await table.page.keyboard.press('PageUp')
    await expect.poll(() => place(table)).toEqual([count - 1, count])
    await table.page.keyboard.press('Home')
    await expect.poll(() => place(table)).toEqual([1, count])
  },
)

test.for(['arrakhar', 'arena'])(
  'a click on the board of %s leaves the keys to the slides',
  async (game, { visit }) => {
    const table = await visit()
    await presenting(table, game)
    const board = table.page.locator(byClass('.show__board [role="application"]'))
    await board.click()
    for (const [key, at] of [
      ['ArrowRight', 2],
      ['ArrowDown', 3],
      ['ArrowLeft', 2],
    ] as const) {
      await table.page.keyboard.press(key)
      expect((await place(table))[0]).toBe(at)
    }
    await table.page.keyboard.press('s')
    await table.page.locator(byClass('.show__spotlight')).waitFor()
  },
)

test('whoever reads on in the rules comes back to the same slide, as a reload does', async ({ visit }) => {
  const table = await visit()
  await presenting(table)
  for (let nth = 0; nth < 6; nth++) await table.page.keyboard.press('ArrowRight')
  const before = await place(table)
  const words = await table.page.locator(byClass('.show__words')).innerText()
  await table.page.locator(byClass('.show__words a')).first().click()
  await table.page.locator('[data-part="rules-drawer"] [data-page]').click()
  await expect.poll(() => table.page.url()).toContain('#/rules/arrakhar')
  await table.page.goBack()
  await table.page.getByRole('group', { name: 'Presentation' }).waitFor()
  expect([await place(table), await table.page.locator(byClass('.show__words')).innerText()]).toEqual([
    before,
    words,
  ])
  await table.page.reload()
  await table.page.getByRole('group', { name: 'Presentation' }).waitFor()
  await expect.poll(() => place(table)).toEqual(before)
})

test('secrets are masked until a key shows them', async ({ visit }) => {
  const table = await visit()
  await presenting(table)
  const secrets = table.page.locator(byClass('.show .place-secret'))
  expect(await secrets.count()).toBe(0)
  await table.page.keyboard.press('m')
  await expect.poll(() => secrets.count()).toBe(1)
  await table.page.keyboard.press('m')
  await expect.poll(() => secrets.count()).toBe(0)
})

test('spell cards are masked until a key shows them, but for those that have been declared', async ({
  visit,
}) => {
  const table = await visit()
  await presenting(table, 'arena')
  const { keyboard } = table.page
  const words = table.page.locator(byClass('.show__words'))
  const held = words.locator('details')
  const cards = () => held.getByRole('listitem').allInnerTexts()
  const page = () => table.page.locator(byClass('.show')).innerHTML()
  // Both sides hold one, and nothing of the page tells which.
  await expect
    .poll(() => held.locator('summary').allInnerTexts())
    .toEqual(
      ['West', 'East'].map((seat): unknown =>
        expect.stringMatching(new RegExp(`^${seat}’s spell cards\\s+0, 1 card not shown yet$`)),
      ),
    )
  expect(await cards()).toEqual([])
  expect(await page()).not.toMatch(/Create Zombie|Bless/)
  await keyboard.press('m')
  await expect
    .poll(cards)
    .toEqual([expect.stringContaining('Create Zombie'), expect.stringContaining('Bless')])
  await keyboard.press('m')
  await expect.poll(cards).toEqual([])
  expect(await page()).not.toMatch(/Create Zombie|Bless/)

  // West declares its own before all eyes; East’s stays where it is.
  await forwardTo(table, /begins Create Zombie/)
  await expect.poll(cards).toEqual([expect.stringContaining('Create Zombie')])
  expect(await page()).not.toContain('Bless')
  await keyboard.press('m')
  await expect.poll(async () => (await cards()).join()).toContain('Bless')
})

test('a spotlight follows the pointer, the screen goes dark, and Escape leaves', async ({ visit }) => {
  const table = await visit({ bypassCSP: true })
  await presenting(table)
  await expectNoViolations(table, 'a presentation')
  await table.page.keyboard.press('s')
  await table.page.mouse.move(300, 200)
  await expect.poll(() => table.page.locator(byClass('.show')).getAttribute('style')).toContain('300px')
  await table.page.keyboard.press('.')
  await table.page.locator(byClass('.show__dark')).waitFor()
  await table.page.keyboard.press('Escape')
  await expect.poll(() => table.page.url()).toContain('#/learn/arrakhar')
})
