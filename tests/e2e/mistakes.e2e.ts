import { readFileSync } from 'node:fs'
import { describe, expect } from 'vitest'
import { fileOf } from '../corpus/kept'
import { expectNoViolations } from './support/axe'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'

/** A game whose sorcerer goes the wrong way and ends a movement too early: the wand is carried out at once. */
const GAME = readFileSync(fileOf('long', 'wand-carried-out'), 'utf8')

const SIZES = [
  ['desktop', { width: 1440, height: 900 }],
  ['tablet', { width: 1024, height: 768 }],
  ['phone', { width: 390, height: 844 }],
] as const

/** Every decision of a side is weighed by the bot itself. */
const SEARCH_MS = 120_000

const heading = ({ page }: GameTable, name: RegExp) => page.getByRole('heading', { name, level: 2 })

/** Opens the game's report from its last screen, and from there the sorcerer's mistakes. */
async function openMistakes(table: GameTable): Promise<void> {
  await table.open(GAME)
  await table.page.getByRole('link', { name: 'Game report' }).click()
  await table.page.getByRole('link', { name: 'Learn from your mistakes: Sorcerer' }).click()
  await heading(table, /^Mistake 1 of 2$/).waitFor({ timeout: SEARCH_MS })
}

describe('A side that learns from its mistakes', () => {
  test('plays worse, sees the answer of the bot, and is told how it did', async ({ visit }) => {
    const table = await visit({ bypassCSP: true })
    const { page } = table
    await openMistakes(table)
    await table.sees(/^Your chance to win: \d+ in 100 with the bot’s answer, \d+ in 100 after this/)
    await expectNoViolations(table, 'a mistake')
    await table.press(/^End movement/)
    await table.press('End anyway')
    await table.sees(/Worse than what you played$/)
    await expectNoViolations(table, 'a worse try')
    await page.keyboard.press('u')
    await expect.poll(() => page.getByText('You tried:').count()).toBe(0)
    await table.press('Show the bot’s answer')
    await page.getByText('The bot’s answer', { exact: true }).waitFor()
    await expectNoViolations(table, 'the answer')
    await table.press('Take back')
    await page.getByRole('list', { name: 'Ideas of the bot' }).getByRole('button').first().click()
    await table.sees(/^\d+ in 100 now, \d+ in 100 then\./)
    await table.press('Next mistake')
    await heading(table, /^Mistake 2 of 2$/).waitFor()
    await table.press('Summary')
    await table.sees(/^You found something better in \d of 2 mistakes\.$/)
    await expectNoViolations(table, 'the summary')
    await table.press('Look again: mistake 1')
    await heading(table, /^Mistake 1 of 2$/).waitFor()
    await page.getByRole('link', { name: 'Back to the report' }).click()
    await page.getByRole('heading', { name: 'Report: Arrakhar’s Wand' }).waitFor()
  })

  test('sees nothing that it could not know, though the game is over', async ({ visit }) => {
    const table = await visit()
    await table.open(GAME)
    await table.page.getByRole('link', { name: 'Game report' }).click()
    await table.page.getByRole('link', { name: 'Learn from your mistakes: Wizard' }).click()
    const shown = table.page
      .getByText(/^No mistakes found/)
      .or(heading(table, /^Mistake 1 of/))
      .first()
    await shown.waitFor({ timeout: SEARCH_MS })
    const html = await table.page.content()
    expect(html).not.toMatch(/Peek|Pool:|which hides the wand|wand is hidden in|where the wand is hidden/)
  })

  // The search is long: it is made once for all sizes.
  test('has board and buttons in sight at every size', async ({ visit }) => {
    const table = await visit()
    const { page } = table
    await openMistakes(table)
    for (const [size, viewport] of SIZES) {
      await page.setViewportSize(viewport)
      for (const name of ['Show the bot’s answer', 'Next mistake'])
        await expect
          .poll(async () => (await table.button(name).boundingBox())?.y, { message: `${name}, ${size}` })
          .toBeLessThan(viewport.height - 40)
      const board = page.getByRole('region', { name: 'The game as it stood' })
      await expect
        .poll(async () => (await board.boundingBox())?.height, { message: `the board, ${size}` })
        .toBeGreaterThan(viewport.height / 3)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, size).toBeLessThanOrEqual(viewport.width)
    }
  })
})
