import { expect } from 'vitest'
import { test } from '../support/fixtures'
import type { GameTable } from '../support/game-table'
import { arenaSaveAt } from '../support/saves'

/** West's turn with something for every phase; East can answer its magic. */
const FRONT = arenaSaveAt([
  'terrain',
  [
    'west human-grunt C1',
    'west human-soldier B3',
    'west warhorse B3',
    'west sorcerer C3',
    'west archer C4',
    'west gargoyle D3',
    'east human-grunt C9',
    'east wizard C5',
    'east kobold C5',
    'east ogre B4',
    'east orc B4',
  ],
  {
    budget: 8,
    pools: [20, 20],
    spells: [
      ['spark', 'fireball'],
      ['spell-shield', 'block-magic'],
    ],
    items: [{ id: 'grenade-1', type: 'grenade', owner: 0, at: 'B3' }],
  },
])

test('a turn with a storm, a mount, an item, magic that is countered, a flight and a shot', async ({
  visit,
}) => {
  const table = await visit()
  await table.open(FRONT)
  await table.takeMouse('West')
  await raiseStorm(table)
  await mountUp(table)
  await declareSpark(table)
  await blockSpark(table)
  await move(table)
  await throwGrenade(table)
  await shootAndFight(table)
  await endTurn(table)
})

async function raiseStorm(table: GameTable): Promise<void> {
  await table.expectMoment('Turn 5, West: Terrain Change')
  await table.clickHex('D5')
  await table.press(/^Raise a storm for 6/)
  await table.expectLogged('A storm gathers over D5 for 6.')
  await expect.poll(() => table.describe('D5')).toContain('storm for 3 turns')
  await table.sees('2 points left')
  await table.endSegment()
}

async function mountUp(table: GameTable): Promise<void> {
  await table.expectMoment('Turn 5, West: Equip and Mount')
  await table.clickHex('B3')
  await table.press(/^Take Grenade/)
  await table.expectLogged('Human Soldier 2 takes Grenade.')
  await table.press(/^Mount Warhorse 3/)
  await table.expectLogged('Human Soldier 2 mounts Warhorse 3.')
  await table.endSegment()
}

async function declareSpark(table: GameTable): Promise<void> {
  await table.expectMoment('Turn 5, West: Magic 1')
  await table.clickHex('C3')
  await table.press(/^Spark/)
  await table.clickHex('C5')
  await table.press(/^Kobold 9/)
  await table.press('Declare Spark')
  await table.expectLogged('West shows the card Spark.')
  await table.expectLogged('Sorcerer 4 declares Spark at Kobold 9 for 4.')
  await table.press(/^Pass/)
}

/** The declarations go from side to side until neither has anything more to declare. */
async function blockSpark(table: GameTable): Promise<void> {
  await table.takeMouse('East')
  const declared = table.page.getByRole('region', { name: /^Declared/ })
  await expect.poll(() => declared.innerText()).toMatch(/Spark[\s\S]*By Sorcerer 4, C3\. Target: Kobold 9/)
  await table.clickHex('C5')
  await table.press(/^Block Magic/)
  await table.clickHex('C3')
  await table.press('Declare Block Magic')
  await table.expectLogged('Wizard 8 declares Block Magic at Sorcerer 4 for 4.')
  await table.press(/^Pass/)
  await table.takeMouse('West')
  await expect.poll(() => declared.innerText()).toMatch(/By Wizard 8[\s\S]*By Sorcerer 4/)
  await table.press(/^Pass/)
  await table.expectMoment('Turn 5, West: Movement')
  await table.expectLogged('Block Magic works at Sorcerer 4.')
  await table.expectLogged('Spark fails')
  await expect.poll(() => table.describe('C5')).toContain('Kobold 9')
}

async function move(table: GameTable): Promise<void> {
  await table.clickHexes('D3', 'D5')
  await expect.poll(() => table.refusal()).toMatch(/storm.* AA-10\.5$/)
  await table.clickHex('E4')
  await table.press(/^Fly and stay in the air/)
  await table.expectLogged('Gargoyle 6 flies from D3 and stays in the air over E4.')
  await expect.poll(() => table.describe('E4')).toContain('in the air West’s Gargoyle 6')
  await table.clickHexes('B3', 'B4')
  await table.expectLogged('Warhorse 3 walks from B3 to B4.')
  await table.endSegment()
}

async function throwGrenade(table: GameTable): Promise<void> {
  await table.expectMoment('Turn 5, West: Magic 2')
  await table.clickHex('B4')
  await table.press(/^Grenade/)
  await table.press('Declare Grenade')
  await table.expectLogged('Human Soldier 2 declares Grenade.')
  await table.press(/^Pass/)
}

async function shootAndFight(table: GameTable): Promise<void> {
  await table.expectMoment('Turn 5, West: Combat')
  await table.expectLogged('Grenade works')
  await table.clickHexes('C4', 'B4')
  await table.expectLogged('Archer 5 fires into B4.')
  await table.press('Settle this fight: B4')
  await table.expectLogged('Fight at B4, 6 against 4: West wins.')
  await table.endSegment()
}

async function endTurn(table: GameTable): Promise<void> {
  await table.expectMoment('Turn 5, West: Equip again')
  await table.endSegment()
  await table.takeMouse('East')
  await table.expectMoment('Turn 6, East: Magic 1')
  await expect.poll(() => table.describe('D5')).toContain('storm for 2 turns')
}
