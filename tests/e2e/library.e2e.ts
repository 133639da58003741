import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { expectNoViolations } from './support/axe'
import { downloaded } from './support/downloaded'
import { test } from './support/fixtures'
import { GameTable } from './support/game-table'
import { Keyboard } from './support/keyboard'
import { Listener } from './support/listener'
import { saveAt } from './support/saves'
import { byClass } from '../support/class-selector'

const STACKS = { '0709': '3 elf', '0710': '2 ghoul', '0708': 'barbarian' }
const MOVEMENT = saveAt('wizard movement', STACKS, {}, { seed: 3 })
const COMBAT = saveAt('wizard combat', STACKS, {}, { seed: 5 })

const MOVED = '1 barbarian moves 0708–0608'
const FOUGHT = 'Attack at 0710'

test('two games side by side: named, found, copied, deleted, brought back, carried to another browser', async ({
  visit,
}) => {
  const table = await visit({ bypassCSP: true })
  await twoGames(table)
  await toList(table)
  await expectNoViolations(table, 'the list of games')
  await expect.poll(() => titles(table)).toEqual(['Arrakhar’s Wand', 'Arrakhar’s Wand'])
  await expect.poll(() => table.page.locator(byClass('.glimpse')).count()).toBe(2)

  await nameGames(table)
  await search(table)
  await copyAndDelete(table)
  const library = await downloaded(table.page, () => table.press('Save all to a file'))

  const other = await visit()
  await other.fileDoor.setInputFiles({ name: 'games.json', mimeType: 'application/json', buffer: library })
  const report = other.page.getByRole('dialog', { name: 'Games from a file' })
  await report.getByText('2 games added.').waitFor()
  await report.getByRole('link', { name: 'Your games' }).click()
  await expect.poll(() => titles(other)).toEqual(['The siege', 'The ride'])
  await expectAtItsPlace(other, 'The siege', 'Ben', FOUGHT)
  await toList(other)
  await expectAtItsPlace(other, 'The ride', 'Ann', MOVED)
  await other.fileDoor.setInputFiles({ name: 'games.json', mimeType: 'application/json', buffer: library })
  await report.getByText('2 games here already').waitFor()
})

test('reload, back and the bare address come to the right one of two games', async ({ visit }) => {
  const table = await visit()
  const { page } = table
  const [ride, siege] = await twoGames(table)
  expect(ride).not.toBe(siege)
  await page.goBack()
  await table.takeMouse('Wizard')
  await table.expectLogged(MOVED)
  await table.reload()
  await table.takeMouse('Wizard')
  await table.expectLogged(MOVED)
  expect(page.url()).toBe(ride)
  // What was played last is the siege: the ride was only looked at.
  await page.goto('about:blank')
  await page.goto(`${table.home}#/play/arrakhar`)
  await table.takeMouse('Wizard')
  await table.expectLogged(FOUGHT)
  await expect.poll(() => page.url()).toBe(siege)
})

test('two tabs play two games at once, and neither stops the other', async ({ visit }) => {
  const second = await visit()
  const [ride] = await twoGames(second)
  const first = new GameTable(await second.page.context().newPage(), second.home)
  await first.page.goto(ride)
  await first.takeMouse('Wizard')
  await first.clickHexes('0709', '0609')
  await first.expectLogged('3 elves move 0709–0609')
  await second.endSegmentsUntil('Turn 3, Wizard: Haunt check')
  await first.reload()
  await first.takeMouse('Wizard')
  await first.expectLogged('3 elves move 0709–0609')
  await second.reload()
  await second.takeMouse('Wizard')
  await second.expectMoment('Turn 3, Wizard: Haunt check')
})

test('a game from a file goes by the names that it has there', async ({ visit }) => {
  const table = await visit()
  const card = { scenario: 'Basic Scenario', moment: 'Turn 3', asked: 'wizard' }
  await table.open({ ...MOVEMENT, card: { ...card, title: 'The ride', players: { wizard: 'Ann' } } })
  await table.takeMouse('Wizard', 'Ann')
  await toList(table)
  await row(table, 'The ride').getByText('Ann (Wizard) is to play').waitFor()
})

test('a game that another tab plays is not deleted', async ({ visit }) => {
  const table = await visit()
  await table.open(MOVEMENT)
  await table.takeMouse('Wizard')
  const other = new GameTable(await table.page.context().newPage(), table.home)
  await other.page.goto(`${table.home}#/games`)
  await other.press('Delete: Arrakhar’s Wand')
  await other.sees('“Arrakhar’s Wand” is open in another tab. Close it there, then delete it.')
  await table.page.close()
  // The browser takes a closed tab's game from it a moment after the tab is gone.
  await expect.poll(() => gamesHeld(other)).toBe(0)
  await other.press('Delete: Arrakhar’s Wand')
  await other.sees('“Arrakhar’s Wand” was deleted.')
  await other.page.getByRole('heading', { name: 'No games yet' }).waitFor()
})

