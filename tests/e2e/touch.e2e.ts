import { expect } from 'vitest'
import type { Save } from '@/engine/save/save'
import { Fingers } from './support/fingers'
import { test, type Visit } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { placeOf } from './support/map'
import { fitsThePhone, PHONE } from './support/phone'
import { saveAt } from './support/saves'
import { byClass } from '../support/class-selector'

/** Both sides in contact: each segment of the game-turn has something to do. */
const CONTACT = {
  '0509': '2 sorcerer',
  '0710': '2 ghoul',
  '0709': '2 elf',
  '0708': '2 wizard',
  '0808': 'barbarian',
  '0715': 'dwarf',
}
const POOL = { pool: { demon: 5 } }
const ORCS_DUE = saveAt('sorcerer wanderingOrcs', CONTACT, POOL)

interface Phone {
  readonly table: GameTable
  readonly fingers: Fingers
}

/** A phone with a game open, in the sorcerer's hands. */
async function phoneWith(save: Save, visit: Visit): Promise<Phone> {
  const table = await visit(PHONE)
  const fingers = new Fingers(table)
  await table.open(save)
  await fingers.takeMouse('Sorcerer')
  await table.endButton.waitFor()
  return { table, fingers }
}

test('taps alone play a whole game-turn of both sides on a phone', async ({ visit }) => {
  const phone = await phoneWith(ORCS_DUE, visit)
  const { table, fingers } = phone
  await bringAnOrc(phone)
  await summon(phone)
  await moveDemons(phone)
  await burnElves(phone)
  await attackElves(phone)
  await fingers.takeMouse('Wizard')
  await hasten(phone)
  await moveBarbarian(phone)
  await burnGhouls(phone)
  await attackGhouls(phone)
  await table.expectMoment('Turn 3, Wizard: Haunts')
  await fitsThePhone(table)
  await fingers.endSegment()
  await fingers.takeMouse('Sorcerer')
  await table.expectMoment('Turn 4, Sorcerer: Orcs')
  await fingers.tapOn(table.page.getByRole('tab', { name: 'Log' }))
  await table.expectLogged('Crypt C1 at 0715 is destroyed.')
})

test('fingers pinch, pan and look closer', async ({ visit }) => {
  const { table, fingers } = await phoneWith(ORCS_DUE, visit)
  const whole = await fingers.scale()
  await fingers.pinch(3)
  const close = await fingers.scale()
  expect(close).toBeGreaterThan(whole * 2)
  const before = await placeOf(table.page, '1010')
  await fingers.drag({ x: 200, y: 300 }, { x: 140, y: 260 })
  const after = await placeOf(table.page, '1010')
  expect([before.x - after.x, before.y - after.y].map(Math.round)).toEqual([60, 40])
  await expect.poll(() => fingers.scale()).toBe(close)
  await fingers.hold('0709')
  await table.page.getByRole('dialog', { name: /0709/ }).waitFor()
})

test('on a map too small for a finger the first tap comes closer and acts on nothing', async ({ visit }) => {
  const { table, fingers } = await phoneWith(ORCS_DUE, visit)
  await fingers.tap('Roll for wandering orcs')
  await fingers.enterDice(1)
  await fingers.tap('Whole map or full size')
  const whole = await fingers.scale()
  const { x, y } = await placeOf(table.page, '0510')
  await table.page.touchscreen.tap(x, y)
  await expect.poll(() => fingers.scale()).toBeGreaterThan(whole * 2)
  await table.sees('1 orc still to be placed')
  await fingers.tapHexes('0510')
  await table.sees('All orcs are placed.')
})

