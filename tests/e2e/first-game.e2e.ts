import { expect } from 'vitest'
import { expectNoViolations } from './support/axe'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'

test('a newcomer goes from Home through the first lesson by doing what it says', async ({ visit }) => {
  const table = await visit({ bypassCSP: true })
  await table.page.getByRole('link', { name: /^Learn Arrakhar/ }).click()
  await table.page.getByRole('link', { name: /^Start here/ }).click()
  await table.sees('The valley')
  await toChapter(table, 'Two sides')
  await toChapter(table, 'A move')
  await watchByClicker(table, 2)
  await expectNoViolations(table, 'a demonstration')

  await toChapter(table, 'Your move')
  await table.clickHexes('0407', '0709')
  await table.sees('Well done!')

  await toChapter(table, 'A fireball')
  await watch(table, 2)
  await toChapter(table, 'Your fire')
  await table.clickHexes('0608', '0808')
  await table.press('Aim 2 fireballs')
  await table.press('Resolve all')
  await table.sees('Well done!')

  await toChapter(table, 'An attack')
  await watch(table, 2)
  await toChapter(table, 'Your attack')
  await table.clickHexes('0709', '0808')
  await table.press('Declare attack on 0808')
  await table.press(/^Roll: /)
  await table.press('Choose units')
  await table.press('Advance with 4 elves')
  await table.sees('Well done!')

  await toChapter(table, 'A turn')
  await toChapter(table, 'Orcs and ghouls')
  await watch(table, 5)
  await toChapter(table, 'Your summoning')
  await table.clickHexes('0507', '0508')
  await table.press('Summon demons at T1')
  await table.press('Place 4 demons')
  await table.sees('Well done!')

  await toChapter(table, 'Finding the wand')
  await watch(table, 1)
  await toChapter(table, 'Carry it out')
  await table.clickHexes('0412', '0112')
  await table.sees('Well done!')

  await toChapter(table, 'A whole phase')
  await playThePhase(table)
  await table.sees('Well done!')
  await toChapter(table, 'Sit down and play')
  await table.press('Finish the lesson')
  await table.page.getByRole('link', { name: 'Once more: Your first game' }).waitFor()
})

/** The panel's buttons end the segments; the board does the rest. */
async function playThePhase(table: GameTable): Promise<void> {
  await end(table, /^End haste/)
  await table.clickHexes('0405', '0407')
  await table.clickHexes('0404', '0406')
  await end(table, /^End movement/)
  await table.clickHexes('0406', '0508')
  await table.press('Aim 2 fireballs')
  await table.press('Resolve all')
  await end(table, /^End fireballs/)
  await table.press('Choose units')
  await table.press('Advance with 4 elves')
  await end(table, /^End combat/)
  await table.press(/^Check haunts/)
}

/** Ends a segment, also where the program asks back because something could still be done. */
async function end(table: GameTable, name: RegExp): Promise<void> {
  const [button, anyway] = [table.button(name), table.button('End anyway')]
  await button.click()
  await expect.poll(async () => (await anyway.isVisible()) || !(await button.isVisible())).toBe(true)
  if (await anyway.isVisible()) await anyway.click()
  await anyway.waitFor({ state: 'hidden' })
}

async function watch(table: GameTable, steps: number): Promise<void> {
  for (let step = 1; step <= steps; step++) {
    await table.press('Next step')
    await table.sees(`Step ${step} of ${steps}`)
  }
}

/** A clicker sends the page keys. */
async function watchByClicker(table: GameTable, steps: number): Promise<void> {
  for (let step = 1; step <= steps; step++) {
    await table.page.keyboard.press('PageDown')
    await table.sees(`Step ${step} of ${steps}`)
  }
}

/** On to the next chapter, whose name is awaited: a second press before it stands would mean the same step. */
async function toChapter(table: GameTable, title: string): Promise<void> {
  await table.press('Next chapter')
  await table.page.getByRole('heading', { name: title, exact: true }).waitFor()
}
