import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Bots } from '@/engine/bot/bot'
import type { OpenSave } from '@/engine/save/save'
import { expectNoViolations } from './support/axe'
import { test } from './support/fixtures'
import type { GameTable, SideName } from './support/game-table'
import { saveAt } from './support/saves'
import { differences, snapshotOf } from './support/snapshot'
import { byClass } from '../support/class-selector'

const STACKS = {
  '0709': '3 elf',
  '0710': '2 ghoul',
  '0708': 'barbarian',
  '1009': '4 orc',
  '1110': 'sorcerer',
}
/** Words and signs that stand only before the sorcerer's eyes. */
const SECRET_SIGNS = /Peek|Pool:|which hides the wand|wand is hidden in|place-secret/
/** What stops a bot, whatever it is doing. */
const STOP = /^(Stop|Pause)$/

/** A game in the sorcerer's movement in which bots play. */
function gameWith(bots: Bots, changes: Readonly<Record<string, unknown>> = {}): OpenSave {
  const save = saveAt('sorcerer movement', STACKS, changes, { seed: 5 })
  return { ...save, card: { scenario: 'Basic Scenario', moment: 'Turn 1', asked: 'sorcerer', bots } }
}

test('a person plays the easy bot from a new game to its end', async ({ visit }) => {
  const table = await visit({ bypassCSP: true })
  const { page } = table
  await page.getByRole('link', { name: 'New game of Arrakhar’s Wand' }).click()
  await choose(table, 'Sorcerer', 'A bot: easy')
  await expectNoViolations(table, 'the choice of who plays')
  await table.press(/^Night patrol/)
  await table.menu.waitFor()
  await setSpeed(table, 'At once')
  await table.endButton.waitFor()
  await expectNoViolations(table, 'a game against a bot')
  // Through its own first phase and the bot's second, no curtain between them.
  for (let count = 0; count < 12 && !/Turn 2, Wizard/.test(await table.moment()); count++)
    await table.endSegment()
  await table.endButton.waitFor()
  await table.press('Draw and resignation')
  await page.getByRole('menuitem', { name: 'Resign…' }).click()
  await table.press('Resign')
  await expect.poll(() => table.moment()).toMatch(/sorcerer/i)
  await table.goHome()
  await page.getByRole('link', { name: 'All your games (1)' }).click()
  await table.sees('Sorcerer: a bot, easy')
})

test('a reload while the bot plays goes on from there, nothing lost or doubled', async ({ visit }) => {
  const table = await visit()
  await table.open(gameWith({ sorcerer: 'easy' }))
  await expect.poll(async () => (await table.log()).length).toBeGreaterThan(1)
  await table.press(STOP)
  const before = await table.saveToFile()
  const shown = (await table.log()).length
  await table.press('Go on')
  await table.reload()
  await expect.poll(async () => (await table.log()).length).toBeGreaterThan(shown)
  await table.press(STOP)
  const after = await table.saveToFile()
  expect(before.entries.length).toBeGreaterThan(0)
  expect(after.entries.length).toBeGreaterThan(before.entries.length)
  expect(after.entries.slice(0, before.entries.length)).toEqual(before.entries)
  expect(after.cursor).toBe(after.entries.length)
})

test('a thought is stopped and taken up again, and said once', async ({ visit }) => {
  const table = await visit()
  const release = await holdWorkers(table.page)
  await table.open(gameWith({ sorcerer: 'strong' }))
  await table.page.getByRole('progressbar', { name: 'Time used for thinking' }).waitFor()
  const spoken = table.page.getByRole('status').filter({ hasText: 'Sorcerer’s bot' })
  await expect.poll(() => spoken.allInnerTexts()).toEqual(['Sorcerer’s bot is thinking…'])
  await table.sees('Sorcerer’s bot is playing.')
  await table.press('Stop')
  await expect.poll(() => spoken.allInnerTexts()).toEqual(['Sorcerer’s bot is paused'])
  const before = (await table.log()).length
  release()
  await table.press('Step')
  await expect.poll(async () => (await table.log()).length).toBeGreaterThan(before)
  await table.button('Go on').waitFor()
  await table.press('Go on')
  await table.button(STOP).waitFor()
})

