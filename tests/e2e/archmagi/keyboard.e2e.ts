import { expect } from 'vitest'
import { test } from '../support/fixtures'
import { keysAt } from '../support/hands'
import { Keyboard } from '../support/keyboard'
import { Listener } from '../support/listener'
import { pressesOf, watchForMouse } from '../support/pointer-count'
import { playBy } from '../support/scripted/by-hand'
import { FOUR_WIZARDS as GAME } from '../support/scripted/four-wizards'

const { steps } = GAME.history
const MARCH = steps.findIndex(({ entry }) => entry.command.type === 'move')
const MARCHED = 'Crimson moves Ranger, Yeomen and Magician from E4 to F4.'

test('the keyboard alone plays a round of four, takes back, fights and casts, and the voice tells it', async ({
  visit,
}) => {
  const table = await visit()
  const keyboard = new Keyboard(table, 'down')
  const reach = { table, hand: keysAt(keyboard) }
  await table.open(GAME.save)
  await table.curtain('Crimson').waitFor()
  await watchForMouse(table)
  await keyboard.sitDown()
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
  await table.page.getByRole('heading', { name: /wins$|^A draw/ }).waitFor()
  await hears('Crimson has Magician cast Smite on Ranger.')
  await hears('Crimson’s Ranger 4 + 2 Slay + 3 Archers + 6 spell + 2 rolled = 17')
  await hears('Azure decides.')
  await hears('The last round is over, and dominion decides.')
  expect(await pressesOf(table)).toBe(0)
})
