import { expect } from 'vitest'
import { test } from '../support/fixtures'
import { FOUR_WIZARDS as GAME } from '../support/scripted/four-wizards'
import { playSteps } from '../support/scripted/play'

/** The step after the first with a command of a type. */
function after(type: string): number {
  return GAME.history.steps.findIndex(({ entry }) => entry.command.type === type) + 1
}

test('a round of four: recruiting, scouting, a march, exploring, and a battle with support and a spell', async ({
  visit,
}) => {
  const table = await visit()
  await table.open(GAME.save)
  await table.takeMouse('Crimson')
  await playSteps(table, GAME, 0, after('deploy'))
  await table.expectLogged('Crimson deploys Swordsmen in B2.')
  await playSteps(table, GAME, after('deploy'), after('look'))
  await table.expectLogged('Crimson looks at Azure’s stack in F4: Orcs and Goblins.')
  await playSteps(table, GAME, after('look'), after('explore'))
  await table.expectLogged('F5')
  await playSteps(table, GAME, after('explore'), after('rollBattle'))
  await table.expectLogged('Crimson wins')
  await playSteps(table, GAME, after('rollBattle'))
  await table.page.getByRole('heading', { name: /wins$|^A draw/ }).waitFor()
})

test('a reload amid a battle comes back to the same plan, behind the curtain', async ({ visit }) => {
  const table = await visit()
  await table.open(GAME.save)
  await table.takeMouse('Crimson')
  await playSteps(table, GAME, 0, after('plan'))
  const panel = () => table.page.getByRole('region', { name: 'What to do now' }).innerText()
  const before = [await panel(), ...(await table.log())]
  expect(before[0]).toContain('Your plan')
  await table.reload()
  await table.expectOnlyCurtain()
  await table.takeMouse('Crimson')
  await expect.poll(async () => [await panel(), ...(await table.log())]).toEqual(before)
  await playSteps(table, GAME, after('plan'), after('rollBattle'))
  await table.expectLogged('Crimson wins')
})
