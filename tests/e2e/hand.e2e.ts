import { expect } from 'vitest'
import { Fingers } from './support/fingers'
import { test } from './support/fixtures'
import { Keyboard } from './support/keyboard'
import { saveAt } from './support/saves'

/** Two stacks that can reach each other. */
const NEIGHBORS = saveAt('wizard movement', { '0705': '2 elf', '0806': 'elf', '0710': 'ghoul' })
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test('a stack that has moved gives way to the next one that is clicked', async ({ visit }) => {
  const table = await visit()
  await table.open(NEIGHBORS)
  await table.takeMouse('Wizard')
  await table.clickHexes('0705', '0704')
  await table.expectLogged('2 elves move 0705–0704 (1 point).')
  await expect.poll(() => table.describe('0806')).toMatch(/may be picked/)
  await table.clickHex('0806')
  await table.page.getByRole('region', { name: 'Elves at 0806' }).waitFor()
  await table.clickHex('0807')
  await table.expectLogged('1 elf moves 0806–0807 (1 point).')
})

test('the other meaning of a click is offered beside the board', async ({ visit }) => {
  const table = await visit()
  await table.open(NEIGHBORS)
  await table.takeMouse('Wizard')
  await table.clickHex('0705')
  await table.page.getByRole('region', { name: 'Pick this stack instead' }).getByRole('button').click()
  await table.page.getByRole('region', { name: 'Elves at 0806' }).waitFor()
  await table.clickHex('0807')
  await table.expectLogged('1 elf moves 0806–0807 (1 point).')
  await table.page.getByRole('region', { name: 'Go there instead' }).getByRole('button').click()
  await table.expectLogged('1 elf moves 0807–0705 (3 points).')
})

test('fingers pick the next stack after a move, too', async ({ visit }) => {
  const table = await visit(PHONE)
  const fingers = new Fingers(table)
  await table.open(NEIGHBORS)
  await fingers.takeMouse('Wizard')
  await table.endButton.waitFor()
  await fingers.pinch(2.4)
  await fingers.tapHexes('0705', '0704')
  await table.sees('Elves at 0704')
  await fingers.tapHexes('0806')
  await table.sees('Elves at 0806')
})

/** A stack beside an entry hex where nobody waits. */
const AT_THE_GATE = saveAt('wizard movement', { '0503': '2 barbarian', '0705': 'elf', '0710': 'ghoul' })
const LOSS = '2 barbarians leave the valley for good: go ahead anyway?'

test('leaving the valley is told at the pointer, and asked', async ({ visit }) => {
  const table = await visit()
  const question = table.page.getByRole('group', { name: LOSS })
  await table.open(AT_THE_GATE)
  await table.takeMouse('Wizard')
  await table.clickHex('0503')
  await expect.poll(() => table.describe('0402')).toMatch(/^0402, 2 barbarians leave the valley for good! /)
  await table.clickHex('0402')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'detached' })
  await table.sees('Barbarians at 0503')
  await table.clickHex('0402')
  await question.getByRole('checkbox', { name: 'Do not ask again' }).check()
  await question.getByRole('button', { name: 'Go ahead' }).click()
  await table.expectLogged('2 barbarians leave the valley at 0402, never to return.')
})

test('by keyboard the question takes the focus and gives it back to the board', async ({ visit }) => {
  const table = await visit()
  const keyboard = new Keyboard(table)
  await table.open(AT_THE_GATE)
  await table.takeMouse('Wizard')
  await keyboard.choose('0503')
  await keyboard.choose('0402')
  const focused = () => table.page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused).toBe('Cancel')
  await keyboard.press('Escape')
  await expect.poll(() => table.page.evaluate(() => document.activeElement?.role)).toBe('application')
  await keyboard.press('Enter')
  await expect.poll(focused).toBe('Cancel')
  await keyboard.press('Tab', 'Enter')
  await table.expectLogged('2 barbarians leave the valley at 0402, never to return.')
})

test('fingers are asked above the sheet', async ({ visit }) => {
  const table = await visit(PHONE)
  const fingers = new Fingers(table)
  await table.open(AT_THE_GATE)
  await fingers.takeMouse('Wizard')
  await table.endButton.waitFor()
  await fingers.pinch(2.4)
  // A stroke too short would be a tap: the corner is brought well into sight.
  await fingers.drag({ x: 100, y: 200 }, { x: 370, y: 400 })
  await fingers.tapHexes('0503')
  await table.sees('Barbarians at 0503')
  await fingers.tapHexes('0402')
  await fingers.tap('Go ahead')
  await fingers.tapOn(table.page.getByRole('tab', { name: 'Log' }))
  await table.expectLogged('2 barbarians leave the valley at 0402, never to return.')
})

test('N leads focus, cursor and speech to the next stack that waits', async ({ visit }) => {
  const table = await visit()
  const { page } = table
  const spoken = () => page.locator('[data-part="spoken"]').textContent()
  const focused = () => page.evaluate(() => document.activeElement?.role)
  await table.open(NEIGHBORS)
  await table.takeMouse('Wizard')
  await table.endButton.focus()
  await page.keyboard.press('n')
  await expect.poll(spoken).toMatch(/^0705, .*picked/)
  await expect.poll(focused).toBe('application')
  await page.keyboard.press('n')
  await expect.poll(spoken).toMatch(/^0806, .*picked/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await table.expectLogged('1 elf moves 0806–0807 (1 point).')
})
