import { expect } from 'vitest'
import { diceStateOf, seededDice } from '@/engine/kernel/dice'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { saveAt } from './support/saves'

const SEED = 11

/** Three hexes of the wizard's side, each with an enemy stack beside it, far from each other. */
const FRONT = {
  '0709': '4 elf',
  '0710': '3 ghoul',
  '1306': '3 dwarf',
  '1307': '2 orc',
  '1810': '2 barbarian',
  '1811': 'demon',
} as const

const ATTACKS = [
  ['0709', '0710'],
  ['1306', '1307'],
  ['1810', '1811'],
] as const

test('a reload between two attacks comes back there: same designations, log and dice', async ({ visit }) => {
  const table = await visit()
  await table.open(saveAt('wizard combat', FRONT, {}, { seed: SEED }))
  await table.takeMouse('Wizard')
  for (const [from, to] of ATTACKS) await designate(table, from, to)
  const [first, second, third] = facesFrom(SEED)

  await table.press(/^Roll: .* at 1307$/)
  await table.expectLogged(`Attack at 1307, 2:1 with bonus: rolls ${first}`)
  const before = await standing(table)
  await table.reload()

  await table.expectOnlyCurtain()
  await table.takeMouse('Wizard')
  await expect.poll(() => standing(table)).toEqual(before)
  await table.press(/^Roll: .* at 0710$/)
  await table.expectLogged(`rolls ${second}`)
  await table.reload()
  await table.takeMouse('Wizard')
  await table.press('Resolve all')
  await table.expectLogged(`rolls ${third}`)
  await expect.poll(() => rolled(table)).toEqual([first, second, third])
  await table.sees('0 to roll')
})

test('a reload while dice are being typed leaves the attack undecided', async ({ visit }) => {
  const table = await visit()
  await table.open(saveAt('wizard combat', FRONT))
  await table.takeMouse('Wizard')
  for (const [from, to] of ATTACKS) await designate(table, from, to)
  await table.press(/^Roll: .* at 0710$/)
  await table.enterDice(1)
  await table.press(/^Roll: .* at 1811$/)
  await expect.poll(() => table.diceWanted()).toContain('1811')
  await table.page.getByRole('dialog').getByRole('button', { name: 'A 4' }).click()
  await table.reload()

  await table.takeMouse('Wizard')
  await expect.poll(() => table.page.getByRole('dialog').count()).toBe(0)
  await table.sees('2 to roll')
  await table.press(/^Roll: .* at 1811$/)
  await table.enterDice(6)
  await table.expectLogged('rolls 6; 1 demon eliminated.')
  await table.press('Decline')
  await table.press(/^Roll: .* at 1307$/)
  await table.enterDice(1)
  await expect.poll(() => rolled(table)).toEqual([1, 6, 1])
})

test('a reload between the summoning roll and the placing asks again how many are placed', async ({
  visit,
}) => {
  const table = await visit()
  const stacks = { '0509': 'sorcerer', '2112': 'elf' }
  await table.open(saveAt('sorcerer summon', stacks, { pool: { demon: 5 } }))
  await table.takeMouse('Sorcerer')
  await table.clickHexes('0509', '0508')
  await table.press('Summon demons at T1')
  await table.enterDice(4)
  await table.sees('Up to 3 demons answer at Temple T1. How many are placed?')
  await table.reload()

  await table.expectOnlyCurtain()
  await table.takeMouse('Sorcerer')
  await table.sees('Up to 3 demons answer at Temple T1. How many are placed?')
  await table.endButton.click()
  await expect.poll(() => table.refusal()).toMatch(/AR-6\.6$/)
  await table.press('Place 2 demons')
  await table.expectLogged('2 demons appear at 0508.')
  await expect.poll(() => table.describe('0508')).toContain('2 demons')
})

async function designate(table: GameTable, from: string, to: string): Promise<void> {
  await table.clickHexes(from, to)
  await table.press(`Declare attack on ${to}`)
  await table.button(new RegExp(`^Roll: .* at ${to}$`)).waitFor()
}

/** Everything that tells how far the resolving has come. */
async function standing(table: GameTable): Promise<unknown> {
  await table.settled()
  const { dice, entries, cursor } = await table.saveToFile()
  return {
    designations: await table.page.getByRole('region', { name: 'Designations' }).innerText(),
    forces: await table.page.getByRole('table', { name: /^Forces/ }).innerText(),
    log: await table.log(),
    moment: await table.moment(),
    saved: { dice, entries, cursor },
  }
}

/** The faces of the attacks in the log, oldest first. */
async function rolled(table: GameTable): Promise<readonly number[]> {
  return (await table.log()).flatMap((line) => {
    const face = /^.*Attack at .* rolls (\d)/.exec(line)?.[1]
    return face === undefined ? [] : [Number(face)]
  })
}

function facesFrom(seed: number): readonly number[] {
  const dice = seededDice(diceStateOf(seed))
  return Array.from({ length: 3 }, () => dice.roll({ count: 1, faces: 6, label: 'Attack' })[0] ?? 0)
}
