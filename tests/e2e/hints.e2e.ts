import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import type { Thought } from '@/engine/bot/bot'
import type { HexId } from '@/engine/kernel/hex'
import type { Why } from '@/games/arrakhar/bot/reason'
import type { Command } from '@/games/arrakhar/commands'
import type { UnitId } from '@/games/arrakhar/state/position'
import { expectNoViolations } from './support/axe'
import { Fingers } from './support/fingers'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { saveAt } from './support/saves'
import { beginGame } from './support/set-up'
import { letBotPonder, letBotTell, letBotThink } from './support/stand-in-bot'
import { byClass } from '../support/class-selector'

const FIELD = { '0806': '2 elf', '0707': 'barbarian', '1206': '3 orc', '0808': 'sorcerer' }
/** Two games that the wizard cannot tell apart. */
const SECRETS = [
  { wand: { haunt: 'T1' }, pool: { demon: 7, orc: 5, ghoul: 3 } },
  { wand: { haunt: 'C2' }, pool: { demon: 1 } },
]
/** Signs of what only the sorcerer may know. */
const SECRET_SIGNS = /Peek|Pool:|which hides the wand|wand is hidden in|where the wand is hidden|place-secret/

const [FROM, TO] = ['0806' as HexId, '0807' as HexId]
const PLAN: Thought<Command, Why> = {
  commands: [
    { type: 'move', units: ['elf-1', 'elf-2'] as UnitId[], path: [TO], takeWandAt: null },
    { type: 'endSegment' },
  ],
  chance: 0.62,
  reasons: [
    { type: 'attack', hex: '0808' as HexId, odds: '3:1', bonus: false, expected: 0.7, emptied: 4 / 6 },
    { type: 'haunt', haunt: 'T1', hex: '0508' as HexId, distance: 3, chance: 0.17 },
    { type: 'threat', hex: TO, units: 3, expected: 0.6 },
    { type: 'unchecked', haunts: 6 },
  ],
  nodes: 1,
}

const card = ({ page }: GameTable): Locator => page.getByRole('region', { name: 'Hint' })
const wayOn = (table: GameTable): Locator =>
  card(table).getByRole('button', { name: /^Play (this move|all of it)$/ })
const drawings = ({ page }: GameTable): Locator => page.locator(byClass('.board [data-part="drawing"]'))

async function openField(table: GameTable, secrets = SECRETS[0]): Promise<void> {
  await table.open(saveAt('wizard movement', FIELD, secrets))
  await table.takeMouse('Wizard')
  await table.button('Hint').waitFor()
}

test('a hint says what and why, draws it on the board, and can be played', async ({ visit }) => {
  const table = await visit({ bypassCSP: true })
  await letBotThink(table, PLAN)
  await openField(table)
  await table.press('Hint')
  await wayOn(table).waitFor()
  const told = card(table)
  await told.getByText(`Move 2 elves from ${FROM} to ${TO}`).first().waitFor()
  await told.getByText('3:1 at 0808: empties the hex in 4 of 6').waitFor()
  await told.getByText('about 3 in 5').waitFor()
  await expect
    .poll(() => told.getByRole('list', { name: 'Why' }).getByRole('link').allInnerTexts())
    .toHaveLength(4)
  await expect.poll(() => drawings(table).count()).toBe(1)
  await expectNoViolations(table, 'hint')

  await table.press('Play this move')
  await table.expectLogged(`2 elves move ${FROM}–${TO}`)
  await told.getByText('Ending it is left to you.').waitFor()
  await table.expectMoment('Turn 3, Wizard: Movement')
  await told.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => card(table).count()).toBe(0)
  await expect.poll(() => drawings(table).count()).toBe(0)
})

test('the bot itself is asked, followed and dismissed by keyboard alone', async ({ visit }) => {
  const table = await visit()
  await openField(table)
  const { keyboard } = table.page
  await keyboard.press('m')
  await wayOn(table).waitFor()
  const focused = () => table.page.evaluate(() => document.activeElement?.textContent ?? '')
  await expect.poll(() => focused()).toContain('Play this move')
  await keyboard.press('Escape')
  await expect.poll(() => card(table).count()).toBe(0)
  await expect.poll(() => drawings(table).count()).toBe(0)
  await expect.poll(() => focused()).toBe('Hint')

  await keyboard.press('Enter')
  await wayOn(table).waitFor()
  const before = [await table.moment(), ...(await table.log())].join('\n')
  for (let tabs = 0; tabs < 12 && (await focused()) !== 'Play this move'; tabs++) await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect.poll(async () => [await table.moment(), ...(await table.log())].join('\n')).not.toBe(before)
})

test('thinking that takes long can be stopped', async ({ visit }) => {
  const table = await visit()
  await letBotPonder(table)
  await openField(table)
  await table.press('Hint')
  await expect.poll(() => card(table).getByRole('progressbar').getAttribute('value')).toBe('0.4')
  await table.press('Stop')
  await expect.poll(() => card(table).count()).toBe(0)
  await table.press('Hint')
  await table.button('Stop').waitFor()
})

test('a phone shows the hint below the board, its buttons in sight', async ({ visit }) => {
  const table = await visit({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    bypassCSP: true,
  })
  const fingers = new Fingers(table)
  await letBotThink(table, PLAN)
  await openField(table)
  const undo = await table.button('Undo').boundingBox()
  await fingers.tap('Hint')
  await wayOn(table).waitFor()
  for (const name of ['Play this move', 'Close']) {
    const box = await table.button(name).boundingBox()
    expect(box && box.y + box.height).toBeLessThanOrEqual(844)
    expect(box?.height).toBeGreaterThanOrEqual(44)
  }
  await expect.poll(() => table.button('Undo').boundingBox()).toEqual(undo)
  await expect.poll(() => drawings(table).count()).toBe(1)
  await expectNoViolations(table, 'hint on a phone')
  await fingers.tap('Close')
  await expect.poll(() => card(table).count()).toBe(0)
})

test('a hint can be had in set-up, too', async ({ visit }) => {
  const table = await visit()
  await beginGame(table, 'short', 'Advanced Play')
  await table.takeMouse('Sorcerer')
  await table.press('Hint')
  await wayOn(table).waitFor()
  await expect.poll(() => card(table).getByRole('listitem').count()).toBeGreaterThan(0)
  await table.page.keyboard.press('Escape')
  await expect.poll(() => card(table).count()).toBe(0)
})

test('the bot is told what the wizard may know and no more', async ({ visit }) => {
  const told: string[] = []
  for (const secrets of SECRETS) {
    const table = await visit()
    await letBotTell(table)
    await openField(table, secrets)
    await table.press('Hint')
    await card(table).getByText('The bot could not think').waitFor()
    told.push(await card(table).innerText())
  }
  expect(told[0]).toContain('"wandHaunt":null')
  expect(told[0]).toBe(told[1])
})

test('a hint brings no secret onto the page', async ({ visit }) => {
  const table = await visit()
  await openField(table)
  await table.press('Hint')
  await wayOn(table).waitFor()
  expect(await table.page.content()).not.toMatch(SECRET_SIGNS)
})
