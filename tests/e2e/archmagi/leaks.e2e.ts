import { saveAt } from '@/engine/save/save'
import { diceStateOf } from '@/engine/kernel/dice'
import { test } from '../support/fixtures'
import { Pair } from '../support/pair'

/** What Crimson keeps from the others: chits, spells and the units below its banner. */
interface Secret {
  readonly reserve: readonly string[]
  readonly spells: readonly string[]
  readonly units: readonly [string, string]
}

const SECRETS: readonly [Secret, Secret] = [
  { reserve: ['centaurs'], spells: ['smite'], units: ['knights', 'pikemen'] },
  { reserve: ['trolls'], spells: ['fog'], units: ['zealots', 'ogres'] },
]
/** Names of these, as they are shown and as they are written. */
const SIGNS = /centaurs|trolls|smite|\bfog\b|knights|pikemen|zealots|ogres/i

/** Three on Mirror Isle; Crimson is about to march. */
function saveWith({ reserve, spells, units }: Secret) {
  const [one, other] = units
  return saveAt(
    'archmagi',
    {
      settings: { seats: 3, map: 'mirror-isle', responseWindows: 'fast', deferDiscards: true },
      phase: 'movement',
      seats: [{ reserve, spells }, {}, {}],
      units: [
        { id: 'w1', type: 'wizard', seat: 1, hex: 'B5' },
        { id: 'a1', type: one, seat: 1, hex: 'C4' },
        { id: 'a2', type: other, seat: 1, hex: 'C4' },
        { id: 'w2', type: 'necromancer', seat: 2, hex: 'F2' },
        { id: 'w3', type: 'sorcerer', seat: 3, hex: 'F8' },
      ],
    },
    diceStateOf(1),
  )
}

test('two games that differ only in what Crimson holds and hides look the same to Azure', async ({
  visit,
}) => {
  const pair = new Pair([await visit(), await visit()], SECRETS, SIGNS)
  await pair.together(async (table, secret) => {
    await table.open(saveWith(secret))
    await table.takeMouse('Crimson')
    await table.clickHex('C4')
  })
  await pair.expectDifferent()
  await pair.together(async (table) => {
    await table.clickHex('D4')
    await table.expectLogged('C4')
    await table.endSegment()
    await table.endSegment()
  })
  await pair.expectSameCurtain()
  await pair.together(async (table) => {
    await table.takeMouse('Azure')
    await table.describe('D4')
  })
  await pair.expectSame('Azure sits down and points at Crimson’s stack')
  await pair.expectSameCards()
  await pair.together(async (table) => {
    await table.page.keyboard.press('Control+z')
    await table.seesUndoStop(/^Undo stops here/)
  })
  await pair.expectSame('Azure would undo')
  await pair.together((table) => table.reload())
  await pair.expectSameCurtain()
  await pair.together((table) => table.takeMouse('Azure'))
  await pair.expectSame('after a reload')
})
