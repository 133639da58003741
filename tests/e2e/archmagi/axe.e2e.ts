import { describe } from 'vitest'
import type { OpenSave } from '@/engine/save/save'
import { expectSound, SIZES } from '../support/axe'
import { test } from '../support/fixtures'
import type { GameTable } from '../support/game-table'
import { SCRIPTED_ARCHMAGI as DUEL } from '../support/scripted/archmagi'
import { FOUR_WIZARDS } from '../support/scripted/four-wizards'
import { saveBefore } from '../support/scripted/moments'

/** What is about to be given where the table is looked at. */
const OF_FOUR = ['drawUnits', 'deploy', 'look', 'startBattle', 'pick', 'plan', 'callOff', 'discardSpells']

describe.each(SIZES)('axe finds nothing, and nothing is too wide: %s', (_size, options) => {
  test('from the new game of Archmagi to the placing', async ({ visit }) => {
    const table = await visit(options)
    await table.page.getByRole('link', { name: 'New game of Archmagi' }).click()
    await table.button('Start').waitFor()
    await expectSound(table, 'new game')
    await table.press('Start')
    await table.sitDown()
    await table.sees('Roll for the turn order')
    await expectSound(table, 'the turn order')
    await sitDownAt(table, saveBefore(DUEL, 'placeArchmagus'))
    await expectSound(table, 'placing')
  })

  test('at the table of Archmagi, to the end', async ({ visit }) => {
    const table = await visit(options)
    for (const type of OF_FOUR) {
      await sitDownAt(table, saveBefore(FOUR_WIZARDS, type))
      await expectSound(table, `before ${type}`)
    }
    await sitDownAt(table, saveBefore(FOUR_WIZARDS, 'move'))
    await table.clickHex('E4')
    await expectSound(table, 'a stack in hand')
    await giveUp(table)
    await expectSound(table, 'end')
  })
})

/** Opens a game, whatever was open, and lifts its curtain. */
async function sitDownAt(table: GameTable, save: OpenSave): Promise<void> {
  await table.open(save)
  await table.asked.click()
  await table.menu.waitFor()
}

async function giveUp(table: GameTable): Promise<void> {
  await sitDownAt(table, saveBefore(DUEL, 'drawUnits'))
  const forces = table.page.getByRole('tab', { name: 'Forces' })
  if (await forces.isVisible()) await forces.click()
  await table.press('Concede')
  await table.page.getByRole('menuitem', { name: 'Concede…' }).click()
  await table.page
    .getByRole('alertdialog')
    .or(table.page.getByRole('dialog'))
    .getByRole('button', { name: 'Yes, concede' })
    .click()
  await table.page.getByRole('heading', { name: 'Azure wins' }).waitFor()
}
