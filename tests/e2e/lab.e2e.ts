import { readFileSync } from 'node:fs'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { capitalized } from '@/engine/basics/phrases'
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

const GAMES = 16
/** Longer than so many random games take on a busy machine. */
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

/** What the command line makes of the Basic Game of Arena with both sides played by chance. */
const ARENA_PLAN: Plan = {
  game: 'arena',
  settings: { preset: 'basic' },
  seats: {
    west: { deciders: ['random'], openings: [] },
    east: { deciders: ['random'], openings: [] },
  },
  rollouts: 200,
  seed: 1,
  games: 12,
}

/** What the form makes of First Duel with both sides played by chance. */
const ARCHMAGI_PLAN: Plan = {
  game: 'archmagi',
  settings: { preset: 'first-duel' },
  seats: {
    one: { deciders: ['random'], openings: [] },
    two: { deciders: ['random'], openings: [] },
  },
  rollouts: 200,
  seed: 1,
  games: 2,
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

    const records = await playedHere(PLAN)
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

  test('a ready game of Arena, ordered by keys alone, goes as the command line plays it', async ({
    visit,
  }) => {
    const table = await visit()
    const { page } = table
    const keyboard = new Keyboard(table)
    await openLab(table, 'arena')
    const basic = page.getByRole('button', { name: 'Basic Game' })
    await keyboard.tabTo(basic)
    await keyboard.press('Enter')
    await expect.poll(() => basic.getAttribute('aria-pressed')).toBe('true')
    await orderRandomGames(keyboard, page, ['West', 'East'], ARENA_PLAN.games)
    await done(page)
    await table.sees('Basic Game')
    const balance = balanceOf(await playedHere(ARENA_PLAN))
    await expect.poll(() => figures(page)).toEqual(figuresOf(balance))

    // What the command line has measured is looked at in the same page.
    const file = readFileSync('docs/balance/arena/storm-and-sky.jsonl', 'utf8')
    await takeFile(table, Buffer.from(file))
    await table.sees('60 of 60 games')
    await table.sees('Storm and Sky')
    await table.sees('East having 80 points')
    const won = file.split('"winner":"west"').length - 1
    await expect.poll(() => figures(page).then(([west]) => west)).toMatch(new RegExp(`^West .*${won} of 60$`))
  })

  test('axe finds nothing in that of Arena on a phone, and nothing is wider than it', async ({ visit }) => {
    const table = await visit(PHONE)
    const { page } = table
    await openLab(table, 'arena')
    await expectNoViolations(table, 'lab of Arena')
    await page.getByLabel('West’s army').selectOption('dragonflight')
    await page.getByLabel('Spell cards of an army', { exact: true }).fill('2')
    await table.press('Play the match')
    await page.getByText(/^AA-2\.5: /).waitFor()
    await expectNoViolations(table, 'lab of Arena, an army refused')
    await table.press('Machines and Monsters')
    await playFew(page, ['West', 'East'])
    await table.sees('Motor Column')
    await expectNoViolations(table, 'lab of Arena, played')
    await expectNoWider(page, PHONE)
  })

  test('a duel of Archmagi goes as the command line plays it on a phone, and four seats have their players', async ({
    visit,
  }) => {
    const table = await visit(PHONE)
    const { page } = table
    await openLab(table, 'archmagi')
    await expect.poll(() => page.getByLabel(/ played$/).count()).toBe(2)
    await table.press('War of the Four Horns')
    await expect.poll(() => page.getByLabel(/ played$/).count()).toBe(4)
    await table.press('Your own settings')
    await page.getByText('Rounds at most').first().waitFor()
    await expectNoViolations(table, 'lab of Archmagi, own settings')
    await table.press('First Duel')
    for (const seat of ['Crimson', 'Azure']) await page.getByLabel(`${seat} played`).selectOption('random')
    await page.getByLabel('Games', { exact: true }).fill(ARCHMAGI_PLAN.games.toString())
    await table.press('Play the match')
    await done(page)
    const records = await playedHere(ARCHMAGI_PLAN)
    const names = { one: 'Crimson', two: 'Azure' }
    await expect.poll(() => figures(page)).toEqual(figuresOf(balanceOf(records), names))
    await expectNoViolations(table, 'lab of Archmagi, played')
    await expectNoWider(page, PHONE)
    const file = await downloaded(page, () => table.press('Save results'))
    expect(file.toString()).toBe(resultsText({ plan: ARCHMAGI_PLAN, shard: { part: 1, of: 1 }, records }))
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
    await playFew(page, ['Sorcerer', 'Wizard'])
    await expectNoViolations(table, 'lab, played')
    await expectNoWider(page, options)
  })
})

/** Plays four games by chance alone at each of two sums of points. */
async function playFew(page: Page, seats: readonly string[]): Promise<void> {
  for (const seat of seats) await page.getByLabel(`${seat} played`).selectOption('random')
  await page.getByLabel('Games at each sum of points').fill('4')
  await page.getByLabel(/Look for the points/).check()
  await page.getByLabel('Sums of points at most').fill('2')
  await page.getByRole('button', { name: 'Play the match' }).click()
  await done(page)
}

async function expectNoWider(page: Page, { viewport }: BrowserContextOptions): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport?.width)
}

async function openLab({ page, home }: GameTable, game = 'arrakhar'): Promise<void> {
  await page.goto(`${home}#/learn/${game}`)
  await page.getByRole('link', { name: 'Balance lab', exact: true }).click()
  await page.getByRole('button', { name: 'Play the match' }).waitFor()
}

async function orderByKeys(keyboard: Keyboard, page: Page): Promise<void> {
  await keyboard.tabTo(page.getByRole('radio', { name: /^Basic/ }))
  await keyboard.press('ArrowUp')
  await orderRandomGames(keyboard, page, ['Sorcerer', 'Wizard'], GAMES)
}

async function orderRandomGames(
  keyboard: Keyboard,
  page: Page,
  seats: readonly string[],
  games: number,
): Promise<void> {
  for (const seat of seats) {
    await keyboard.tabTo(page.getByLabel(`${seat} played`))
    await keyboard.press('Home')
  }
  await keyboard.tabTo(page.getByLabel('Games at each sum of points'))
  await keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(games.toString())
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
async function playedHere(plan: Plan) {
  const game: LabGame | undefined = await labGameOf(plan.game)
  if (!game) throw new Error('The game cannot be played here.')
  return Array.from({ length: plan.games }, (_, nth) => playGame(game, plan, nth))
}

async function figures(page: Page): Promise<readonly string[]> {
  const rates = await page.getByRole('region', { name: 'Who wins' }).getByRole('listitem').allInnerTexts()
  return rates.map((text) => text.split(/\s+/).join(' ').trim())
}

function figuresOf(
  { wins, games }: Balance,
  names: Readonly<Record<string, string>> = {},
): readonly string[] {
  const whole = (share: number) => Math.round(100 * share)
  return wins.map(({ winner, value, from, to, games: won }) => {
    const name = winner === 'draw' ? 'Draws' : (names[winner] ?? capitalized(winner))
    return `${name} ${Math.round(1000 * value) / 10} % from ${whole(from)} to ${whole(to)} % ${won} of ${games}`
  })
}

async function takeFile({ page }: GameTable, content: Buffer): Promise<void> {
  const input = page.getByRole('main').locator('input[type="file"][aria-label="Open results"]')
  await input.setInputFiles({ name: 'results.jsonl', mimeType: 'text/plain', buffer: content })
}