test('the sheet is pulled up and down, and what is picked stays in sight', async ({ visit }) => {
  const { table, fingers } = await phoneWith(saveAt('sorcerer summon', CONTACT, POOL), visit)
  const sheet = table.page.locator(byClass('.sheet'))
  const height = async () => Math.round(((await sheet.boundingBox())?.height ?? 0) / 8.44)
  await fingers.pinch(2.4)
  await fingers.tapHexes('0509')
  const handle = { x: 195, y: ((await sheet.boundingBox())?.y ?? 0) + 12 }
  const half = await height()
  await fingers.drag(handle, { x: 195, y: handle.y - 280 })
  await expect.poll(height).toBeGreaterThan(half + 25)
  const top = (await sheet.boundingBox())?.y ?? 0
  await expect.poll(async () => (await placeOf(table.page, '0509')).y).toBeLessThan(top)
  await fingers.tap(/^Height of the panel/)
  await expect.poll(height).toBeLessThan(15)
  await fingers.tapOn(table.page.getByRole('tab', { name: 'Forces' }))
  await expect.poll(height).toBe(half)
})

async function bringAnOrc({ table, fingers }: Phone): Promise<void> {
  await fitsThePhone(table)
  await fingers.tap('Roll for wandering orcs')
  await fingers.enterDice(1)
  await fingers.tapHexes('0915')
  await expect.poll(() => table.refusal()).toMatch(/AR-5\.3$/)
  await fingers.tapHexes('0510')
  await table.sees('All orcs are placed.')
  await fingers.endSegment()
}

async function summon({ table, fingers }: Phone): Promise<void> {
  await table.expectMoment('Turn 3, Sorcerer: Summon')
  await fingers.tapHexes('0509', '0508')
  await fingers.tap('Summon demons at T1')
  await fingers.enterDice(1)
  await fingers.tap('Place 2 demons')
  await fitsThePhone(table)
  await fingers.endSegment()
}

async function moveDemons({ table, fingers }: Phone): Promise<void> {
  await table.expectMoment('Turn 3, Sorcerer: Move')
  await fingers.tapHexes('0508', '0608')
  await fingers.tap('Undo')
  await fingers.tap('Redo')
  await fitsThePhone(table)
  await fingers.endSegment()
}

async function burnElves({ table, fingers }: Phone): Promise<void> {
  await table.expectMoment('Turn 3, Sorcerer: Fire')
  await fingers.tapHexes('0509', '0709')
  await fitsThePhone(table)
  await fingers.tap('Aim 1 fireball')
  await fingers.tap(/^Roll: .* at 0709$/)
  await fingers.enterDice(1, 4)
  await fingers.endSegment()
}

async function attackElves({ table, fingers }: Phone): Promise<void> {
  await table.expectMoment('Turn 3, Sorcerer: Combat')
  await fingers.tapHexes('0710', '0709')
  await fitsThePhone(table)
  await fingers.tap('Declare attack on 0709')
  await fingers.tap(/^Roll: .* at 0709$/)
  await fingers.enterDice(2)
  await fingers.endSegment()
}

async function hasten({ table, fingers }: Phone): Promise<void> {
  await table.expectMoment('Turn 3, Wizard: Haste')
  await fingers.tapHexes('0708', '0709')
  await fitsThePhone(table)
  await fingers.tap('Aim haste')
  await fingers.tap(/^Roll: .* at 0709$/)
  await fingers.enterDice(3)
  await fingers.endSegment()
}

async function moveBarbarian({ table, fingers }: Phone): Promise<void> {
  await table.expectMoment('Turn 3, Wizard: Move')
  await fingers.tapHexes('0808', '0807')
  await expect.poll(() => table.describe('0807')).toContain('1 barbarian')
  await fingers.endSegment()
}

async function burnGhouls({ table, fingers }: Phone): Promise<void> {
  await table.expectMoment('Turn 3, Wizard: Fire')
  await fingers.tapHexes('0708', '0710')
  await fingers.tap('Aim 1 fireball')
  await fingers.tap(/^Roll: .* at 0710$/)
  await fingers.enterDice(5, 1)
  await fingers.endSegment()
}

async function attackGhouls({ table, fingers }: Phone): Promise<void> {
  await table.expectMoment('Turn 3, Wizard: Combat')
  await fingers.tapHexes('0709', '0710')
  await fingers.tap('Declare attack on 0710')
  await fingers.tap(/^Roll: .* at 0710$/)
  await fingers.enterDice(6)
  await fingers.tap('Choose units')
  await fingers.tap('Advance with 2 elves')
  await fingers.endSegment()
}
