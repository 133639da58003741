import { expect } from 'vitest'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { assign, beginGame, buy, hideWand, placeHaunt } from './support/set-up'

const HAUNTS = { T1: '1706', T2: '0612', R1: '0808', R2: '1511', C1: '1304', C2: '1114' } as const
const SORCERERS = ['1707', '0611', '0909', '1411', '1305', '1213']

test('a whole set-up by hand, unit by unit and hex by hex, to turn 1', async ({ visit }) => {
  const table = await visit()
  await beginGame(table, 'short')
  await designSorcerer(table)
  await designWizard(table)
  await placeHaunts(table)
  await placeSorcerers(table)
  await placeWizardSide(table)

  await table.takeMouse('Sorcerer')
  await table.expectMoment('Turn 1, Sorcerer: Wandering orcs')
  await expect.poll(() => table.describe('1707')).toContain('1 sorcerer')
  await expect.poll(() => table.describe('0112')).toContain('2 wizards')
  await expect.poll(() => table.describe('1304')).toContain('Crypt C1')
  expect(await table.describe('1304')).not.toContain('wand')
  await table.press('Peek')
  await expect.poll(() => table.describe('1304')).toContain('where the wand is hidden')
  await table.sees('Pool: 5 demons, 8 orcs and 8 ghouls. The wand is hidden in Crypt C1.')
})

async function designSorcerer(table: GameTable): Promise<void> {
  await table.takeMouse('Sorcerer')
  await expectToDo(table, /At least 4 .*sorcerer/)
  await buy(table, { sorcerer: 6, demon: 5, orc: 8, ghoul: 9 })
  await table.sees('45 of 44')
  await table.press('Finish design')
  await expect.poll(() => table.refusal()).toContain('AR-2.1')
  await table.press('Ghouls: less')
  await table.sees('44 of 44')
  await table.sees('This force is legal.')
  await table.press('Finish design')
}

async function designWizard(table: GameTable): Promise<void> {
  await table.takeMouse('Wizard')
  await buy(table, { wizard: 5, barbarian: 5, dwarf: 7, elf: 8 })
  await table.sees('40 of 40')
  await table.press('Finish design')
}

async function placeHaunts(table: GameTable): Promise<void> {
  await table.takeMouse('Sorcerer')
  // A temple so near to gate D is refused where it is clicked, with the clause; so is one too near to another.
  await table.clickHex('1403')
  await expect.poll(() => table.refusal()).toMatch(/two hexes.* AR-3\.2$/)
  for (const [haunt, hex] of Object.entries(HAUNTS))
    await placeHaunt(table, haunt as keyof typeof HAUNTS, hex)
  await table.press(/^Crypt C2 ?at 1114/)
  await table.clickHex('1513')
  await expect.poll(() => table.refusal()).toMatch(/AR-3\.3$/)
  await expect.poll(() => table.describe('1513')).toContain('AR-3.3')
  await table.clickHex(HAUNTS.C2)
  await table.press('Finish placement')
  await expect.poll(() => table.refusal()).toMatch(/AR-3\.4$/)
  await hideWand(table, 'C1')
  await expect.poll(() => table.describe(HAUNTS.C1)).toContain('which hides the wand')
}

async function placeSorcerers(table: GameTable): Promise<void> {
  await expectToDo(table, /sorcerers/)
  await table.clickHexes(...SORCERERS.slice(0, 5))
  await table.sees('1 sorcerer in hand')
  await table.clickHex('0101')
  await expect.poll(() => table.refusal()).toMatch(/AR-3\.5$/)
  await table.clickHexes(...SORCERERS.slice(5))
  await table.sees('Everything is placed.')
  await table.press('Finish placement')
}

async function placeWizardSide(table: GameTable): Promise<void> {
  await table.takeMouse('Wizard')
  await table.page
    .locator('code')
    .getByText(/^[0-9a-f]{64}$/)
    .waitFor()
  await assign(table, 'A', { wizard: 2, dwarf: 3, elf: 4 })
  await assign(table, 'C', { wizard: 3, barbarian: 5 })
  await table.press('Finish placement')
  await expect.poll(() => table.refusal()).toMatch(/AR-4\.1$/)
  await table.clickHex('1010')
  await expect.poll(() => table.refusal()).toMatch(/AR-4\.1$/)
  await assign(table, 'D', { dwarf: 4, elf: 4 })
  await table.sees('Every unit has its entry hex.')
  await table.press('Finish placement')
}

async function expectToDo(table: GameTable, fault: RegExp): Promise<void> {
  await table.page.getByRole('region', { name: 'Still to do' }).getByText(fault).waitFor()
}
