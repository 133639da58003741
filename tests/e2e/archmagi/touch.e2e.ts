import { expect } from 'vitest'
import { Fingers } from '../support/fingers'
import { test, type Visit } from '../support/fixtures'
import { fingersAt } from '../support/hands'
import { placeOf } from '../support/map'
import { fitsThePhone, PHONE } from '../support/phone'
import { playBy } from '../support/scripted/by-hand'
import { FOUR_WIZARDS as GAME } from '../support/scripted/four-wizards'

/** A phone with the game open, in Crimson's hands. */
async function phoneOf(visit: Visit) {
  const table = await visit(PHONE)
  const fingers = new Fingers(table)
  await table.open(GAME.save)
  await fingers.takeMouse('Crimson')
  await table.button('Draw two units').waitFor()
  return { table, fingers, hand: fingersAt(fingers) }
}

/** The steps before and after which the phone is looked at: each of another kind than the one before. */
const LOOKS = GAME.history.steps.flatMap(({ entry }, step) =>
  entry.command.type === GAME.history.steps[step - 1]?.entry.command.type ? [] : [step],
)

test('taps alone play a round of four on a phone, with a battle, and everything fits', async ({ visit }) => {
  const phone = await phoneOf(visit)
  const ends = [...LOOKS.slice(1), GAME.history.steps.length]
  for (const [nth, from] of LOOKS.entries()) {
    await fitsThePhone(phone.table)
    await playBy(phone, GAME, from, ends[nth])
  }
  await phone.table.page.getByRole('heading', { name: /wins$|^A draw/ }).waitFor()
})

test('fingers pinch, pan and look closer', async ({ visit }) => {
  const { table, fingers } = await phoneOf(visit)
  const before = await fingers.scale()
  await fingers.pinch(2)
  const close = await fingers.scale()
  expect(close).toBeGreaterThan(before)
  const here = await placeOf(table.page, 'F4')
  await fingers.drag({ x: 200, y: 300 }, { x: 140, y: 260 })
  const there = await placeOf(table.page, 'F4')
  expect([here.x - there.x, here.y - there.y].map(Math.round)).toEqual([60, 40])
  await expect.poll(() => fingers.scale()).toBe(close)
  await fingers.hold('F4')
  await table.page.getByRole('dialog', { name: 'Hex F4' }).waitFor()
})
