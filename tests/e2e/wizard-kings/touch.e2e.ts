import { pinchPanAndHold } from '../support/gestures'
import { Fingers } from '../support/fingers'
import { test, type Visit } from '../support/fixtures'
import { fingersAt } from '../support/hands'
import { fitsThePhone, PHONE } from '../support/phone'
import { playBy } from '../support/scripted/by-hand'
import { sitDownBefore } from '../support/kings-moments'
import { KINGDOMS } from '../support/scripted/kingdoms'
import { SKIRMISH as GAME } from '../support/scripted/skirmish'

/** A phone with the game open; nobody’s secrets are looked at yet. */
async function phoneOf(visit: Visit) {
  const table = await visit(PHONE)
  const fingers = new Fingers(table)
  await table.open(GAME.save)
  await table.menu.waitFor()
  return { table, fingers, hand: fingersAt(fingers) }
}

/** The steps before and after which the phone is looked at: each of another kind than the one before. */
const LOOKS = GAME.history.steps.flatMap(({ entry }, step) =>
  entry.command.type === GAME.history.steps[step - 1]?.entry.command.type ? [] : [step],
)

test('taps alone play a turn on a phone, with a battle, and everything fits', async ({ visit }) => {
  const phone = await phoneOf(visit)
  const ends = [...LOOKS.slice(1), GAME.history.steps.length]
  for (const [nth, from] of LOOKS.entries()) {
    await fitsThePhone(phone.table)
    await playBy(phone, GAME, from, ends[nth])
  }
  await phone.table.page.getByRole('heading', { name: 'North wins' }).waitFor()
  await fitsThePhone(phone.table)
})

test('fingers pinch, pan and look closer', async ({ visit }) => {
  await pinchPanAndHold(await phoneOf(visit), '0604', '0805')
})

test('what is put together in secret fits a phone too', async ({ visit }) => {
  const { table } = await phoneOf(visit)
  for (const type of ['chooseBoard', 'chooseChaosPool', 'chooseForce', 'deploy']) {
    await sitDownBefore(table, KINGDOMS, type)
    await fitsThePhone(table)
  }
})
