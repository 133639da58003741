import { expect } from 'vitest'
import { test } from '../support/fixtures'
import { Keyboard } from '../support/keyboard'
import { Listener } from '../support/listener'
import { arenaSaveAt } from '../support/saves'

/** A walk, a shot and a fight in which West may say who dies. */
const FRONT = arenaSaveAt([
  'movement',
  [
    'west human-grunt C1',
    'west swordmaster B3',
    'west archer C4',
    'east human-grunt C9',
    'east orc B4',
    'east kobold B4',
  ],
])

test('the keyboard alone walks, takes back, fires, fights and ends the phases, and the voice tells it', async ({
  visit,
}) => {
  const table = await visit()
  const keyboard = new Keyboard(table)
  await table.open(FRONT)
  await table.button('In words').waitFor()
  const listener = await Listener.at(table.page)
  const hears = (text: string) =>
    expect.poll(async () => (await listener.polite()).join('\n')).toContain(text)

  await keyboard.choose('B3', 'B4')
  await hears('Swordmaster 2 walks from B3 to B4.')
  await keyboard.press('Control+z')
  await hears('Taken back: Swordmaster 2 walks from B3 to B4.')
  await keyboard.press('Control+y')
  await hears('Done again: Swordmaster 2 walks from B3 to B4.')
  await keyboard.endSegment()

  await table.expectMoment('Turn 5, West: Combat')
  await hears('Turn 5, West: Combat')
  await keyboard.choose('C4', 'B4')
  await hears('Archer 3 fires into B4.')
  await keyboard.act('Settle this fight: B4')
  await hears('Fight at B4, 3 against 1: West wins.')
  await keyboard.act(/^Orc 5/)
  await hears('West picks Orc 5. Orc 5 dies in the fight.')
  await keyboard.endSegment()
  await table.expectMoment('Turn 5, West: Equip again')
  await keyboard.endSegment()
  await hears('East decides.')
  await table.expectMoment('Turn 6, East: Movement')
})
