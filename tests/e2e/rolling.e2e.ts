import { expect } from 'vitest'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { arenaSaveAt, saveAt } from './support/saves'

/** Two attacks, of which the first may empty its hex, and an elf beside an orc. */
const FRONT = {
  '0709': '4 elf',
  '0710': 'ghoul',
  '1306': '3 dwarf',
  '1307': '2 orc',
  '1810': 'elf',
  '1811': 'orc',
} as const

test('rolling asks for what it gives up, halts at an advance, and goes on when told so', async ({
  visit,
}) => {
  const table = await visit()
  await table.open(saveAt('wizard combat', FRONT))
  await table.takeMouse('Wizard')
  for (const [from, to] of [
    ['0709', '0710'],
    ['1306', '1307'],
  ] as const) {
    await table.clickHexes(from, to)
    await table.press(`Declare attack on ${to}`)
  }
  await table.press('Resolve all')
  await answer(table, '1 unit can still attack: roll anyway?', 'Cancel')
  await table.sees('2 to roll')
  expect(await focused(table)).toBe('Resolve all')

  await table.page.keyboard.press('Enter')
  await answer(table, '1 unit can still attack: roll anyway?', 'Roll')
  await table.enterDice(6)
  await table.sees('Halted: advance into 0710 or decline first.')
  await table.press('Resolve all')
  await answer(table, 'Advance into 0710: roll anyway?', 'Cancel')
  await table.sees('1 to roll')
  await table.press('Decline')
  await table.press('Resolve all')
  await table.enterDice(1)
  await table.sees('0 to roll')
})

test('Arena asks before the first fight while somebody can still fire', async ({ visit }) => {
  const table = await visit()
  const creatures = ['west archer C4', 'west orc B4', 'east orc B4', 'east orc C9']
  await table.open(arenaSaveAt(['combat', creatures]))
  await table.expectMoment('Turn 5, West: Combat')
  await table.press(/^Settle this fight: B4/)
  await answer(table, '1 creature can fire: settle anyway?', 'Cancel')
  await table.press(/^Settle this fight: B4/)
  await answer(table, '1 creature can fire: settle anyway?', 'Settle')
  await table.expectLogged('Fight at B4')
})

async function answer({ page }: GameTable, question: string, button: string): Promise<void> {
  const group = page.getByRole('group', { name: question })
  await group.getByRole('button', { name: button, exact: true }).click()
  await group.waitFor({ state: 'detached' })
}

function focused({ page }: GameTable): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent ?? '')
}
