import { describe } from 'vitest'
import { beginArena, take } from '../support/arena'
import { expectSound, SIZES } from '../support/axe'
import { test } from '../support/fixtures'
import type { GameTable } from '../support/game-table'
import { arenaSaveAt } from '../support/saves'

const ARMIES = [
  'west human-grunt C1',
  'west gargoyle B3',
  'west sorcerer C4',
  'west swordmaster D4',
  'east human-grunt C9',
  'east wizard C5',
  'east kobold D4',
  'east orc D4',
]
const MAGIC = { pools: [20, 20], spells: [['spark', 'fireball'], ['block-magic']] }

describe.each(SIZES)('axe finds nothing, and nothing is too wide: %s', (_size, options) => {
  test('from the new game of Arena to the placing', async ({ visit }) => {
    const table = await visit(options)
    await table.page.getByRole('link', { name: 'New game of Arena' }).click()
    await table.button('Start').waitFor()
    await expectSound(table, 'new game')
    await table.goHome()
    await beginArena(table, 'Advanced')
    await table.takeMouse('West')
    await take(table, { creatures: { Dragon: 4 }, items: { Grenade: 1 }, spells: ['Fireball'] })
    await table.press('Make it final')
    await table.page.getByRole('alert').filter({ hasText: 'AA-2.1' }).waitFor()
    await expectSound(table, 'army building with a refusal')

    await table.open(arenaSaveAt(['movement', ['west giant hand', 'east orc hand'], PLACING]))
    await table.sees('Still to be placed')
    await expectSound(table, 'placing')
  })

  test('at the table of Arena, to the end', async ({ visit }) => {
    const table = await visit(options)
    await table.open(arenaSaveAt(['movement', ARMIES]))
    await table.menu.waitFor()
    await table.clickHexes('B3', 'B4')
    await table.sees('Fly and stay in the air')
    await expectSound(table, 'movement, a way asked')
    await table.open(arenaSaveAt(['combat', ARMIES]))
    await table.button('Settle this fight: D4').waitFor()
    await expectSound(table, 'combat')
    await table.press('Settle this fight: D4')
    await table.sees('Who dies?')
    await expectSound(table, 'the choice of a casualty')
    await table.open(arenaSaveAt(['magic1', ARMIES, MAGIC]))
    await table.takeMouse('West')
    await declareSpark(table)
    await concede(table)
    await expectSound(table, 'end')
  })
})

const PLACING = { stage: 'placeBasic', ruleset: 'basic' }

async function declareSpark(table: GameTable): Promise<void> {
  await table.clickHex('C4')
  await table.press(/^Spark/)
  await expectSound(table, 'targets')
  await table.clickHex('C5')
  await expectSound(table, 'before the declaration')
  await table.press('Declare Spark')
  await table.sees(/^Nothing is declared|^By Sorcerer 3, C4/)
  await expectSound(table, 'declared')
}

async function concede(table: GameTable): Promise<void> {
  const forces = table.page.getByRole('tab', { name: 'Forces' })
  if (await forces.isVisible()) await forces.click()
  await table.press('Concede')
  await table.page.getByRole('menuitem', { name: 'Concede…' }).click()
  await table.press('Yes, concede')
  await table.page.getByRole('heading', { name: 'East wins' }).waitFor()
}
