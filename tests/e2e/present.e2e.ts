import { expect } from 'vitest'
import { expectNoViolations } from './support/axe'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'

async function presenting(table: GameTable, game = 'arrakhar'): Promise<void> {
  await table.page.goto(`${table.page.url().split('#')[0] ?? ''}#/present/${game}`)
  await table.page.getByRole('group', { name: 'Presentation' }).waitFor()
}

/** The number of the slide shown, and of how many. */
async function place(table: GameTable): Promise<readonly number[]> {
  return ((await table.page.locator('.show__place').innerText()).match(/\d+/g) ?? []).map(Number)
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
      expect(await place(table)).toEqual([nth + 1, count])
      seen.add(await table.page.locator('.show [aria-current="step"]').innerText())
    }
    // Every segment of both sides comes to pass, every phase in which a side has a say.
    expect(seen.size).toBeGreaterThanOrEqual(7)
    await table.page.keyboard.press('PageUp')
    expect(await place(table)).toEqual([count - 1, count])
    await table.page.keyboard.press('Home')
    expect(await place(table)).toEqual([1, count])
  },
)

test('secrets are masked until a key shows them', async ({ visit }) => {
  const table = await visit()
  await presenting(table)
  const secrets = table.page.locator('.show .place-secret')
  expect(await secrets.count()).toBe(0)
  await table.page.keyboard.press('m')
  await expect.poll(() => secrets.count()).toBe(1)
  await table.page.keyboard.press('m')
  await expect.poll(() => secrets.count()).toBe(0)
})

test('a spotlight follows the pointer, the screen goes dark, and Escape leaves', async ({ visit }) => {
  const table = await visit({ bypassCSP: true })
  await presenting(table)
  await expectNoViolations(table, 'a presentation')
  await table.page.keyboard.press('s')
  await table.page.mouse.move(300, 200)
  await expect.poll(() => table.page.locator('.show').getAttribute('style')).toContain('300px')
  await table.page.keyboard.press('.')
  await table.page.locator('.show__dark').waitFor()
  await table.page.keyboard.press('Escape')
  await expect.poll(() => table.page.url()).toContain('#/learn/arrakhar')
})
