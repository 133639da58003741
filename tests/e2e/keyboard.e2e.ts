import { expect } from 'vitest'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { Keyboard } from './support/keyboard'
import { pressesOf, watchForMouse } from './support/pointer-count'
import { saveAt } from './support/saves'

/** Both sides in contact: each segment of the game-turn has something to do. */
const CONTACT = {
  '0509': '2 sorcerer',
  '0710': '2 ghoul',
  '0709': '2 elf',
  '0708': '2 wizard',
  '0808': 'barbarian',
  '0715': 'dwarf',
}
const SAVE = saveAt('sorcerer wanderingOrcs', CONTACT, { pool: { demon: 5 } })

test('the keyboard alone plays a whole game-turn of both sides', async ({ visit }) => {
  const table = await visit()
  const keyboard = new Keyboard(table)
  await watchForMouse(table)
  await openByKeyboard(table, keyboard)
  await keyboard.press('Enter')

  await bringAnOrc(table, keyboard)
  await summon(table, keyboard)
  await moveAndTakeBack(table, keyboard)
  await burnElves(table, keyboard)
  await attackElves(table, keyboard)
  await table.curtain('Wizard').waitFor()
  await keyboard.press('Enter')
  await hasten(table, keyboard)
  await moveBarbarian(table, keyboard)
  await burnGhouls(table, keyboard)
  await attackGhouls(table, keyboard)
  await table.expectMoment('Turn 3, Wizard: Haunt check')
  await keyboard.endSegment()
  await table.curtain('Sorcerer').waitFor()
  await keyboard.press('Enter')
  await table.expectMoment('Turn 4, Sorcerer: Wandering orcs')
  await table.expectLogged('Crypt C1 at 0715 is destroyed.')
  expect(await pressesOf(table)).toBe(0)
})

test('typing into a field or a dialog does not undo', async ({ visit }) => {
  const table = await visit()
  const keyboard = new Keyboard(table)
  await openByKeyboard(table, keyboard)
  await keyboard.press('Enter')
  await table.expectMoment('Turn 3, Sorcerer: Wandering orcs')
  await keyboard.press('?')
  await table.page.getByRole('dialog', { name: 'Keys' }).waitFor()
  await keyboard.press('u', 'Escape')
  await table.page.getByRole('dialog', { name: 'Keys' }).waitFor({ state: 'hidden' })
  await keyboard.keepsItsPlace()
  await expect.poll(() => table.page.getByText('Undo stops here').count()).toBe(0)
  await keyboard.press('u')
  await table.sees('Undo stops here. Nothing has been done yet.')
})

async function openByKeyboard(table: GameTable, keyboard: Keyboard): Promise<void> {
  // The way there, a stop at a time, is not of the time that a chooser may take to open.
  await keyboard.tabTo(table.button('Open a file').first())
  const chooser = table.page.waitForEvent('filechooser')
  await keyboard.act('Open a file')
  const buffer = Buffer.from(JSON.stringify(SAVE))
  await (await chooser).setFiles({ name: 'contact.json', mimeType: 'application/json', buffer })
  await table.curtain('Sorcerer').waitFor()
}

async function bringAnOrc(table: GameTable, keyboard: Keyboard): Promise<void> {
  await keyboard.act('Roll for wandering orcs')
  await keyboard.type(1)
  await table.sees('1 orc still to be placed')
  await keyboard.choose('0101')
  await expect.poll(() => table.refusal()).toMatch(/AR-5\.3$/)
  await keyboard.choose('0510')
  await table.expectLogged('A wandering orc appears at 0510.')
  await keyboard.press('Control+z', 'Control+z')
  await table.sees('Undo stops here. Dice were rolled.')
  await keyboard.press('Escape')
  await keyboard.choose('0510')
  await table.sees('All orcs are placed.')
  await keyboard.endSegment()
}

async function summon(table: GameTable, keyboard: Keyboard): Promise<void> {
  await table.expectMoment('Turn 3, Sorcerer: Summon')
  await keyboard.choose('0509', '0508')
  await keyboard.act('Summon demons at T1')
  await keyboard.type(1)
  await keyboard.act('Place 2 demons')
  await table.expectLogged('2 demons appear at 0508.')
}

