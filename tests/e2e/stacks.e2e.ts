import { describe, expect } from 'vitest'
import type { Page } from 'playwright-core'
import { present } from '@/engine/kernel/refusal'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { placeOf } from './support/map'
import { arenaSaveAt, saveAt } from './support/saves'

const GAMES = [
  {
    game: 'Arrakhar’s Wand',
    save: saveAt('wizard movement', { '0806': '3 elf', '1206': '3 orc', '1810': 'sorcerer' }),
    own: '0806',
    enemies: '1206',
    one: 'elf-2',
    to: '0807',
    logged: '1 elf moves',
    head: 'together 3',
  },
  {
    game: 'Arena',
    save: arenaSaveAt(['movement', ['west orc C4', 'west ogre C4', 'east orc D6', 'east elf D6']]),
    own: 'C4',
    enemies: 'D6',
    one: 'ogre-1',
    to: 'C5',
    logged: 'Ogre 2 walks from C4 to C5.',
    head: 'together 4',
  },
] as const

/** Goes to a stack and rests there until its counters are spread. */
async function spread(table: GameTable, hex: string) {
  const { x, y } = await placeOf(table.page, hex)
  await table.page.mouse.move(x - 90, y)
  await table.page.mouse.move(x, y)
  const fan = table.page.locator('[data-part="fan"]')
  await fan.waitFor()
  return fan
}

/** Moves the mouse as a hand does, not by leaps, to the middle of what is spread. */
async function goTo(page: Page, piece: string): Promise<void> {
  const box = present(await page.locator(`[data-piece="${piece}"]`).boundingBox(), piece)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 20 })
}

describe.each(GAMES)('$game', ({ save, own, enemies, one, to, logged, head }) => {
  test('a stack is spread under a resting mouse, and one counter of it picked by a click', async ({
    visit,
  }) => {
    const table = await visit()
    await table.open(save)
    await table.sitDown()
    const fan = await spread(table, own)
    expect(await fan.locator('text').textContent()).toBe(head)
    await goTo(table.page, one)
    await table.page.mouse.down()
    await table.page.mouse.up()
    await fan.waitFor({ state: 'detached' })
    await table.clickHex(to)
    await table.expectLogged(logged)
    await table.page.keyboard.press('Escape')
    // Enemies can be looked at, and a key lays them together again.
    await spread(table, enemies)
    await table.page.keyboard.press('Escape')
    await fan.waitFor({ state: 'detached' })
  })
})
