import { expect } from 'vitest'
import { positionOf } from '@/engine/kernel/history'
import { test } from '../support/fixtures'
import type { GameTable } from '../support/game-table'
import { historyIn } from '../support/kept'
import { playSteps } from '../support/scripted/play'
import { SKIRMISH as GAME } from '../support/scripted/skirmish'

/** The step after the first with a command of a type. */
function after(type: string): number {
  return GAME.history.steps.findIndex(({ entry }) => entry.command.type === type) + 1
}

test('a battle of three rounds by mouse: spells, a tired wizard, a retreat, hits shared out, a regroup', async ({
  visit,
}) => {
  const table = await visit()
  await table.open(GAME.save)
  await playSteps(table, GAME, 0, after('openBattle'))
  await table.page.getByRole('region', { name: 'Battle in 0805, round 1 of 4' }).waitFor()
  await playSteps(table, GAME, after('openBattle'), after('cast'))
  await table.expectLogged('Moonlance')

  const before = await battleSeen(table)
  expect(before[0]).toContain('North attacks')
  await table.reload()
  // Everybody looks on at a battle: no curtain falls.
  await expect.poll(() => battleSeen(table)).toEqual(before)
  await playSteps(table, GAME, after('cast'), after('regroupIn'))
  await table.page.getByRole('region', { name: 'Battle in 0805' }).waitFor({ state: 'detached' })
  await playSteps(table, GAME, after('regroupIn'))
  await table.page.getByRole('heading', { name: 'North wins' }).waitFor()
  const ended = historyIn(await table.savedFile())
  const { rules, history } = GAME
  expect(rules.writePosition(positionOf(ended))).toEqual(rules.writePosition(positionOf(history)))
})

/** The battle board, the orders and the log. */
async function battleSeen(table: GameTable): Promise<readonly string[]> {
  const board = await table.page.getByRole('region', { name: /^Battle in/ }).allInnerTexts()
  const orders = await table.page.getByRole('region', { name: 'What to do now' }).allInnerTexts()
  return [...board, ...orders, ...(await table.log())]
}
