import { expect } from 'vitest'
import { positionOf } from '@/engine/kernel/history'
import { test } from '../support/fixtures'
import { historyIn } from '../support/kept'
import { SCRIPTED_ARCHMAGI as GAME } from '../support/scripted/archmagi'
import { playSteps } from '../support/scripted/play'

test('a game of two on Teaching Isle by mouse, from the form to an Archmagus fallen', async ({ visit }) => {
  const table = await visit()
  await table.page.getByRole('link', { name: 'New game of Archmagi' }).click()
  await table.page.getByRole('radio', { name: /Teaching Isle/ }).check()
  await table.press('Start')
  await table.sitDown()
  await table.sees('Roll for the turn order')

  // From here with dice that are known.
  await table.open(GAME.save)
  await table.takeMouse('Crimson')
  await playSteps(table, GAME)
  await table.page.getByRole('heading', { name: /^Crimson wins/ }).waitFor()
  const ended = historyIn(await table.savedFile())
  const { rules, history } = GAME
  expect(rules.writePosition(positionOf(ended))).toEqual(rules.writePosition(positionOf(history)))
})
