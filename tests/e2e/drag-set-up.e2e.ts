import { expect } from 'vitest'
import type { Point } from '@/engine/kernel/hex'
import { Fingers } from './support/fingers'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { placeOf } from './support/map'
import { beginGame, buy, hideWand } from './support/set-up'
import { byClass } from '../support/class-selector'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const ILLEGAL = '0402'

test('the mouse drags haunts and sorcerers out, about and back', async ({ visit }) => {
  const table = await visit()
  await reachPlacement(table)
  await drag(table, await middleOf(table, /^Temple T1/), await placeOf(table.page, '1010'))
  await seesHaunt(table, /^Temple T1 ?at 1010/)

  await lift(table, await placeOf(table.page, '1010'), await placeOf(table.page, ILLEGAL))
  await expect.poll(() => table.page.locator('[data-part="status"]').innerText()).toMatch(/AR-3\.2/)
  await table.page.locator(byClass('.drag-ghost[data-refused]')).waitFor()
  await table.page.mouse.up()
  await expect.poll(() => table.refusal()).toMatch(/AR-3\.2$/)
  await seesHaunt(table, /^Temple T1 ?at 1010/)

  await drag(table, await placeOf(table.page, '1010'), await placeOf(table.page, '1011'))
  await seesHaunt(table, /^Temple T1 ?at 1011/)
  await table.press('At a time: more')
  await drag(table, await middleOf(table, 'Place sorcerers'), await placeOf(table.page, '1012'))
  await table.sees('4 sorcerers in hand')
  await drag(table, await placeOf(table.page, '1012'), await middleOf(table, 'Place sorcerers'))
  await table.sees('6 sorcerers in hand')
})

test('undo takes placements back one by one, never past a finished one', async ({ visit }) => {
  const table = await visit()
  await reachPlacement(table)
  await drag(table, await middleOf(table, /^Temple T1/), await placeOf(table.page, '1010'))
  await seesHaunt(table, /^Temple T1 ?at 1010/)
  await table.page.keyboard.press('Control+z')
  await seesHaunt(table, /^Temple T1 ?in hand/)
  await table.page.keyboard.press('Control+z')
  await table.seesUndoStop('Undo stops here. The mouse has passed to another side.')
  await table.page.keyboard.press('Control+y')
  await seesHaunt(table, /^Temple T1 ?at 1010/)
  await table.page.getByRole('radio', { name: 'Ring' }).click()
  await table.press('Place the rest for me')
  await hideWand(table, 'T1')
  await table.press('Finish placement')
  await table.takeMouse('Wizard')
  await table.page.keyboard.press('Control+z')
  await table.seesUndoStop('Undo stops here. The mouse has passed to another side.')
  await table.page.getByRole('heading', { name: 'Choose the entry hexes' }).waitFor()
})

test('Escape lets a dragged piece go where it came from', async ({ visit }) => {
  const table = await visit()
  await reachPlacement(table)
  await lift(table, await middleOf(table, /^Temple T2/), await placeOf(table.page, '1010'))
  await table.page.keyboard.press('Escape')
  await table.page.mouse.up()
  await seesHaunt(table, /^Temple T2 ?in hand/)
  await table.page.locator(byClass('.drag-ghost')).waitFor({ state: 'detached' })
})

test('a finger drags a haunt from the tray, and after a rest on the board', async ({ visit }) => {
  const table = await visit(PHONE)
  await reachPlacement(table)
  const fingers = new Fingers(table)
  await fingers.pinch(2.4)
  // The piece hangs above the finger.
  const under = ({ x, y }: Point): Point => ({ x, y: y + 44 })
  await fingers.drag(await middleOf(table, /^Temple T1/), under(await placeOf(table.page, '1208')))
  await seesHaunt(table, /^Temple T1 ?at 1208/)
  const from = await placeOf(table.page, '1208')
  await fingers.drag(from, under(await placeOf(table.page, '1210')), 400)
  await seesHaunt(table, /^Temple T1 ?at 1210/)
  const before = await placeOf(table.page, '1210')
  await fingers.drag(before, { x: before.x, y: before.y - 60 })
  await seesHaunt(table, /^Temple T1 ?at 1210/)
  expect((await placeOf(table.page, '1210')).y).toBeLessThan(before.y - 30)
})

test('the wizard’s units go to entry hexes and back, by drag or by click', async ({ visit }) => {
  const table = await visit()
  await reachPlacement(table)
  await table.press('Place the rest for me')
  await hideWand(table, 'T1')
  await table.press('Finish placement')
  await table.takeMouse('Wizard')
  const elves = await middleOf(table, /^Elves/)
  await table.page.getByRole('spinbutton', { name: 'At a time' }).fill('4')
  await drag(table, elves, await placeOf(table.page, '0112'))
  await table.sees('Elves 4 of 8')
  await table.clickHex('0112')
  await drag(table, await placeOf(table.page, '0112'), elves)
  await table.sees('Elves 0 of 8')
  await drag(table, elves, await placeOf(table.page, '1010'))
  await expect.poll(() => table.refusal()).toMatch(/AR-4\.1$/)
  await table
    .button(/^Dwarves/)
    .first()
    .click()
  await table.clickHex('0918')
  await table.sees('Dwarves 4 of 7')
})

async function reachPlacement(table: GameTable): Promise<void> {
  await beginGame(table, 'short')
  await table.takeMouse('Sorcerer')
  await buy(table, { sorcerer: 6, demon: 5, orc: 8, ghoul: 8 })
  await table.press('Finish design')
  await table.takeMouse('Wizard')
  await buy(table, { wizard: 5, barbarian: 5, dwarf: 7, elf: 8 })
  await table.press('Finish design')
  await table.takeMouse('Sorcerer')
}

async function seesHaunt(table: GameTable, name: RegExp): Promise<void> {
  await table.button(name).waitFor()
}

async function middleOf(table: GameTable, name: string | RegExp): Promise<Point> {
  const box = await table.button(name).first().boundingBox()
  if (!box) throw new Error(`${String(name)} is not to be seen.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Takes something up and holds it over a place. */
async function lift({ page }: GameTable, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 8, from.y + 8)
  await page.mouse.move(to.x, to.y, { steps: 4 })
}

async function drag(table: GameTable, from: Point, to: Point): Promise<void> {
  await lift(table, from, to)
  await table.page.mouse.up()
}
