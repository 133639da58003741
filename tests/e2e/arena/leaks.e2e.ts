import { expect } from 'vitest'
import { beginArena, take } from '../support/arena'
import { test } from '../support/fixtures'
import type { GameTable } from '../support/game-table'
import { Pair } from '../support/pair'
import { storageOf } from '../support/storage-dump'
import { secretsIn } from '../support/written'

/** What West keeps from East: spell cards that stay in the hand, and what it thought of while it drew up its army. */
interface Secret {
  readonly spells: readonly string[]
  readonly changesOfMind: readonly string[]
}

const SECRETS: readonly [Secret, Secret] = [
  { spells: ['Fireball', 'Meteor Swarm'], changesOfMind: [] },
  { spells: ['Shatter', 'Slay'], changesOfMind: ['Dragon', 'Angel'] },
]
/** Names of the cards, and signs that stand only before West's eyes. */
const SECRET_SIGNS = /Fireball|Meteor Swarm|Shatter|Slay|fireball|meteor-swarm|shatter|slay/

/** The card that West shows in the course of the game. */
const SHOWN = 'Spark'
const CREATURES = { Sorcerer: 1, Kobold: 2, Orc: 1 }
const CARDS = /spell cards/

type SpellPair = Pair<Secret>

test('two armies that differ only in hidden cards look the same to East', async ({ visit }) => {
  const pair = new Pair([await visit(), await visit()], SECRETS, SECRET_SIGNS)
  await pair.together((table) => beginArena(table, 'Advanced'))
  await buildArmies(pair)
  await pair.together(castSpark)
  await answerSpark(pair)
  await pair.together(finishWestTurn)
  await eastTurn(pair)
  await awayFromTheTable(pair)
})

async function buildArmies(pair: SpellPair): Promise<void> {
  await pair.together(drawUpInSecret)
  await pair.expectDifferent()
  await pair.together((table) => table.press('Make it final'))
  await pair.expectSameCurtain()
  await pair.together(async (table) => {
    await table.takeMouse('East')
    await table.page.keyboard.press('Control+z')
    await table.seesUndoStop(/^Undo stops here/)
  })
  await pair.expectSame('East’s army building')
  await pair.together(async (table) => {
    await take(table, { creatures: { Wizard: 1, Orc: 1 }, spells: ['Block Magic'] })
    await table.press('Make it final')
  })
  await pair.expectSameCurtain()
}

async function drawUpInSecret(table: GameTable, { spells, changesOfMind }: Secret): Promise<void> {
  await table.takeMouse('West')
  await table.throwDiceByHand()
  for (const name of changesOfMind) {
    await take(table, { creatures: { [name]: 1 } })
    await table.press('Keep for now')
    await table.sees('This list is kept.')
    await table.press('Clear')
  }
  await take(table, { creatures: CREATURES, spells: [SHOWN, ...spells] })
  await table.sees('This army is legal.')
}

/** West's first turn: the card is aimed at a creature of its own, since nobody else is near. */
async function castSpark(table: GameTable, { spells }: Secret): Promise<void> {
  await table.takeMouse('West')
  await table.endSegmentsUntil('Turn 1, West: Magic 1')
  await table.page.getByText('West’s spell cards').click()
  for (const name of spells) await table.sees(name)
  await table.clickHex('C1')
  await table.press(/^Spark/)
  await table.press(/^Kobold 2/)
  await table.press('Declare Spark')
  await table.expectLogged('declares Spark')
  await table.press(/^Pass/)
}

async function answerSpark(pair: SpellPair): Promise<void> {
  await pair.expectSameCurtain()
  await pair.together(async (table) => {
    await table.takeMouse('East')
    await table.sees('2 cards not shown yet')
    for (const cards of await table.page.locator('summary').filter({ hasText: CARDS }).all())
      await cards.click()
    await table.describe('C1')
  })
  await pair.expectSame('East may answer')
  await pair.together((table) => table.press(/^Pass/))
}

/** The other side is asked once more, for it has used no Instant yet. */
async function finishWestTurn(table: GameTable): Promise<void> {
  await table.takeMouse('West')
  await table.expectLogged('Spark works')
  await table.expectMoment('Turn 1, West: Movement')
  await table.clickHex('C1')
  await table.press('Sorcerer 4 C1')
  await table.clickHex('C2')
  await table.expectLogged('walks from C1 to C2')
  await table.endSegmentsUntil('Pass the device to East')
  await table.takeMouse('East')
  await table.press(/^Pass/)
  await table.takeMouse('West')
  await table.endSegmentsUntil('Pass the device to East')
}

/** Every phase, with a move taken back; West is asked for magic whatever it hides. */
async function eastTurn(pair: SpellPair): Promise<void> {
  await pair.expectSameCurtain()
  await pair.together(async (table) => {
    await sitDown(table)
    await table.endSegmentsUntil('Turn 2, East: Magic 1')
    await table.sees('2 cards not shown yet')
  })
  await pair.expectSame('East’s own magic')
  await pair.together(async (table) => {
    await table.press(/^Pass/)
    await table.takeMouse('West')
    await table.press(/^Pass/)
    await sitDown(table)
    await table.expectMoment('Turn 2, East: Movement')
  })
  await pair.together(moveAndTakeBack)
  await pair.expectSame('a move taken back, and no further')
  await pair.together((table) => table.reload())
  await pair.expectSameCurtain()
  await pair.together((table) => table.takeMouse('East'))
  await pair.expectSame('after a reload')
}

/** East takes the mouse, and does nothing before the voice has told so: what it tells first depends on it. */
async function sitDown(table: GameTable): Promise<void> {
  await table.takeMouse('East')
  await table.page.getByRole('log').getByText('East decides.').waitFor({ state: 'attached' })
}

async function moveAndTakeBack(table: GameTable): Promise<void> {
  await table.clickHexes('C9', 'C8')
  await table.expectLogged('walks from C9 to C8')
  for (let count = 0; count < 4; count++) await table.page.keyboard.press('Control+z')
  await table.seesUndoStop(/^Undo stops here/)
}

/** Files, storage, and where saved games are shown. */
async function awayFromTheTable(pair: SpellPair): Promise<void> {
  await pair.together(async (table, { spells }) => {
    const words = spells.map((name) => `"${name.toLowerCase().replace(' ', '-')}"`)
    expect(secretsIn(JSON.stringify(await table.savedFile()), words)).toEqual([])
    expect(secretsIn(await storageOf(table.page), words)).toEqual([])
    await table.goHome()
    await table.sees('Turn 2')
  })
  await pair.expectSame('home')
  await pair.expectSameCards()
}
