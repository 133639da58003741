import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { type Balance, balanceOf } from '@/engine/lab/balance'
import type { Plan } from '@/engine/lab/plan'
import { resultsText } from '@/engine/lab/results'
import { type LabGame, playGame } from '@/engine/lab/self-play'
import { PROPOSED } from '@/games/arrakhar/tables/reconstructions'
import { labGameOf } from '@/games/lab'
import { expectNoViolations } from './support/axe'
import { downloaded } from './support/downloaded'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { Keyboard } from './support/keyboard'
import { byClass } from '../support/class-selector'

const GAMES = 50
/** Longer than fifty random games take on a busy machine. */
const PLAYED_WITHIN_MS = 120_000

/** What the form of the lab makes of the Short Scenario with both sides played by chance. */
const PLAN: Plan = {
  game: 'arrakhar',
  settings: {
    scenario: 'short',
    reconstruction: PROPOSED,
    advancedPlay: false,
    points: { wizard: 40, sorcerer: 44 },
    turnLimit: null,
    skipEmptySegments: true,
  },
  seats: {
    sorcerer: { deciders: ['random'], openings: [] },
    wizard: { deciders: ['random'], openings: [] },
  },
  rollouts: 200,
  seed: 1,
  games: GAMES,
}

const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, bypassCSP: true }
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, bypassCSP: true }

describe('the balance lab', () => {
  test('cancelled, reloaded and gone on with by keys alone, plays the games of an unbroken run', async ({
    visit,
  }) => {
    const table = await visit()
    const { page } = table
    const keyboard = new Keyboard(table)
    await openLab(table)
    await orderByKeys(keyboard, page)
    await expect.poll(() => played(page), { timeout: PLAYED_WITHIN_MS }).toBeGreaterThan(4)
    await keyboard.act('Pause')
    await table.sees('Paused in the middle of the games.')
    await keyboard.act('Go on')
    await table.sees('The games are being played.')
    await keyboard.act('Cancel')
    await table.sees(/^Cancelled/)
    const before = await played(page)
    expect(before).toBeLessThan(GAMES)

    await table.reload()
    await table.sees('Ready to be played.')
    expect(await played(page)).toBe(before)
    await keyboard.act('Go on')
    await done(page)

    const records = await playedHere()
    await expect.poll(() => figures(page)).toEqual(figuresOf(balanceOf(records)))
    const file = await downloaded(page, () => keyboard.act('Save results'))
    expect(file.toString()).toBe(resultsText({ plan: PLAN, shard: { part: 1, of: 1 }, records }))

    const other = await visit()
    await openLab(other)
    await takeFile(other, file.subarray(0, file.lastIndexOf('\n', file.length - 2) + 1))
    await other.sees(`${GAMES - 1} of ${GAMES} games`)
    await takeFile(other, file)
    await other.sees(`${GAMES} of ${GAMES} games`)
    await expect.poll(() => figures(other.page)).toEqual(figuresOf(balanceOf(records)))
  })

  test.for([
    ['a desktop', DESKTOP],
    ['a phone', PHONE],
  ] as const)('axe finds nothing on %s, and nothing is wider than it', async ([, options], { visit }) => {
    const table = await visit(options)
    const { page } = table
    await openLab(table)
    await expectNoViolations(table, 'lab')
    await page.getByLabel('Sorcerer’s force').selectOption('typed')
    await page.getByRole('button', { name: 'Play the match' }).click()
    await page
      .getByText(/^AR-2.3/)
      .first()
      .waitFor()
    await expectNoViolations(table, 'lab, a design refused')
    await page.getByLabel('Sorcerer’s force').selectOption('each')
    for (const seat of ['Sorcerer', 'Wizard']) await page.getByLabel(`${seat} played`).selectOption('random')
    await page.getByLabel('Games at each sum of points').fill('4')
    await page.getByLabel(/Look for the points/).check()
    await page.getByLabel('Sums of points at most').fill('2')
    await page.getByRole('button', { name: 'Play the match' }).click()
    await done(page)
    await expectNoViolations(table, 'lab, played')
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBe(options.viewport?.width)
  })
})

async function openLab({ page, home }: GameTable): Promise<void> {
  await page.goto(`${home}#/learn/arrakhar`)
  await page.getByRole('link', { name: 'Balance lab' }).click()
  await page.getByRole('button', { name: 'Play the match' }).waitFor()
}

async function orderByKeys(keyboard: Keyboard, page: Page): Promise<void> {
  await keyboard.tabTo(page.getByRole('radio', { name: /^Basic/ }))
  await keyboard.press('ArrowUp')
  for (const seat of ['Sorcerer', 'Wizard']) {
    await keyboard.tabTo(page.getByLabel(`${seat} played`))
    await keyboard.press('Home')
  }
  await keyboard.tabTo(page.getByLabel('Games at each sum of points'))
  await keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(GAMES.toString())
  await keyboard.act('Play the match')
}

/** How many games are finished, as the page tells it. */
async function played(page: Page): Promise<number> {
  return Number(/^(\d+) of \d+ games/.exec(await page.locator(byClass('.lab__figure')).innerText())?.[1])
}

async function done(page: Page): Promise<void> {
  await page.getByText('All games have been played.').waitFor({ timeout: PLAYED_WITHIN_MS })
}

/** The same games, played here without a page. */
async function playedHere() {
  const game: LabGame | undefined = await labGameOf('arrakhar')
  if (!game) throw new Error('The game cannot be played here.')
  return Array.from({ length: GAMES }, (_, nth) => playGame(game, PLAN, nth))
}

async function figures(page: Page): Promise<readonly string[]> {
  const rates = await page.getByRole('region', { name: 'Who wins' }).getByRole('listitem').allInnerTexts()
  return rates.map((text) => text.split(/\s+/).join(' ').trim())
}

function figuresOf({ wins, games }: Balance): readonly string[] {
  const whole = (share: number) => Math.round(100 * share)
  return wins.map(({ winner, value, from, to, games: won }) => {
    const name = { sorcerer: 'Sorcerer', wizard: 'Wizard' }[winner] ?? 'Draws'
    return `${name} ${Math.round(1000 * value) / 10} % from ${whole(from)} to ${whole(to)} % ${won} of ${games}`
  })
}

async function takeFile({ page }: GameTable, content: Buffer): Promise<void> {
  const input = page.getByRole('main').locator('input[type="file"][aria-label="Open results"]')
  await input.setInputFiles({ name: 'results.jsonl', mimeType: 'text/plain', buffer: content })
}
