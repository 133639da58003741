import type { Page, PageScreenshotOptions } from 'playwright-core'
import { PLAYED_STACKS } from './stacks'
import type { Moment } from '../support/situation'
import type { GameTable, SideName } from '../e2e/support/game-table'
import { saveAt } from '../e2e/support/saves'

const FOLDER = 'docs/pictures'
const QUALITY = 58
/** By then what is fetched late has come and been laid out. */
const PAUSE_MS = 500

/** Opens the scene of the pictures at a moment, and lets its side take the mouse. */
export async function sitDown(table: GameTable, moment: Moment, seed: number | null = 5): Promise<void> {
  await table.open(saveAt(moment, PLAYED_STACKS, { pool: { demon: 3, orc: 4, ghoul: 4 } }, { seed }))
  await table.takeMouse(moment.startsWith('wizard') ? 'Wizard' : ('Sorcerer' satisfies SideName))
  await settle(table.page)
}

/** Answers the question before a first roll: others can still attack. */
export async function rollAnyway({ page }: GameTable): Promise<void> {
  await page.getByRole('button', { name: 'Roll', exact: true }).click()
}

/** Takes a picture of the page, or of a part of it, under a name. */
export async function picture(page: Page, name: string, clip?: PageScreenshotOptions['clip']): Promise<void> {
  await settle(page)
  await page.screenshot({
    path: `${FOLDER}/${name}.jpg`,
    type: 'jpeg',
    quality: QUALITY,
    ...(clip ? { clip } : {}),
  })
}

/** Lets what was asked for last be fetched and painted. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(PAUSE_MS)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}
