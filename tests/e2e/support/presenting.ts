import type { Page } from 'playwright-core'
import { byClass } from '../../support/class-selector'
import type { GameTable } from './game-table'
import { saveAt } from './saves'

const MOVEMENT = saveAt(
  'wizard movement',
  { '0709': '3 elf', '0710': '2 ghoul', '0708': 'barbarian' },
  {},
  { seed: 3 },
)

/** The number of the slide shown, and of how many. */
export async function place(page: Page): Promise<readonly number[]> {
  return ((await page.locator(byClass('.show__place')).innerText()).match(/\d+/g) ?? []).map(Number)
}

export async function presented({ page }: GameTable): Promise<void> {
  await page.getByRole('group', { name: 'Presentation' }).waitFor()
}

export async function words({ page }: GameTable): Promise<string> {
  return page.locator(byClass('.show__words')).innerText()
}

/** A game in which a barbarian has just moved, and the mouse is held. */
export async function moved(table: GameTable): Promise<void> {
  await table.open(MOVEMENT)
  await table.takeMouse('Wizard')
  await table.clickHexes('0708', '0608')
  await table.expectLogged('1 barbarian moves 0708–0608')
  await table.page.keyboard.press('Escape')
}

/** Presents the game at the table. */
export async function presentingTable(table: GameTable): Promise<void> {
  await moved(table)
  await table.chooseInMenu('Present')
  await presented(table)
}