test('the keyboard alone names a game, deletes it and brings it back', async ({ visit }) => {
  const table = await visit()
  const { page } = table
  await table.open(MOVEMENT)
  await table.takeMouse('Wizard')
  await toList(table)
  const keyboard = new Keyboard(table)
  const listener = await Listener.at(page)
  await keyboard.act('Rename: Arrakhar’s Wand')
  await keyboard.tabTo(page.getByLabel('Title'))
  await page.keyboard.type('The ride')
  await keyboard.press('Enter')
  await row(table, 'The ride').waitFor()
  await keyboard.keepsItsPlace()

  await keyboard.act('Delete: The ride')
  await row(table, 'The ride').waitFor({ state: 'hidden' })
  await expect.poll(() => focused(table)).toBe('Undo')
  expect((await listener.polite()).join()).toContain('“The ride” was deleted.')
  await keyboard.press('Enter')
  await row(table, 'The ride').waitFor()
  await expect.poll(() => focused(table)).toBe('Open: The ride')
  await expect.poll(async () => (await listener.polite()).join()).toContain('“The ride” is back.')
  await keyboard.press('Enter')
  await table.curtain('Wizard').waitFor()
})

test('the list fits a phone, empty and with a game', async ({ visit }) => {
  const table = await visit({ bypassCSP: true, viewport: { width: 390, height: 844 } })
  await table.page.goto(`${table.home}#/games`)
  await table.page.getByRole('heading', { name: 'No games yet' }).waitFor()
  await expectNoViolations(table, 'no games')
  await table.open(MOVEMENT)
  await table.takeMouse('Wizard')
  await toList(table)
  await expectNoViolations(table, 'a game on a phone')
  await expect.poll(() => table.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await table.press('Rename: Arrakhar’s Wand')
  await table.page.getByRole('dialog', { name: 'Names' }).waitFor()
  await expectNoViolations(table, 'names on a phone')
})

/** A ride, just moved, and then a siege, just fought; gives back their addresses. The siege is at the table. */
async function twoGames(table: GameTable): Promise<readonly [ride: string, siege: string]> {
  await table.open(MOVEMENT)
  await table.takeMouse('Wizard')
  await table.clickHexes('0708', '0608')
  await table.expectLogged(MOVED)
  const ride = table.page.url()
  await table.open(COMBAT)
  await expect.poll(() => table.page.url()).not.toBe(ride)
  await table.takeMouse('Wizard')
  await table.clickHexes('0709', '0710')
  await table.press('Declare attack on 0710')
  await table.press(/^Roll:/)
  await table.expectLogged(FOUGHT)
  return [ride, table.page.url()]
}

async function toList({ page, home }: GameTable): Promise<void> {
  await page.goto(`${home}#/games`)
  await page.getByRole('article').first().waitFor()
}

async function nameGames(table: GameTable): Promise<void> {
  await rename(table, 'Wizard: Movement', 'The ride', 'Ann')
  await rename(table, 'Wizard: Combat', 'The siege', 'Ben')
  await row(table, 'The siege').getByText('Ben (Wizard) is to play').waitFor()
  await expect.poll(() => titles(table)).toEqual(['The siege', 'The ride'])
}

async function rename(table: GameTable, which: string, title: string, wizard: string): Promise<void> {
  const { page } = table
  await row(table, which).getByRole('button', { name: 'Rename' }).click()
  const dialog = page.getByRole('dialog', { name: 'Names' })
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Who plays the Wizard').fill(wizard)
  await dialog.getByRole('button', { name: 'Keep the names' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

async function search(table: GameTable): Promise<void> {
  const field = table.page.getByRole('searchbox', { name: 'Search' })
  await field.fill('ann movement')
  await expect.poll(() => titles(table)).toEqual(['The ride'])
  await table.sees('1 of 2 games')
  await field.fill('')
  await table.page.getByLabel('Show').selectOption('Finished')
  await table.sees('No game has all of this.')
  await table.press('Show all games')
  await expect.poll(() => titles(table)).toEqual(['The siege', 'The ride'])
}

async function copyAndDelete(table: GameTable): Promise<void> {
  await table.press('Duplicate: The ride')
  await expect.poll(() => titles(table)).toEqual(['Copy of The ride', 'The siege', 'The ride'])
  await table.press('Delete: The siege')
  await expect.poll(() => titles(table)).toEqual(['Copy of The ride', 'The ride'])
  await table.press('Delete: Copy of The ride')
  await expect.poll(() => titles(table)).toEqual(['The ride'])
  await table.press('Undo')
  await expect.poll(() => titles(table)).toEqual(['Copy of The ride', 'The ride'])
  await table.press('Undo')
  await expect.poll(() => titles(table)).toEqual(['Copy of The ride', 'The siege', 'The ride'])
  await table.press('Delete: Copy of The ride')
  await table.sees('“Copy of The ride” was deleted.')
  await expectNoViolations(table, 'a game that can be brought back')
  await table.press('Leave it deleted')
  await expect.poll(() => titles(table)).toEqual(['The siege', 'The ride'])
}

/** Opens a game from the list, whose wizard has a name there, and finds it where it was left. */
async function expectAtItsPlace(
  table: GameTable,
  title: string,
  wizard: string,
  logged: string,
): Promise<void> {
  await table.page.getByRole('link', { name: `Open: ${title}` }).click()
  await table.takeMouse('Wizard', wizard)
  await table.expectLogged(logged)
}

function titles({ page }: GameTable): Promise<readonly string[]> {
  return page.getByRole('article').getByRole('heading').allInnerTexts()
}

/** How many games this browser's tabs have for themselves. */
function gamesHeld({ page }: GameTable): Promise<number> {
  return page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query()
    return held.filter(({ name }) => name?.startsWith('hexhearth/game/')).length
  })
}

/** The game of the list that says something. */
function row({ page }: GameTable, text: string): Locator {
  return page.getByRole('article').filter({ hasText: text })
}

/** The name of what has the focus. */
function focused({ page }: GameTable): Promise<string | null | undefined> {
  return page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  )
}
