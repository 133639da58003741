import { expect } from 'vitest'
import { beginArena, drawUp } from '../support/arena'
import { test } from '../support/fixtures'
import type { GameTable } from '../support/game-table'

test('a basic game by mouse, from the first card bought to the king area taken', async ({ visit }) => {
  const table = await visit()
  await beginArena(table, 'Basic')
  await buildArmies(table)
  await place(table)
  await advance(table)
  await fight(table)
  await takeKing(table)
  await expectEnd(table)
})

test('a bot places its army beside the one that stands, and plays', async ({ visit }) => {
  const table = await visit()
  const { page } = table
  await page.getByRole('link', { name: 'New game of Arena' }).click()
  await page.getByLabel('East: played by').selectOption('A bot: easy')
  await table.press(/^Basic Game/)
  await table.menu.waitFor()
  await page.getByLabel('Speed of bots').selectOption('At once')
  const waiting = table.button(/^\w+ \d.* Move 1/)
  for (const left of [6, 5, 4, 3, 2, 1]) {
    await expect.poll(() => waiting.count()).toBe(left)
    await waiting.first().click()
    await table.clickHex('A1')
  }
  await table.expectMoment('Turn 1, West: Movement')
})

async function buildArmies(table: GameTable): Promise<void> {
  await table.takeMouse('West')
  await table.press('Make it final')
  await expect.poll(() => table.refusal()).toMatch(/AA-2\.9$/)
  await table.button('Giant: more').click({ clickCount: 3 })
  await table.press('Make it final')
  await expect.poll(() => table.refusal()).toMatch(/36 of 30 points.* AA-2\.1$/)
  await table.press('Clear')
  await table.button('Centaur: more').click()
  await table.button('Orc: more').click()
  await table.sees('12 of 30')
  await table.sees('This army is legal.')
  await table.press('Make it final')
  await drawUp(table, 'East', { creatures: { 'Human Grunt': 1, Elf: 1 } })
}

/** Nothing is secret any more, so that the mouse passes without a curtain. */
async function place(table: GameTable): Promise<void> {
  await table.clickHex('B4')
  await expect.poll(() => table.refusal()).toMatch(/AA-24\.4$/)
  await table.press(/^Centaur 2/)
  await table.clickHexes('B2', 'A1')
  await table.clickHexes('C6', 'B6')
  await table.expectMoment('Turn 1, West: Movement')
}

async function advance(table: GameTable): Promise<void> {
  await table.clickHexes('B2', 'B4')
  await table.expectLogged('Centaur 2 walks from B2 to B4.')
  await table.expectLogged('West takes B3.')
  await table.endSegmentsUntil('Turn 2, East: Movement')
  await table.clickHexes('B6', 'B5')
}

async function fight(table: GameTable): Promise<void> {
  await table.endSegmentsUntil('Turn 3, West: Movement')
  await table.clickHexes('B4', 'B5')
  await table.endSegmentsUntil('Turn 3, West: Combat')
  await table.clickHex('B5')
  await table.sees('West wins by 1.')
  await table.press('Settle this fight: B5')
  await table.expectLogged('Fight at B5, 2 against 1: West wins.')
  await expect.poll(() => table.describe('B5')).toMatch(/West’s Centaur 2, 1 corpse/)
  expect(await table.describe('B5')).not.toMatch(/Human Grunt/)
}

async function takeKing(table: GameTable): Promise<void> {
  await table.endSegmentsUntil('Turn 5, West: Movement')
  await table.clickHexes('B5', 'B7')
  await table.expectLogged('Centaur 2 walks from B5 to B7.')
  await table.endSegmentsUntil('West wins')
}

async function expectEnd(table: GameTable): Promise<void> {
  await table.page.getByRole('heading', { name: 'West wins' }).waitFor()
  await table.sees('Turn 5.')
  const left = table.page.getByRole('region', { name: 'What is left' })
  await expect.poll(() => left.innerText()).toContain('2 creatures')
  await table.press('Play again')
  await table.takeMouse('West')
  await table.sees('0 of 30')
}
