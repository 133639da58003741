import { expect } from 'vitest'
import { test } from '../support/fixtures'
import { keysAt } from '../support/hands'
import { Keyboard } from '../support/keyboard'
import { Listener } from '../support/listener'
import { pressesOf, watchForMouse } from '../support/pointer-count'
import { playBy } from '../support/scripted/by-hand'
import { KINGDOMS } from '../support/scripted/kingdoms'
import { SKIRMISH as GAME } from '../support/scripted/skirmish'

const { steps } = GAME.history
const MARCH = steps.findIndex(({ entry }) => entry.command.type === 'move')
const MARCHED = 'North’s Wicana goes from 0705 to 0805.'

test('the keyboard alone plays a turn, takes back, fights and casts, and the voice tells it', async ({
  visit,
}) => {
  const table = await visit()
  const keyboard = new Keyboard(table)
  const reach = { table, hand: keysAt(keyboard) }
  await table.open(GAME.save)
  await table.menu.waitFor()
  await watchForMouse(table)
  const listener = await Listener.at(table.page)
  const hears = (text: string) =>
    expect.poll(async () => (await listener.polite()).join('\n')).toContain(text)

  await playBy(reach, GAME, 0, MARCH + 1)
  await hears(MARCHED)
  await keyboard.press('Control+z')
  await hears(`Taken back: ${MARCHED}`)
  await keyboard.press('Control+y')
  await hears(`Done again: ${MARCHED}`)
  await playBy(reach, GAME, MARCH + 1)
  await table.page.getByRole('heading', { name: 'North wins' }).waitFor()
  await hears('North decides.')
  await hears('North’s Wicana casts Moonlance at Orc.')
  await hears('North chooses which block takes the hit.')
  await hears('North’s Wicana is tired and leaves 0805 for 0904.')
  await hears('North wins, with more gold on the last turn.')
  expect(await pressesOf(table)).toBe(0)
})

test('the keyboard alone sets a game up in secret, from the boards to the deployment', async ({ visit }) => {
  const table = await visit()
  const keyboard = new Keyboard(table)
  await table.open(KINGDOMS.save)
  await table.menu.waitFor()
  await watchForMouse(table)
  const begun = KINGDOMS.history.steps.findIndex(({ entry }) => entry.command.type === 'rollInitiative')
  await playBy({ table, hand: keysAt(keyboard) }, KINGDOMS, 0, begun)
  await table.expectMoment('Turn 1, North: Initiative')
  expect(await pressesOf(table)).toBe(0)
})
