import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import type { GameTable } from './game-table'
import { bringOrcs } from './play'
import { beginGame, hideWand, placeHaunt } from './set-up'

/** Three hexes from the entry hex 0112, which is gate A: as near as a haunt may be. */
const HIDING_PLACE = '0412'
const GATE = '0112'

/** Plays a whole game with the mouse: the wand is found, carried out of the valley, and the seal opened. */
export async function playWandOut(table: GameTable): Promise<void> {
  await beginGame(table, 'short')

  await designAndPlaceSorcerer(table)
  const fingerprint = await placeWizard(table)
  await passSorcererPhase(table)
  await findTheWand(table)
  await passSorcererPhase(table)
  await carryItOut(table)

  await expectResult(table, fingerprint)
  await expectDesignsRevealed(table)

  await table.press('Rematch: design new forces')
  await table.takeMouse('Sorcerer')
  await table.sees('0 of 44')
}

async function designAndPlaceSorcerer(table: GameTable): Promise<void> {
  await table.takeMouse('Sorcerer')
  await table.throwDiceByHand()
  await table.press('Balanced cabal')
  await table.press('Finish design')
  await table.takeMouse('Wizard')
  await table.press('Balanced patrol')
  await table.press('Finish design')
  await table.takeMouse('Sorcerer')
  await placeHaunt(table, 'T1', HIDING_PLACE)
  await hideWand(table, 'T1')
  await table.press('Place the rest for me')
  await table.sees('Everything is placed.')
  await table.press('Finish placement')
}

/** Puts the whole force behind gate A, and notes the fingerprint of the hidden haunt. */
async function placeWizard(table: GameTable): Promise<string> {
  await table.takeMouse('Wizard')
  await table.press('All here to A')
  await table.sees('Every unit has its entry hex.')
  const fingerprint = await table.page
    .locator('code')
    .getByText(/^[0-9a-f]{64}$/)
    .innerText()
  await table.press('Finish placement')
  return fingerprint
}

/** The sorcerer places the wandering orcs far off and lets the wizard come. */
async function passSorcererPhase(table: GameTable): Promise<void> {
  await table.takeMouse('Sorcerer')
  await bringOrcs(table, 1)
  await table.endSegmentsUntil('Pass the device to the Wizard')
}

/** Four barbarians, hastened at the gate, run for the temple. */
async function findTheWand(table: GameTable): Promise<void> {
  await table.takeMouse('Wizard')
  await table.expectMoment('Turn 1, Wizard: Haste')
  await table.clickHex(GATE)
  await table.page.getByRole('region', { name: 'Barbarians' }).getByText('4 of 5').waitFor()
  await table.press('Aim haste')
  await table.press(/^Roll: .* at 0112$/)
  await table.enterDice(6)
  await table.expectLogged('rolls 6; +6 movement.')

  await table.endSegmentsUntil('Turn 1, Wizard: Movement')
  await table.clickHex(GATE)
  const barbarians = table.page.getByRole('region', { name: `Barbarians at ${GATE}` })
  for (let taken = 1; taken <= 4; taken++) {
    await barbarians.getByRole('button', { name: 'One more' }).click()
    await barbarians.getByText(`${taken} of 5`).waitFor()
  }
  await table.sees('12 movement points left.')
  await table.clickHex(HIDING_PLACE)
  await table.expectLogged(`4 barbarians move ${GATE}–${HIDING_PLACE} (3 points).`)

  await table.endSegmentsUntil('Turn 1, Wizard: Haunt check')
  await table.sees(`at ${HIDING_PLACE}, held by 4 barbarians`)
  await table.endSegment()
}

async function carryItOut(table: GameTable): Promise<void> {
  await table.takeMouse('Wizard')
  await table.expectLogged(`The wand is found at ${HIDING_PLACE}!`)
  await table.endSegmentsUntil('Turn 2, Wizard: Movement')
  await expect.poll(() => table.describe(HIDING_PLACE)).toContain('The wand')
  await table.clickHex(HIDING_PLACE)
  await expect
    .poll(() => table.page.getByRole('checkbox', { name: 'Take the wand along' }).isChecked())
    .toBe(true)
  await table.clickHex(GATE)
}

async function expectResult({ page }: GameTable, fingerprint: string): Promise<void> {
  await page.getByRole('heading', { name: 'Wizard wins' }).waitFor()
  await page.getByText('It was hidden in Temple T1. It ended in 0112.').waitFor()
  await page.getByText('Proofs of fair play').click()
  await page.getByText('Yes: the fingerprint matches.').waitFor()
  await page.getByText(fingerprint, { exact: true }).waitFor()
  const line = await page.getByText(/^T1:[0-9a-f]+$/).innerText()
  expect(createHash('sha256').update(line).digest('hex')).toBe(fingerprint)
}

async function expectDesignsRevealed({ page }: GameTable): Promise<void> {
  const rows = page
    .getByRole('table', { name: /^Sorcerer/ })
    .locator('tbody')
    .getByRole('row')
  const cells = await rows.evaluateAll((all) =>
    all.map((row) => [...row.children].map((cell) => cell.textContent.match(/[A-Z]\w+|\d+$/)?.[0])),
  )
  // Bought, lost and never summoned: the pool lies open at last.
  expect(cells).toEqual([
    ['Sorcerers', '6', '0', '0'],
    ['Demons', '6', '0', '6'],
    ['Orcs', '7', '0', '7'],
    ['Ghouls', '7', '0', '7'],
  ])
}
