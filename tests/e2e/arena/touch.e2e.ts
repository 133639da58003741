import { expect } from 'vitest'
import { Fingers } from '../support/fingers'
import { test, type Visit } from '../support/fixtures'
import type { GameTable } from '../support/game-table'
import { pinchPanAndHold } from '../support/gestures'
import { fitsThePhone, PHONE } from '../support/phone'
import { arenaSaveAt } from '../support/saves'

/** Both sides in contact, with cards that nobody has seen: each phase has something to do. */
const FRONT = arenaSaveAt([
  'terrain',
  [
    'west human-grunt C1',
    'west human-soldier B3',
    'west warhorse B3',
    'west sorcerer C3',
    'west archer C4',
    'east human-grunt C9',
    'east ogre B4',
    'east kobold B4',
    'east orc D7',
  ],
  { budget: 4, pools: [4, 0], spells: [['spark'], ['venom']] },
])

interface Phone {
  readonly table: GameTable
  readonly fingers: Fingers
}

/** A phone with the game open, in West's hands. */
async function phoneOf(visit: Visit): Promise<Phone> {
  const table = await visit(PHONE)
  const fingers = new Fingers(table)
  await table.open(FRONT)
  await fingers.takeMouse('West')
  await table.endButton.waitFor()
  return { table, fingers }
}

test('taps alone play a whole game-turn of both sides on a phone', async ({ visit }) => {
  const phone = await phoneOf(visit)
  const { table, fingers } = phone
  await drainRiver(phone)
  await mountUp(phone)
  await spark(phone)
  await rideForth(phone)
  await shootAndFight(phone)
  await fingers.endSegment()
  await table.expectMoment('Turn 5, West: Re-equip')
  await fingers.endSegment()
  await fingers.takeMouse('East')
  await marchOn(phone)
  await fingers.takeMouse('West')
  await expect.poll(() => table.moment()).toMatch(/^Turn 7, West: /)
})

test('fingers pinch, pan and look closer', async ({ visit }) => {
  await pinchPanAndHold(await phoneOf(visit), 'C4', 'B4')
})

async function drainRiver({ table, fingers }: Phone): Promise<void> {
  await table.expectMoment('Turn 5, West: Terrain')
  await fitsThePhone(table)
  await fingers.tapHexes('C3')
  await fingers.tap(/^Grass for 4/)
  await expect.poll(() => table.describe('C3')).toContain('Grass')
  await fingers.tap('Undo')
  await fingers.tap('Redo')
  await fingers.endSegment()
}

async function mountUp({ table, fingers }: Phone): Promise<void> {
  await table.expectMoment('Turn 5, West: Equip')
  await fingers.tapHexes('B3')
  await fingers.tap(/^Mount Warhorse/)
  await fitsThePhone(table)
  await fingers.endSegment()
}

async function spark({ table, fingers }: Phone): Promise<void> {
  await table.expectMoment('Turn 5, West: Magic 1')
  await fingers.tapHexes('C3')
  await fingers.tap(/^Spark/)
  await fingers.tapHexes('B4')
  await fingers.tap(/^Kobold/)
  await fitsThePhone(table)
  await fingers.tap('Declare Spark')
  await fingers.tap(/^Pass/)
}

async function rideForth({ table, fingers }: Phone): Promise<void> {
  await table.expectMoment('Turn 5, West: Move')
  await table.sees('What magic has done')
  await table.button(/^Warhorse 3/).waitFor()
  await fingers.tapHexes('B3', 'B4')
  await table.button(/^Warhorse 3/).waitFor({ state: 'detached' })
  await fitsThePhone(table)
  await fingers.endSegment()
}

async function shootAndFight({ table, fingers }: Phone): Promise<void> {
  await table.expectMoment('Turn 5, West: Combat')
  await fingers.tapHexes('C4', 'B4')
  await fitsThePhone(table)
  await fingers.tap('Settle this fight: B4')
  await table.sees(/^Fight at B4/)
}

async function marchOn({ table, fingers }: Phone): Promise<void> {
  await table.expectMoment('Turn 6, East: Move')
  await fingers.tapHexes('D7', 'D6')
  await table.button(/^Orc/).waitFor({ state: 'detached' })
  await fingers.endSegment()
  await table.expectMoment('Turn 6, East: Re-equip')
  await fingers.endSegment()
}
