import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { bringOrcs } from './support/play'
import { assign, beginGame, buy, hideWand, placeHaunt } from './support/set-up'

/** Two sorcerers stand at 0512, beside a temple; gate A is 0112. */
const TEMPLE = '0611'
const SORCERERS = '0512'

test('a wizard’s side of two units is wiped out by fire and by claws', async ({ visit }) => {
  const table = await visit()
  await beginGame(table, 'short', 'Advanced Play')
  await setUpSorcerer(table)
  await setUpWizard(table)

  await summonDemons(table)
  await walkIntoTheValley(table)
  await burnTheElf(table)
  await tearTheDwarf(table)

  await table.page.getByRole('heading', { name: 'Sorcerer wins' }).waitFor()
  await table.sees('No unit of the wizard’s side is left: the sorcerer wins.')
  await table.sees('Nobody found it')
  await table.page.getByText('Proofs of fair play').click()
  await table.sees('Yes: the fingerprint matches.')
})

async function setUpSorcerer(table: GameTable): Promise<void> {
  await table.takeMouse('Sorcerer')
  await table.throwDiceByHand()
  await buy(table, { sorcerer: 2, demon: 4 })
  await table.press('Finish design')
  await table.takeMouse('Wizard')
  await buy(table, { dwarf: 1, elf: 1 })
  await table.press('Finish design')
  await table.takeMouse('Sorcerer')
  await placeHaunt(table, 'T1', TEMPLE)
  await table.press('Place sorcerers')
  await table.button('At a time: more').click()
  await table.clickHex(SORCERERS)
  await table.press('Place the rest for me')
  await hideWand(table, 'C2')
  await table.press('Finish placement')
}

async function setUpWizard(table: GameTable): Promise<void> {
  await table.takeMouse('Wizard')
  await assign(table, 'A', { dwarf: 1, elf: 1 })
  await table.press('Finish placement')
}

/** Four demons appear at the temple. */
async function summonDemons(table: GameTable): Promise<void> {
  await table.takeMouse('Sorcerer')
  await bringOrcs(table, 2)
  await table.endSegmentsUntil('Turn 1, Sorcerer: Summon')
  await table.clickHexes(SORCERERS, TEMPLE)
  await table.press('Summon demons at T1')
  await table.enterDice(5)
  await table.press('Place 4 demons')
  await table.expectLogged(`4 demons appear at ${TEMPLE}.`)
  await table.endSegmentsUntil('Pass the device to the Wizard')
}

/** The elf goes ahead, the dwarf stays behind. */
async function walkIntoTheValley(table: GameTable): Promise<void> {
  await table.takeMouse('Wizard')
  await table.endSegmentsUntil('Turn 1, Wizard: Movement')
  await table.clickHex('0112')
  await table.press('Elf 1, 4 points left')
  await table.clickHex('0412')
  await table.expectLogged('1 elf moves 0112–0412')
  await table.clickHexes('0112', '0313')
  await table.expectLogged('1 dwarf moves 0112–0313')
  await table.endSegmentsUntil('Pass the device to the Sorcerer')
}

async function burnTheElf(table: GameTable): Promise<void> {
  await table.takeMouse('Sorcerer')
  await bringOrcs(table, 2)
  await table.endSegmentsUntil('Turn 2, Sorcerer: Movement')
  await table.clickHexes(TEMPLE, '0413')
  await table.expectLogged(`4 demons move ${TEMPLE}–0413`)
  await table.endSegmentsUntil('Turn 2, Sorcerer: Fireball')
  await table.clickHexes(SORCERERS, '0412')
  await table.sees('Expected losses')
  await table.press(/^Aim 2 fireballs$/)
  await table.press('Resolve all')
  await table.enterDice(2)
  await table.expectLogged('Fireball at 0412 on 1 elf: rolls 2; no effect.')
  await table.enterDice(6)
  await table.expectLogged('Fireball at 0412 on 1 elf: rolls 6; 1 elf eliminated.')
}

async function tearTheDwarf(table: GameTable): Promise<void> {
  await table.endSegmentsUntil('Turn 2, Sorcerer: Combat')
  await table.press('Decline')
  await table.clickHexes('0413', '0313')
  await table.page.getByRole('region', { name: 'Odds' }).getByText('6:1', { exact: true }).first().waitFor()
  await table.press('Declare attack on 0313')
  await table.press(/^Roll: .* at 0313$/)
  await table.enterDice(1)
}
