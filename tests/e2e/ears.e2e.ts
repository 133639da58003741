import { expect } from 'vitest'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { Keyboard } from './support/keyboard'
import { Listener } from './support/listener'
import { saveAt } from './support/saves'

/** The wizard's side beside the sorcerer's; dice are typed. */
const CONTACT = {
  '0509': 'sorcerer',
  '0710': '2 ghoul',
  '0708': '2 elf',
  '0808': 'barbarian',
  '0715': 'dwarf',
}

const PICKED = '2 elves at 0708, 4 movement points left. 1 of 3 that can act.'

/** Opens the game and takes the mouse by keys; the listener has been there from before the table stood. */
async function sitDown(table: GameTable, moment: Parameters<typeof saveAt>[0]) {
  const keyboard = new Keyboard(table)
  await table.open(saveAt(moment, CONTACT))
  await table.curtain('Wizard').waitFor()
  const listener = await Listener.at(table.page)
  await keyboard.press('Enter')
  await expect.poll(() => listener.polite()).toContain('Wizard to play.')
  await table.button('In words').waitFor()
  return { keyboard, listener }
}

/** The text of whatever has the focus: what a screen reader has just read out. */
async function readOut({ page }: GameTable): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent ?? '')
}

test('who hears the game moves a stack, designates and resolves an attack, and ends the phase', async ({
  visit,
}) => {
  const table = await visit()
  const { keyboard, listener } = await sitDown(table, 'wizard movement')
  await keyboard.press('b')
  await expect.poll(() => readOut(table)).toBe('Can act')
  await keyboard.act(/^0708 clear, 2 elves/)
  await expect.poll(() => listener.polite()).toContain(PICKED)
  await expect.poll(() => readOut(table)).toBe('Let go')
  await keyboard.act('0709 clear, 3 points left, 1 hex south')
  await expect.poll(() => listener.polite()).toContain('2 elves move 0708–0709 (1 point).')
  await expect.poll(() => readOut(table)).toBe('Let go')
  await keyboard.endSegment()
  await keyboard.endSegment()

  await table.expectMoment('Turn 3, Wizard: Combat')
  await keyboard.act(/^0709 clear, 2 elves/)
  await keyboard.act(/^0710 clear, 2 ghouls, 1 hex south, 2:1: /)
  await expect.poll(() => readOut(table)).toBe('Declare attack on 0710')
  await keyboard.act('Declare attack on 0710')
  await keyboard.act(/^Roll: .* at 0710$/)
  await keyboard.type(6)
  await expect
    .poll(() => listener.polite())
    .toContain('Attack at 0710, 2:1 with bonus: rolls 6; 2 ghouls eliminated.')
  await keyboard.endSegment()
  await keyboard.endSegment()
  await table.curtain('Sorcerer').waitFor()
  await expect
    .poll(() => table.page.evaluate(() => document.activeElement?.textContent))
    .toBe('I’m the Sorcerer')

  await expect
    .poll(() => listener.log())
    .toEqual([
      'Turn 3, wizard phase: movement.',
      'Wizard to play.',
      '2 elves move 0708–0709 (1 point).',
      'Turn 3, wizard phase: fireball.',
      'Turn 3, wizard phase: combat.',
      '2 elves will attack 2 ghouls at 0710: 2:1, bonus included.',
      'Attack at 0710, 2:1 with bonus: rolls 6; 2 ghouls eliminated.',
      'Turn 3, wizard phase: haunt check.',
    ])
  const picks = (await listener.polite()).filter((text) => text.endsWith('that can act.'))
  expect(picks.at(-1)).toMatch(/^2 elves to attack 0710, 2 of 2 defenders named: 2:1: /)
  expect(await listener.assertive()).toEqual([])
})

test('refusals interrupt, steps back and forth are told, and nothing twice', async ({ visit }) => {
  const table = await visit()
  const { keyboard, listener } = await sitDown(table, 'wizard movement')
  await keyboard.choose('0708', '0707')
  await keyboard.press('u')
  await keyboard.press('Control+y')
  await keyboard.choose('0907')
  await expect.poll(() => listener.assertive()).toHaveLength(1)
  expect((await listener.assertive())[0]).toMatch(/AR-7\.2$/)
  await expect
    .poll(() => listener.log())
    .toEqual([
      'Turn 3, wizard phase: movement.',
      'Wizard to play.',
      '2 elves move 0708–0707 (1 point).',
      'Taken back: 2 elves move 0708–0707 (1 point).',
      'Done again: 2 elves move 0708–0707 (1 point).',
    ])
})

test('rolling all at once loses no result', async ({ visit }) => {
  const table = await visit()
  const keyboard = new Keyboard(table)
  const fight = { ...CONTACT, '0709': '2 elf', '0609': 'dwarf' }
  await table.open(saveAt('wizard combat', fight, {}, { seed: 5 }))
  await table.curtain('Wizard').waitFor()
  const listener = await Listener.at(table.page)
  await keyboard.press('Enter')
  await keyboard.choose('0709', '0710', '0710')
  await keyboard.choose('0609', '0710')
  await keyboard.act('Declare attack on 0710')
  await keyboard.act('Resolve all')
  await table.sees('0 to roll')
  const said = await listener.polite()
  expect(said.filter((text) => /will attack/.test(text))).toHaveLength(2)
  expect(
    said.filter((text) => /^(Attack at 0710, .*: rolls|The attack at 0710 is wasted)/.test(text)),
  ).toHaveLength(2)
})

test('the accessibility tree has the table in sensible parts, and one voice', async ({ visit }) => {
  const table = await visit()
  const { keyboard } = await sitDown(table, 'wizard combat')
  await keyboard.press('b')
  const client = await table.page.context().newCDPSession(table.page)
  const { nodes } = await client.send('Accessibility.getFullAXTree')
  const spoken = nodes.filter(({ ignored }) => !ignored)
  const has = (role: string, name: string) =>
    spoken.some((node) => node.role?.value === role && node.name?.value === name)
  expect(has('main', '')).toBe(true)
  expect(has('application', 'Map of the valley')).toBe(true)
  expect(has('region', 'Board in words')).toBe(true)
  expect(has('region', 'What to do now')).toBe(true)
  expect(has('region', 'Log')).toBe(true)
  const voices = spoken.filter((node) => node.role?.value === 'log')
  expect(voices.map((node) => String(node.name?.value))).toEqual(['Announcements'])
  const live = voices[0]?.properties?.find(({ name }) => name === 'live')
  expect(live?.value.value).toBe('polite')
})
