import { test } from '../e2e/support/fixtures'
import { placeInSight } from '../e2e/support/map'
import { picture, rollAnyway, sitDown } from './scene'

/** A window in which the board is large and the whole table seen. */
const WINDOW = { viewport: { width: 1280, height: 800 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

test('reach, path and states of units', async ({ visit }) => {
  const table = await visit(WINDOW)
  await sitDown(table, 'wizard movement')
  await table.clickHexes('1810', '1710', '1306')
  const there = await placeInSight(table.page, '1505')
  await table.page.mouse.move(there.x, there.y)
  await picture(table.page, 'reach')
  await table.page.keyboard.press('Control+Enter')
  await picture(table.page, 'segment-end')
})

test('targets, odds and what is designated', async ({ visit }) => {
  const table = await visit(WINDOW)
  await sitDown(table, 'wizard combat')
  await table.clickHexes('1306', '1307')
  await table.press('Declare attack on 1307')
  await table.clickHexes('0709', '0710')
  await picture(table.page, 'attack')
  await table.page.keyboard.press('p')
  await table.page.getByText('Attacks on this stack').waitFor()
  await picture(table.page, 'planner')
  await table.page.keyboard.press('Escape')
  await table.press('Declare attack on 0710')
  await table.press(/^Roll: .* at 1307$/)
  await rollAnyway(table)
  await table.expectLogged('Attack at 1307')
  await picture(table.page, 'roll-on-its-table')
  await table.page.getByRole('button', { name: /^Undo/ }).hover()
  await picture(table.page, 'undo-stops')
})

test('one could be hit, another will be', async ({ visit }) => {
  const table = await visit(WINDOW)
  await sitDown(table, 'wizard fireball')
  await table.clickHexes('0610', '0611')
  await table.press(/^(Aim|Declare) /)
  await table.clickHexes('0909')
  await picture(table.page, 'fireball')
})

test('overlays, numbers, the map alone and the map turned', async ({ visit }) => {
  const table = await visit(WINDOW)
  await sitDown(table, 'wizard movement')
  const { page } = table
  await page.keyboard.press('o')
  await page.getByRole('checkbox', { name: /^Enemy attacks/ }).check()
  await page.getByRole('checkbox', { name: /^Ready haunts/ }).check()
  await picture(page, 'overlays')
  await page.getByRole('checkbox', { name: /^Enemy attacks/ }).uncheck()
  await page.getByRole('checkbox', { name: /^Ready haunts/ }).uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('h')
  await picture(page, 'counters-hidden')
  await page.keyboard.press('h')
  await page.keyboard.press('f')
  await picture(page, 'flipped')
  await page.keyboard.press('f')
  const middle = await placeInSight(page, '0809')
  await page.mouse.move(middle.x, middle.y)
  for (let notch = 0; notch < 5; notch++) await page.mouse.wheel(0, -240)
  await picture(page, 'numbers')
})

test('a stack looked into, the keys and a confirmation', async ({ visit }) => {
  const table = await visit(WINDOW)
  await sitDown(table, 'wizard movement')
  const { page } = table
  const stack = await placeInSight(page, '1110')
  await page.mouse.click(stack.x, stack.y, { button: 'right' })
  await page.getByText('Stack: 3 of 4').waitFor()
  await picture(page, 'inspector')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await page.getByRole('dialog').waitFor()
  await picture(page, 'keys')
})

test('the curtain, and what happened meanwhile', async ({ visit }) => {
  const table = await visit(WINDOW)
  await sitDown(table, 'wizard combat')
  const { page } = table
  await table.clickHexes('0709', '0710')
  await table.press('Declare attack on 0710')
  await table.press(/^Roll: .* at 0710$/)
  await rollAnyway(table)
  await table.expectLogged('Attack at 0710')
  while (!(await table.curtain('Sorcerer').isVisible())) await table.endSegment()
  await table.curtain('Sorcerer').waitFor()
  await picture(page, 'curtain')
  await table.takeMouse('Sorcerer')
  await page.getByText('since your turn').waitFor()
  await picture(page, 'recap')
})

test('a hint with its reasons', async ({ visit }) => {
  const table = await visit(WINDOW)
  await sitDown(table, 'wizard combat')
  await table.press('Hint')
  await table.button('Play this move').waitFor()
  await picture(table.page, 'hint')
})

test('the log lights the board', async ({ visit }) => {
  const table = await visit(WINDOW)
  await sitDown(table, 'wizard combat')
  await table.clickHexes('0709', '0710')
  await table.press('Declare attack on 0710')
  await table.press(/^Roll: .* at 0710$/)
  await rollAnyway(table)
  await table.expectLogged('Attack at 0710')
  await table.page.getByRole('listitem').filter({ hasText: 'Attack at 0710' }).first().hover()
  await picture(table.page, 'log')
})

test('in words, at night, in high contrast, by large letters', async ({ visit }) => {
  const table = await visit({ ...WINDOW, colorScheme: 'dark' })
  await sitDown(table, 'wizard movement')
  const { page } = table
  await table.clickHex('0709')
  await picture(page, 'night')
  await page.keyboard.press('b')
  await picture(page, 'in-words')
  await page.keyboard.press('b')
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'contrast'))
  await picture(page, 'contrast')
  await page.evaluate(() => delete document.documentElement.dataset['theme'])
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await picture(page, 'large-letters')
})

test('on a phone', async ({ visit }) => {
  const table = await visit(PHONE)
  await sitDown(table, 'wizard movement')
  await table.page.getByRole('button', { name: /^0709/ }).first().click()
  await picture(table.page, 'phone')
})
