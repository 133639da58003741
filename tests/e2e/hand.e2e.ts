import { expect } from 'vitest'
import { Fingers } from './support/fingers'
import { test } from './support/fixtures'
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
