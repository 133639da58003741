import { expect } from 'vitest'
import { diceStateOf, seededDice } from '@/engine/kernel/dice'
import { expectNoViolations } from './support/axe'
import { test } from './support/fixtures'
import type { GameTable, SideName } from './support/game-table'
import { arenaSaveAt, saveAt } from './support/saves'

/** West's last phase, with cards that nobody may see but their side. */
const ARENA = arenaSaveAt([
  'equip2',
  ['west human-grunt C1', 'west sorcerer C3', 'east human-grunt C9', 'east wizard C7'],
  {
    pools: [20, 20],
    spells: [
      ['spark', 'fireball'],
      ['spell-shield', 'block-magic'],
    ],
  },
])

const SEED = 11
const WAND = saveAt('wizard combat', { '1306': '3 dwarf', '1307': '2 orc' }, {}, { seed: SEED })

test('a turn of Arena that was ended by mistake is taken back, once the other side agrees', async ({
  visit,
}) => {
  const table = await visit({ bypassCSP: true })
  await table.open(ARENA)
  await table.takeMouse('West')
  const moment = await table.moment()
  await table.endSegmentsUntil('Pass the device to East')
  await table.takeMouse('East')

  await table.press('Undo')
  const question = table.page.getByRole('dialog', { name: 'Ask to take back' })
  await question.getByText('Undo stops here. The mouse has passed to another side.').waitFor()
  await expectNoViolations(table, 'the question')
  await table.press('Ask West')
  await expectAsked(table, 'West', 'East asks to take back: the end of Turn 5, West: Equip and Mount again.')
  await expectNoViolations(table, 'the request')
  await table.press('Grant')
  await table.curtain('West').getByText('East, look away.').waitFor()
  await table.expectOnlyCurtain()

  await table.takeMouse('West')
  await table.sees('West agreed: it is taken back.')
  expect(await table.moment()).toBe(moment)
  const told = 'Taken back: the end of Turn 5, West: Equip and Mount again. East asked, West agreed.'
  await table.expectLogged(told)
  await table.reload()
  await table.takeMouse('West')
  await table.expectLogged(told)
  expect(await table.saveToFile()).toMatchObject({ cursor: 0, takenBack: [{ by: 'east', agreed: ['west'] }] })
})

test('an attack of Arrakhar’s Wand that is taken back falls as it fell, and a refusal leaves it', async ({
  visit,
}) => {
  const table = await visit()
  await table.open(WAND)
  await table.takeMouse('Wizard')
  await attack(table)
  const line = (await table.log()).find((one) => one.includes('Attack at 1307')) ?? ''

  await askByKey(table)
  await expectAsked(table, 'Sorcerer', 'the Wizard asks to take back: Attack at 1307')
  // Whoever still holds the key down refuses; nothing is granted by mistake.
  await table.page.keyboard.press('Enter')
  await table.takeMouse('Wizard')
  await table.sees('The Sorcerer refuses: nothing is taken back.')
  await table.expectLogged('Attack at 1307')

  await askByKey(table)
  await table.press('Grant')
  await table.takeMouse('Wizard')
  await table.expectLogged('Taken back: Attack at 1307')
  await attack(table)
  expect((await table.log()).filter((one) => one === line)).toHaveLength(1)
})

async function attack(table: GameTable): Promise<void> {
  const roll = table.button(/^Roll: .* at 1307$/)
  if (!(await roll.isVisible())) {
    await table.clickHexes('1306', '1307')
    await table.press('Declare attack on 1307')
  }
  await roll.click()
  const face = seededDice(diceStateOf(SEED)).roll({ count: 1, faces: 6, label: '' })[0] ?? 0
  await table.expectLogged(`with bonus: rolls ${face}`)
}

async function askByKey(table: GameTable): Promise<void> {
  await table.page.keyboard.press('u')
  const question = table.page.getByRole('dialog', { name: 'Ask to take back' })
  await question.getByText('Dice fall as they fell').waitFor()
  await table.press('Ask the Sorcerer')
}

/** A side is asked, and nothing of the table is in the page. */
async function expectAsked(table: GameTable, side: SideName, what: string): Promise<void> {
  await table.curtain(side).getByText(what).waitFor()
  await table.expectOnlyCurtain()
}