test('a seat passes from bot to person and back, for a segment or for good', async ({ visit }) => {
  const table = await visit()
  await holdWorkers(table.page)
  await table.open(gameWith({ sorcerer: 'easy' }))
  await table.press('Stop')
  await table.press('Play this segment myself')
  await table.takeMouse('Sorcerer')
  await expect.poll(() => table.page.content()).toMatch(SECRET_SIGNS)
  await table.endSegment()
  await table.takeMouse('Wizard')
  expect(await table.page.content()).not.toMatch(SECRET_SIGNS)
  await table.button('Stop').waitFor()

  await whoPlays(table, 'Sorcerer', 'A person here')
  await table.takeMouse('Sorcerer')
  await table.endButton.waitFor()
  await whoPlays(table, 'Sorcerer', 'A bot: medium')
  await table.takeMouse('Wizard')
  await table.button('Stop').waitFor()
  const { card } = await table.savedFile()
  expect(card?.bots).toEqual({ sorcerer: 'medium' })
})

test('a bot whose game is lost concedes it', async ({ visit }) => {
  const table = await visit()
  const stacks = { '1913': 'elf', '0212': '4 demon', '0213': '4 orc', '1205': '3 sorcerer' }
  const save = saveAt('wizard movement', stacks, { wand: { hex: '0212' } }, { seed: 5 })
  const card = {
    scenario: 'Basic Scenario',
    moment: 'Turn 3',
    asked: 'wizard',
    bots: { wizard: 'easy' },
  } as const
  await table.open({ ...save, card })
  await table.page.getByRole('heading', { name: 'Sorcerer wins' }).waitFor()
  await table.sees(/^The wizard resigns/)
})

test('two bots are watched to the end, and nothing secret is in the page', async ({ visit }) => {
  const table = await visit()
  await table.open(gameWith({ sorcerer: 'easy', wizard: 'easy' }, { turn: 4, options: { turnLimit: 4 } }))
  await table.press(STOP)
  await table.menu.waitFor()
  expect(await table.page.content()).not.toMatch(SECRET_SIGNS)
  await table.page.getByRole('checkbox', { name: 'Show all secrets' }).check()
  await table.press('Peek')
  await table.sees(/The wand is hidden in/)
  await table.page.getByRole('checkbox', { name: 'Show all secrets' }).uncheck()
  await expect.poll(() => table.page.content()).not.toMatch(SECRET_SIGNS)
  await setSpeed(table, 'At once')
  await table.press('Go on')
  await table.page.locator(byClass('.end__title')).waitFor()
})

test('two games that differ only in the bot’s secrets look the same', async ({ visit }) => {
  const pair = [await visit(), await visit()] as const
  const secrets = [
    { wand: { haunt: 'T1' }, pool: { demon: 2, orc: 9, ghoul: 11 } },
    { wand: { haunt: 'C2' }, pool: { demon: 8, orc: 4, ghoul: 5 } },
  ] as const
  for (const [nth, table] of pair.entries()) {
    await holdWorkers(table.page)
    await table.open(gameWith({ sorcerer: 'easy' }, secrets[nth]))
    await table.button('Stop').waitFor()
  }
  await expectSame(pair, 'the bot thinks')
  for (const table of pair) await table.press('Stop')
  await expectSame(pair, 'the bot waits')
  for (const table of pair) await whoPlays(table, 'Wizard', 'A bot: easy')
  await expectSame(pair, 'two bots are watched')
  for (const table of pair) {
    await whoPlays(table, 'Sorcerer', 'A person here')
    await table.takeMouse('Sorcerer')
    await table.press('Peek')
  }
  const [one, other] = await Promise.all(pair.map(({ page }) => snapshotOf(page)))
  expect(one && other && differences(one, other), 'before the sorcerer’s eyes').not.toEqual([])
})

/** Both pages are the same to the last attribute, and hold no sign of a secret. */
async function expectSame(pair: readonly [GameTable, GameTable], when: string): Promise<void> {
  const [one, other] = await Promise.all([snapshotOf(pair[0].page), snapshotOf(pair[1].page)])
  expect.soft(differences(one, other), when).toEqual([])
  expect.soft(SECRET_SIGNS.exec(one.document + one.spoken)?.[0], when).toBeUndefined()
}

/** Keeps the workers of bots from coming, so that bots think for ever; gives back how to let them come. */
async function holdWorkers(page: Page): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((done) => (release = done))
  await page.context().route(/bot-worker/, async (route) => {
    await released
    // Whoever was stopped waits for its worker no more.
    await route.continue().catch(() => undefined)
  })
  return release
}

async function setSpeed({ page }: GameTable, speed: string): Promise<void> {
  await page.getByLabel('Speed of bots').selectOption(speed)
}

async function choose({ page }: GameTable, side: SideName, who: string): Promise<void> {
  await page.getByLabel(`${side}: played by`).selectOption(who)
}

/** Changes who plays a side, in the middle of the game. */
async function whoPlays(table: GameTable, side: SideName, who: string): Promise<void> {
  await table.chooseInMenu('Who plays…')
  await choose(table, side, who)
  await table.press('Play on so')
}
