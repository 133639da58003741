import { expect } from 'vitest'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { saveAt } from './support/saves'
import { byClass } from '../support/class-selector'

const SAVE = saveAt('wizard movement', { '0308': '4 elf', '0608': 'wizard', '1607': 'orc' }, {}, { seed: 5 })

/** Sprites on the board now, and whether some stack waits below one. */
async function moving({ page }: GameTable): Promise<readonly [sprites: number, covered: number]> {
  return page.evaluate(() => [
    document.querySelectorAll('[class*="sprite_-"]').length,
    // Every stack that is seen casts one shadow.
    4 - (document.querySelector('[class*="counter-shadow_-"]')?.getAttribute('d')?.split('M').length ?? 1),
  ])
}

async function seated(table: GameTable): Promise<void> {
  await table.open(SAVE)
  await table.takeMouse('Wizard')
  await table.page.locator(byClass('.effects')).waitFor({ state: 'attached' })
}

test('what moves leaves nothing behind', async ({ visit }) => {
  const table = await visit({ reducedMotion: 'no-preference' })
  await seated(table)
  await table.clickHexes('0308', '0508')
  await table.expectLogged('4 elves move')
  await expect.poll(() => moving(table)).toEqual([0, 0])
  await expect.poll(() => table.describe('0508')).toContain('4 elves')
})

test('a key ends what moves', async ({ visit }) => {
  const table = await visit({ reducedMotion: 'no-preference' })
  await table.page.addInitScript(() => localStorage.setItem('hexhearth-settings', '{"pace":"slow"}'))
  await table.reload()
  await seated(table)
  await table.clickHexes('0308', '0508')
  await expect.poll(() => moving(table)).toEqual([1, 1])
  await table.page.keyboard.press('Escape')
  await expect.poll(() => moving(table)).toEqual([0, 0])
})

const FIGHT = saveAt('wizard combat', { '0709': '4 elf', '0710': 'ghoul', '1607': 'orc' }, {}, { seed: 5 })

const diceOnBoard = ({ page }: GameTable) => page.locator(byClass('.thrown'))

async function fight(table: GameTable): Promise<void> {
  await table.open(FIGHT)
  await table.takeMouse('Wizard')
  await table.clickHexes('0709', '0710')
  await table.press('Declare attack on 0710')
  await table.press('Resolve all')
}

test('dice fall at their hex, and a key ends that', async ({ visit }) => {
  const table = await visit({ reducedMotion: 'no-preference' })
  await table.page.addInitScript(() => localStorage.setItem('hexhearth-settings', '{"pace":"slow"}'))
  await table.reload()
  await fight(table)
  await diceOnBoard(table).waitFor()
  await table.page.keyboard.press('Escape')
  await diceOnBoard(table).waitFor({ state: 'detached' })
  await expect.poll(() => moving(table)).toEqual([0, expect.any(Number)])
  await table.expectLogged('Attack at 0710')
})

test('dice stand at their hex where nothing moves', async ({ visit }) => {
  const table = await visit()
  await fight(table)
  await table.expectLogged('Attack at 0710')
  await diceOnBoard(table).waitFor()
  expect(await table.page.locator(byClass('.effects')).count()).toBe(0)
})

test('where the system asks for reduced motion nothing of it is loaded', async ({ visit }) => {
  const table = await visit()
  await table.open(SAVE)
  await table.takeMouse('Wizard')
  await table.clickHexes('0308', '0508')
  await table.expectLogged('4 elves move')
  expect(await table.page.locator(byClass('.effects')).count()).toBe(0)
  const files = await table.page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  )
  expect(files.filter((name) => /BoardMotion.*js$|TableSound/.test(name))).toEqual([])
})
