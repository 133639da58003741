import { expect } from 'vitest'
import { expectNoViolations } from './support/axe'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { saveAt } from './support/saves'
import { byClass } from '../support/class-selector'

const SAVE = saveAt('wizard movement', { '0308': '4 elf', '0709': 'dwarf', '1607': 'orc' })

/** Two moves, the elves' first. */
async function moved(table: GameTable): Promise<void> {
  await table.open(SAVE)
  await table.takeMouse('Wizard')
  await table.clickHexes('0308', '0508')
  await table.expectLogged('4 elves move')
  // The elves could go on.
  await table.page.keyboard.press('Escape')
  await table.clickHexes('0709', '0708')
  await table.expectLogged('1 dwarf moves')
}

async function ask(table: GameTable, line: string): Promise<void> {
  await table.page.locator(byClass('.log-list__line'), { hasText: line }).click()
  await table.page.getByRole('dialog', { name: 'From this line' }).waitFor()
}

test('a line of the log leads back to it, when undo may go there', async ({ visit }) => {
  const table = await visit({ bypassCSP: true })
  await moved(table)
  await ask(table, '1 dwarf moves')
  await table.sees('Nothing has been done since.')
  await table.page.keyboard.press('Escape')
  await ask(table, '4 elves move')
  await expectNoViolations(table, 'a line of the log')
  await table.press('Undo to here')
  await expect.poll(() => table.describe('0709')).toContain('1 dwarf')
  await expect.poll(() => table.describe('0508')).toContain('4 elves')
})

test('a line of the log opens the game as it stood then, in a study', async ({ visit }) => {
  const table = await visit()
  await moved(table)
  await ask(table, '4 elves move')
  await table.press('Review from here')
  await table.page.getByRole('slider').first().waitFor()
  await expect.poll(() => table.page.url()).toContain('#/study/arrakhar/')
  await expect.poll(() => table.log()).toEqual([expect.stringContaining('4 elves move')])
})
