import { expect } from 'vitest'
import { positionAt, positionOf } from '@/engine/kernel/history'
import { test } from '../support/fixtures'
import type { GameTable } from '../support/game-table'
import { historyIn } from '../support/kept'
import { KINGDOMS as GAME } from '../support/scripted/kingdoms'
import { playSteps } from '../support/scripted/play'

test('a game of two boards by mouse, from the form through the secret set-up to victory', async ({
  visit,
}) => {
  const table = await visit()
  const { rules, history } = GAME
  await agree(table)
  const begun = historyIn(await table.savedFile())
  expect(rules.writePosition(positionAt(begun, 0))).toEqual(rules.writePosition(positionAt(history, 0)))

  // From here with dice that are known.
  await table.open(GAME.save)
  await playSteps(table, GAME)
  await table.page.getByRole('heading', { name: 'North wins' }).waitFor()
  const ended = historyIn(await table.savedFile())
  expect(rules.writePosition(positionOf(ended))).toEqual(rules.writePosition(positionOf(history)))
})

/** Fills in the form, whose figures are folded away, and starts. */
async function agree(table: GameTable): Promise<void> {
  const { page } = table
  await page.getByRole('link', { name: 'New game of Wizard Kings' }).click()
  await page.getByRole('radio', { name: /^Medium/ }).check()
  await page.getByText('Figures of the scenario').click()
  await page.getByRole('spinbutton', { name: 'Turns at most' }).fill('2')
  await page.getByRole('spinbutton', { name: 'Early end from turn' }).fill('2')
  await page.getByRole('spinbutton', { name: 'Chaos kinds each' }).fill('5')
  await table.press('Start')
  await table.sees('Roll for who chooses boards first.')
}
