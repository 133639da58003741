import { readFileSync } from 'node:fs'
import type { Locator } from 'playwright-core'
import { describe, expect } from 'vitest'
import { present } from '@/engine/kernel/refusal'
import { fileOf } from '../corpus/kept'
import { expectNoViolations } from './support/axe'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { saveAt } from './support/saves'

/** A short game with fights, to its end. */
const GAME = readFileSync(fileOf('short', 'wizards-side-eliminated'), 'utf8')

/** A running game, in which a fireball is about to be cast. */
const RUNNING = saveAt('wizard fireball', { '0710': '2 ghoul', '0709': '2 wizard' }, {}, { seed: 5 })

const SIZES = [
  ['desktop', { width: 1440, height: 900 }],
  ['tablet', { width: 1024, height: 768 }],
  ['phone', { width: 390, height: 844 }],
] as const

function chart({ page }: GameTable, name: string): Locator {
  return page.getByRole('figure', { name, exact: true })
}

/** Waits until the report stands and every position has been judged. */
async function expectReport({ page }: GameTable): Promise<void> {
  await page.getByRole('heading', { name: 'Report: Arrakhar’s Wand' }).waitFor()
  await page.getByRole('slider', { name: 'Chances of both sides' }).waitFor()
  await expect.poll(() => page.getByRole('progressbar').count()).toBe(0)
}

/** Opens the report of a game from its last screen. */
async function openAtEnd(table: GameTable): Promise<void> {
  await table.open(GAME)
  await table.page.getByRole('link', { name: 'Game report' }).click()
  await expectReport(table)
}

async function openStudy({ page, home }: GameTable, text: string): Promise<void> {
  await page.goto(`${home}#/study/arrakhar`)
  await page.getByRole('heading', { name: 'Study: Arrakhar’s Wand' }).waitFor()
  await page
    .locator('main input[type="file"]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await page.getByRole('slider', { name: 'Step' }).waitFor()
}

/** The step that a link to a position names. */
async function stepOf(link: Locator): Promise<string> {
  const address = present(await link.getAttribute('href'), 'address')
  return present(/^#\/study\/arrakhar\/[^/]+\/(\d+)/.exec(address)?.[1], 'step')
}

/** Waits until the study stands at a step. */
async function expectStudyAt({ page }: GameTable, step: string): Promise<void> {
  await expect.poll(() => page.getByRole('slider', { name: 'Step' }).inputValue()).toBe(step)
}

describe('The report of a finished game', () => {
  test.for(SIZES)('is told without a fault for axe on a %s', async ([, viewport], { visit }) => {
    const table = await visit({ viewport, bypassCSP: true })
    await openAtEnd(table)
    await table.page.getByText('Sorcerer wins.', { exact: true }).waitFor()
    for (const name of ['Chances of both sides', 'Luck: Units eliminated', 'Units lost'])
      await chart(table, name).getByText('Show as a table').click()
    await expectNoViolations(table, 'report')
  })

  test('opens positions by keys, comes back and survives a reload', async ({ visit }) => {
    const table = await visit()
    const { page } = table
    await openAtEnd(table)
    const losses = chart(table, 'Units lost')
    const open = losses.getByRole('link', { name: 'Open this position' })
    const last = await stepOf(open)
    await losses.getByRole('slider').focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    const step = await stepOf(open)
    expect(Number(step)).toBeLessThan(Number(last))
    await page.keyboard.press('Enter')
    await expectStudyAt(table, step)
    await page.goBack()
    await expectReport(table)
    await page.reload()
    await expectReport(table)
    await page.getByRole('link', { name: 'Back to the table' }).click()
    await page.getByRole('heading', { name: 'Sorcerer wins' }).waitFor()
  })

  test('opens positions by a click on a chart, and from its table', async ({ visit }) => {
    const table = await visit()
    const { page } = table
    await openAtEnd(table)
    const luck = chart(table, 'Luck: Units eliminated')
    const open = luck.getByRole('link', { name: 'Open this position' })
    const last = await stepOf(open)
    const { width, height } = present(await luck.getByRole('slider').boundingBox(), 'the plot')
    await luck.getByRole('slider').click({ position: { x: width / 2, y: height / 2 } })
    await expect.poll(() => stepOf(open)).not.toBe(last)
    await luck.getByText('Show as a table').click()
    const rows = luck.getByRole('table').getByRole('link')
    const step = await stepOf(rows.first())
    await rows.first().click()
    await expectStudyAt(table, step)
    await page.getByText('The game is over here.').waitFor({ state: 'detached' })
  })
})

describe('The report of a study', () => {
  test('is that of its line, also of a branch', async ({ visit }) => {
    const table = await visit()
    const { page } = table
    await openStudy(table, GAME)
    await table.press('Play on from here')
    await page.getByText('What if: Branch 1.').waitFor()
    await page.getByRole('button', { name: /^As played/ }).click()
    await page.getByRole('link', { name: 'Report of this line' }).click()
    await expectReport(table)
    await page.getByText('Sorcerer wins.', { exact: true }).waitFor()
    const open = chart(table, 'Units lost').getByRole('link', { name: 'Open this position' })
    const last = await stepOf(open)
    await open.click()
    await expectStudyAt(table, last)
    await page.getByText('Replay: nothing here changes the game. The game is over here.').waitFor()
    await page.getByRole('button', { name: /^Branch 1/ }).click()
    await page.getByRole('link', { name: 'Report of this line' }).click()
    await page.getByText('Nothing has been played yet that could be reported on.').waitFor()
  })

  test('shows the chances beside the board, and they lead through it', async ({ visit }) => {
    const table = await visit({ bypassCSP: true })
    const { page } = table
    await openStudy(table, GAME)
    await table.press('Show the chances')
    const strip = page.getByRole('slider', { name: 'Chances of both sides' })
    await strip.focus()
    await page.keyboard.press('End')
    await page.getByText('Replay: nothing here changes the game. The game is over here.').waitFor()
    await page.keyboard.press('Home')
    await expectStudyAt(table, '0')
    await expect.poll(() => page.getByRole('progressbar').count()).toBe(0)
    await expectNoViolations(table, 'a study with its chances')
  })

  test('of a running game tells only what lies open', async ({ visit }) => {
    const table = await visit()
    const { page } = table
    await table.open(RUNNING)
    await table.takeMouse('Wizard')
    await table.clickHexes('0709', '0710')
    await table.press(/^(Aim|Declare) /)
    await table.press('Resolve all')
    await table.sees(/eliminated|no effect/)
    await page.goto(`${table.home}#/study/arrakhar/game`)
    await page.getByRole('link', { name: 'Report of this line' }).click()
    await expectReport(table)
    await page.getByText(/only what lies open on the table goes into this report/).waitFor()
    const open = chart(table, 'Luck: Units eliminated').getByRole('link', { name: 'Open this position' })
    // How many steps were taken in secret is not to be read off the address.
    await expect.poll(() => open.getAttribute('href')).toContain('/end-0/')
    await open.click()
    await page.getByText('The game goes on: only what lies open is shown.').waitFor()
    const step = page.getByRole('slider', { name: 'Step' })
    await expect.poll(async () => (await step.inputValue()) === (await step.getAttribute('max'))).toBe(true)
  })
})
