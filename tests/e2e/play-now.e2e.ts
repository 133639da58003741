import { expect } from 'vitest'
import { expectNoViolations } from './support/axe'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'

/** How a first game is begun, and who plays the other side. */
interface Way {
  readonly link: string
  readonly bots: Readonly<Record<string, string>>
}

const WAYS = {
  arrakhar: { link: 'Play now against the computer: you play the Wizard', bots: { sorcerer: 'easy' } },
  arena: { link: 'Play now against the computer: you play East', bots: { west: 'easy' } },
  archmagi: { link: 'Play now against the computer: you play Crimson', bots: { two: 'easy' } },
} as const satisfies Readonly<Record<string, Way>>

for (const [id, { link, bots }] of Object.entries<Way>(WAYS))
  test(`one click begins a first game of ${id} against the computer, and no curtain is ever drawn`, async ({
    visit,
  }) => {
    const table = await visit({ bypassCSP: true })
    await table.page.getByRole('link', { name: link }).click()
    await expectTable(table)
    await table.endButton.waitFor()
    expect((await table.savedFile()).card?.bots).toEqual(bots)
    const before = await table.moment()
    await table.endSegment()
    await table.reload()
    await expectTable(table)
    await expect.poll(() => table.moment()).not.toBe(before)
    await table.page.goBack()
    await table.sees('All your games (1)')
    await expectNoViolations(table, 'the start page')
    // Nothing of a game is begun by going back and forth.
    await table.page.goForward()
    await expectTable(table)
    await table.goHome()
    await table.sees('All your games (1)')
  })

test('a menu that is opened before the table has come stays open', async ({ visit }) => {
  const { page, menu } = await visit()
  // The table of a game with bots comes after the head of the page.
  await page.route(/BotTable/, async (route) => {
    await page.getByRole('menu').waitFor()
    await route.continue()
  })
  await page.getByRole('link', { name: WAYS.arrakhar.link }).click()
  await menu.click()
  await page
    .getByText(/bot is (thinking|playing)/)
    .first()
    .waitFor({ state: 'attached' })
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  expect(await page.getByRole('menu').count()).toBe(1)
})

test('the last chapter of a lesson and the end of the course lead into a first game', async ({ visit }) => {
  const table = await visit()
  const { page, home } = table
  const way = page.getByRole('link', { name: WAYS.arena.link })
  await page.goto(`${home}#/learn/arena`)
  await way.waitFor()
  await page.getByRole('link', { name: /^Start here/ }).click()
  await table.sees(/Chapter 1 of/)
  expect(await way.count()).toBe(0)
  await page.getByRole('navigation', { name: 'Chapters' }).getByRole('link').last().click()
  await way.click()
  await expectTable(table)
})

test('each card shows a picture of its board, without anything moving for it', async ({ visit }) => {
  const { page } = await visit()
  const cards = page.getByRole('article')
  const before = await cards.last().boundingBox()
  for (const id of Object.keys(WAYS)) {
    const picture = page.locator(`article img[src$="boards/${id}.webp"]`)
    await picture.waitFor({ state: 'attached' })
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(720)
  }
  expect(await cards.last().boundingBox()).toEqual(before)
})

/** The table is there without anybody having lifted a curtain. */
async function expectTable(table: GameTable): Promise<void> {
  await table.menu.or(table.asked).first().waitFor()
  expect(await table.asked.count()).toBe(0)
}
