import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { present } from '@/engine/kernel/refusal'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { placeOf } from './support/map'
import { arenaSaveAt, saveAt } from './support/saves'
import { byClass } from '../support/class-selector'

const TABLET = { viewport: { width: 1024, height: 768 }, hasTouch: true }
/** East's turn; both sides have cards that nobody has seen. */
const ARENA = arenaSaveAt([
  'movement',
  ['west orc C2', 'east orc C8'],
  { turn: 6, active: 1, spells: [['spark'], ['venom']] },
])
const STACKS = { '0509': 'sorcerer', '0709': '2 elf', '1010': 'wizard' }

test('a table between two players turns to whoever is to play', async ({ visit }) => {
  const table = await visit(TABLET)
  await turnTable(table)
  await table.open(saveAt('wizard movement', STACKS, {}, { seed: 5 }))
  await table.curtain('Wizard').waitFor()
  await expectTurned(table, true)
  await table.takeMouse('Wizard')
  await expectTurned(table, true)
  await table.endSegmentsUntil('Pass the device to the Sorcerer')
  await expectTurned(table, false)
  await table.takeMouse('Sorcerer')
  await table.page.getByRole('link', { name: 'Home' }).click()
  await table.page.getByRole('heading', { name: 'Hexhearth' }).waitFor()
  await expectTurned(table, false)
})

test('turned around, the board still finds mouse and finger', async ({ visit }) => {
  const table = await visit(TABLET)
  await turnTable(table)
  await table.open(saveAt('wizard movement', STACKS, {}, { seed: 5 }))
  await table.takeMouse('Wizard')
  await expect.poll(() => table.describe('0709')).toMatch(/^0709, .*2 elves/)
  await zoomAndDrag(table)
  await table.clickHexes('0709', '0809')
  await table.expectLogged('0809')
  await table.press('Undo')
  const { x, y } = await placeOf(table.page, '0709')
  await table.page.touchscreen.tap(x, y)
  await table.page.getByRole('heading', { name: 'Elves at 0709' }).waitFor()
})

test('an arena turns to whoever is to play, and still finds mouse and finger', async ({ visit }) => {
  const table = await visit(TABLET)
  await turnTable(table)
  await table.open(ARENA)
  await table.curtain('East').waitFor()
  await expectTurned(table, true)
  await table.takeMouse('East')
  await expect.poll(() => table.describe('C8')).toContain('East’s Orc')
  await table.clickHexes('C8', 'C7')
  await table.expectLogged('walks from C8 to C7')
  await table.press('Undo')
  const { x, y } = await placeOf(table.page, 'C8')
  await table.page.touchscreen.tap(x, y)
  await expect.poll(() => table.describe('C8')).toContain('picked')
  await table.endSegmentsUntil('Pass the device to West')
  await expectTurned(table, false)
})

test('turned around, menus and hints open at their buttons', async ({ visit }) => {
  const table = await visit(TABLET)
  await turnTable(table)
  await table.open(saveAt('wizard movement', STACKS, {}, { seed: 5 }))
  await table.takeMouse('Wizard')
  await table.button('Undo').hover()
  await expectBeside(table.page.locator(byClass('.tooltip')), table.button('Undo'))
  const button = table.page.getByRole('button', { name: 'Menu', includeHidden: true })
  await button.click()
  await expectBeside(table.page.getByRole('menu'), button)
  await table.page.getByRole('menuitem', { name: 'Settings…' }).click()
  await table.page.getByRole('dialog', { name: 'Settings' }).waitFor()
  await table.page.keyboard.press('Escape')
})

async function turnTable(table: GameTable): Promise<void> {
  await table.press('Settings')
  await table.page.getByRole('switch', { name: 'Turn the table to the player' }).click()
  await table.page.keyboard.press('Escape')
}

async function expectTurned({ page }: GameTable, isTurned: boolean): Promise<void> {
  const turn = () => page.evaluate(() => getComputedStyle(document.body).rotate)
  await expect.poll(turn).toBe(isTurned ? '180deg' : 'none')
}

/** Wheel and drag: the hex that was taken hold of stays under the mouse. */
async function zoomAndDrag(table: GameTable): Promise<void> {
  const { mouse } = table.page
  const { x, y } = await placeOf(table.page, '0709')
  await mouse.move(x, y)
  await mouse.wheel(0, -300)
  await mouse.down()
  await mouse.move(x - 50, y + 30, { steps: 5 })
  await mouse.up()
  const now = await placeOf(table.page, '0709')
  expect(Math.hypot(now.x - (x - 50), now.y - (y + 30))).toBeLessThan(2)
}

/** Within the window, and no farther from its button than a hint or a menu usually is. */
async function expectBeside(opened: Locator, button: Locator): Promise<void> {
  await opened.waitFor()
  const box = present(await opened.boundingBox(), 'what opened')
  const from = present(await button.boundingBox(), 'the button')
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(TABLET.viewport.width)
  expect(Math.abs(box.y + box.height - from.y)).toBeLessThan(20)
  expect(box.x).toBeLessThan(from.x + from.width)
  expect(box.x + box.width).toBeGreaterThan(from.x)
}
