import { Fingers } from '../support/fingers'
import { test, type Visit } from '../support/fixtures'
import { fingersAt } from '../support/hands'
import { pinchPanAndHold } from '../support/gestures'
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
  await pinchPanAndHold(await phoneOf(visit), 'F4', 'F4')
})