async function moveAndTakeBack(table: GameTable, keyboard: Keyboard): Promise<void> {
  const moved = '2 demons move 0508–0608 (1 point).'
  await keyboard.endSegment()
  await table.expectMoment('Turn 3, Sorcerer: Movement')
  await keyboard.choose('0508', '0608')
  await table.expectLogged(moved)
  await keyboard.press('Control+z')
  await expect.poll(() => table.log()).not.toContain(moved)
  await keyboard.keepsItsPlace()
  await keyboard.press('Control+Shift+z')
  await table.expectLogged(moved)
  await keyboard.press('Control+z')
  await expect.poll(() => table.log()).not.toContain(moved)
  await keyboard.keepsItsPlace()
  await keyboard.press('Control+y')
  await table.expectLogged(moved)
  await keyboard.press('Control+y')
  await table.sees('Nothing has been undone.')
  await keyboard.endSegment()
}

async function burnElves(table: GameTable, keyboard: Keyboard): Promise<void> {
  await table.expectMoment('Turn 3, Sorcerer: Fireball')
  await keyboard.choose('0509', '0709')
  await keyboard.act('Aim 1 fireball')
  await keyboard.act(/^Roll: .* at 0709$/)
  await keyboard.type(1, 4)
  await table.expectLogged('Fireball at 0709 on 2 elves: rolls 1 and 4; no effect.')
  await keyboard.endSegment()
}

async function attackElves(table: GameTable, keyboard: Keyboard): Promise<void> {
  await table.expectMoment('Turn 3, Sorcerer: Combat')
  await keyboard.choose('0710', '0709')
  await keyboard.act('Declare attack on 0709')
  await keyboard.act(/^Roll: .* at 0709$/)
  await keyboard.type(2)
  await table.expectLogged('Attack at 0709, 1:1: rolls 2; no effect.')
  await keyboard.endSegment()
}

async function hasten(table: GameTable, keyboard: Keyboard): Promise<void> {
  await table.expectMoment('Turn 3, Wizard: Haste')
  await keyboard.choose('0708', '0709')
  await keyboard.act('Aim haste')
  await keyboard.act(/^Roll: .* at 0709$/)
  await keyboard.type(3)
  await table.expectLogged('rolls 3; +4 movement.')
  await keyboard.endSegment()
}

async function moveBarbarian(table: GameTable, keyboard: Keyboard): Promise<void> {
  await table.expectMoment('Turn 3, Wizard: Movement')
  await keyboard.choose('0808', '0807')
  await table.expectLogged('1 barbarian moves 0808–0807 (1 point).')
  await keyboard.press('Escape', 'n')
  await table.page.getByRole('region', { name: /^(Elves|Wizards) at/ }).waitFor()
  await keyboard.endSegment()
}

async function burnGhouls(table: GameTable, keyboard: Keyboard): Promise<void> {
  await table.expectMoment('Turn 3, Wizard: Fireball')
  await keyboard.choose('0708', '0710')
  await keyboard.act('Aim 1 fireball')
  await keyboard.act(/^Roll: .* at 0710$/)
  await keyboard.type(5, 1)
  await table.expectLogged('Fireball at 0710 on 2 ghouls: rolls 5 and 1; 1 ghoul eliminated.')
  await keyboard.endSegment()
}

async function attackGhouls(table: GameTable, keyboard: Keyboard): Promise<void> {
  await table.expectMoment('Turn 3, Wizard: Combat')
  await keyboard.choose('0709', '0710')
  await keyboard.act('Declare attack on 0710')
  await keyboard.act(/^Roll: .* at 0710$/)
  await keyboard.type(6)
  await table.expectLogged('Attack at 0710, 3:1 with bonus: rolls 6; 1 ghoul eliminated.')
  await keyboard.act('Choose units')
  await keyboard.act('Advance with 2 elves')
  await table.expectLogged('2 elves advance into 0710.')
  await keyboard.endSegment()
}
