import { expect } from 'vitest'
import { test } from '../support/fixtures'
import type { GameTable } from '../support/game-table'
import { arenaSaveAt } from '../support/saves'

const CASTERS = arenaSaveAt([
  'magic1',
  ['west human-grunt C1', 'west sorcerer C3', 'east human-grunt C9', 'east wizard C5', 'east kobold C5'],
  {
    pools: [20, 20],
    spells: [
      ['spark', 'fireball'],
      ['spell-shield', 'block-magic'],
    ],
  },
])

/** West may choose who dies at B4 and then has another fight at D4. */
const FIGHTS = arenaSaveAt([
  'combat',
  [
    'west swordmaster B4',
    'west giant D4',
    'east human-grunt C9',
    'east orc B4',
    'east kobold B4',
    'east orc D4',
    'east orc D4',
  ],
])

test('a reload amid declarations comes back to the same bout, and undo stops at a card that was shown', async ({
  visit,
}) => {
  const table = await visit()
  await table.open(CASTERS)
  await table.takeMouse('West')
  await table.clickHex('C3')
  await table.press(/^Spark/)
  await table.clickHex('C5')
  await table.press(/^Kobold 5/)
  await table.press('Declare Spark')
  await table.expectLogged('declares Spark')
  await table.page.keyboard.press('Control+z')
  await table.seesUndoStop('Undo stops here. A spell card was revealed.')
  await table.press(/^Pass/)
  await table.expectOnlyCurtain()
  await table.reload()
  await table.expectOnlyCurtain()

  await table.takeMouse('East')
  await table.clickHex('C5')
  await table.press(/^Block Magic/)
  await table.clickHex('C3')
  await table.press('Declare Block Magic')
  await table.expectLogged('declares Block Magic')
  const before = await standing(table)
  await table.reload()
  await table.expectOnlyCurtain()
  await table.takeMouse('East')
  await expect.poll(() => standing(table)).toEqual(before)
  await table.sees('Bout 2: East, answer or pass.')
  await table.press(/^Pass/)
  await table.takeMouse('West')
  await table.expectLogged('Spark fails: it is blocked.')
})

test('a reload amid a fight asks again who dies, with the other fight still to settle', async ({ visit }) => {
  const table = await visit()
  await table.open(FIGHTS)
  await table.press('Settle this fight: B4')
  await table.sees('Who dies?')
  const before = await standing(table)
  await table.reload()

  await table.sees('Who dies?')
  await expect.poll(() => standing(table)).toEqual(before)
  await table.press(/^Kobold 5/)
  await table.expectLogged('West picks Kobold 5.')
  await expect.poll(() => table.describe('B4')).toContain('East’s Orc 4')
  await table.press('Settle this fight: D4')
  await table.expectLogged('Fight at D4, 5 against 2: West wins.')
  await table.expectLogged('1 of 2: ')
  const settled = await standing(table)
  await table.page.keyboard.press('Control+z')
  await table.seesUndoStop('Undo stops here. Dice were rolled.')
  await table.reload()
  await table.expectMoment('Turn 5, West: Combat')
  await expect.poll(() => standing(table)).toEqual(settled)
})

/** Everything that tells how far the game has come. */
async function standing(table: GameTable): Promise<unknown> {
  await table.endButton
    .or(table.page.getByRole('region', { name: 'Who dies?' }))
    .first()
    .waitFor()
  await table.settled()
  const { dice, entries, cursor } = await table.saveToFile()
  return {
    panel: await table.page.getByRole('region', { name: 'What to do now' }).innerText(),
    log: await table.log(),
    moment: await table.moment(),
    saved: { dice, entries, cursor },
  }
}
