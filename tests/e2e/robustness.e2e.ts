import { expect } from 'vitest'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { placeInSight } from './support/map'
import { opened } from '../support/opened'
import { saveAt } from './support/saves'

const SKIRMISH = { '0709': '3 elf', '0710': '2 ghoul', '0708': 'barbarian' }
const MOVEMENT = saveAt('wizard movement', SKIRMISH, {}, { seed: 3 })
const COMBAT = saveAt('wizard combat', SKIRMISH, {}, { seed: 3 })

test('a bad file is refused with its reason, and the running game stays', async ({ visit }) => {
  const table = await visit()
  await openAndMove(table)
  const before = await table.log()
  const overstacked = saveAt('wizard movement', { '0709': '9 elf' })
  await table.open(overstacked, 'too-many.json')
  const dialog = table.page.getByRole('dialog', { name: 'This file cannot be opened' })
  await dialog.getByText('“too-many.json” was refused.').waitFor()
  await expect.poll(() => dialog.innerText()).toMatch(/initial\.units\.0.*0709/)
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  for (const [text, reason] of [
    ['not JSON at all', /JSON/],
    ['{"format":"hexhearth-save","game":"chess"}', /chess/],
    [JSON.stringify({ ...MOVEMENT, version: 3 }), /version.*newer program/s],
    [
      JSON.stringify({
        ...MOVEMENT,
        body: { ...MOVEMENT.body, entries: [{ command: { type: 'castle' }, rolls: [] }] },
      }),
      /entries\.0/,
    ],
  ] as const) {
    await table.open(text, 'bad.json')
    await expect.poll(() => dialog.innerText()).toMatch(reason)
    await table.page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  }
  await expect.poll(() => table.log()).toEqual(before)
  await table.clickHexes('0709', '0609')
  await table.expectLogged('3 elves move 0709–0609')
})

test('a double click plays once', async ({ visit }) => {
  const table = await visit()
  await table.open(COMBAT)
  await table.takeMouse('Wizard')
  await table.clickHexes('0709', '0710')
  await table.button('Declare attack on 0710').dblclick()
  await table.press(/^Take back/)
  await table.clickHexes('0709', '0710')
  await table.press('Declare attack on 0710')
  await table.button(/^Roll: .* at 0710$/).dblclick()
  await table.expectLogged('Attack at 0710')
  const commands = (await table.saveToFile()).entries.map(({ command }) => command.type)
  expect(commands).toEqual(['designateAttack', 'withdraw', 'designateAttack', 'resolve'])
  await table.endButton.dblclick()
  await table.expectMoment('Turn 3, Wizard: Haunt check')
  const types = (await table.saveToFile()).entries.map(({ command }) => command.type)
  expect(types.filter((type) => type === 'endSegment')).toEqual(['endSegment'])
})

test('back leaves the table, forward comes back behind the curtain', async ({ visit }) => {
  const table = await visit()
  await openAndMove(table)
  await table.page.goBack()
  await table.page.getByRole('link', { name: 'Continue Arrakhar’s Wand' }).waitFor()
  await table.page.goForward()
  await table.takeMouse('Wizard')
  await table.expectLogged('1 barbarian moves 0708–0608')
  await table.goHome()
  await table.page.getByRole('link', { name: 'Continue Arrakhar’s Wand' }).click()
  await table.takeMouse('Wizard')
  await table.expectLogged('1 barbarian moves 0708–0608')
  await table.page.keyboard.press('Escape')
})

test('a file dropped on the page is opened', async ({ visit }) => {
  const table = await visit()
  await table.fileDoor.waitFor({ state: 'attached' })
  const transfer = await table.page.evaluateHandle((text) => {
    const data = new DataTransfer()
    data.items.add(new File([text], 'dropped.json', { type: 'application/json' }))
    return data
  }, JSON.stringify(MOVEMENT))
  await table.page.dispatchEvent('main', 'dragover', { dataTransfer: transfer })
  await table.sees('Drop the file to open it')
  await table.page.dispatchEvent('main', 'drop', { dataTransfer: transfer })
  await table.takeMouse('Wizard')
  await table.expectMoment('Turn 3, Wizard: Movement')
})

test('a game saved to a file and opened in another browser is the same game', async ({ visit }) => {
  const table = await visit()
  await openAndMove(table)
  await table.clickHexes('0709', '0609')
  await table.expectLogged('3 elves move')
  await table.press('Undo')
  await expect.poll(async () => (await table.log()).join()).not.toContain('3 elves move')
  const saved = await table.savedFile()

  const other = await visit()
  await other.open(JSON.stringify(saved))
  await other.takeMouse('Wizard')
  await expect.poll(() => other.log()).toEqual(await table.log())
  const { entries, cursor } = await other.saveToFile()
  expect({ entries, cursor }).toEqual({ entries: opened(saved).entries, cursor: opened(saved).cursor })
  await other.press('Redo')
  await other.expectLogged('3 elves move 0709–0609')
})

test('the program works from any folder of a static host', async ({ visit }) => {
  const table = await visit()
  const { page, home } = table
  const folder = `${home}some/folder/`
  // What the page at the root still fetches is none of this.
  await page.goto('about:blank')
  const strays: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(folder)) strays.push(request.url())
  })
  await page.route(`${folder}**`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace('some/folder/', '') })
    await route.fulfill({ response })
  })
  await page.goto(folder)
  await table.open(MOVEMENT)
  await table.takeMouse('Wizard')
  await table.clickHexes('0708', '0608')
  await table.expectLogged('1 barbarian moves 0708–0608')
  await page.reload()
  await table.takeMouse('Wizard')
  await table.expectLogged('1 barbarian moves 0708–0608')
  expect(strays).toEqual([])
  // What is fetched once the table stands must not be on its way any more when the page is closed.
  await page.waitForLoadState('networkidle')
})

test('on a phone, fingers pick and move', async ({ visit }) => {
  const table = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await table.open(MOVEMENT)
  await table.curtain('Wizard').getByRole('button', { name: 'I’m the Wizard' }).tap()
  await tapHex(table, '0708')
  await table.sees('6 movement points left.')
  await tapHex(table, '0608')
  await table.page.getByRole('tab', { name: 'Log' }).tap()
  await table.expectLogged('1 barbarian moves 0708–0608 (1 point).')
})

/** Opens a game in the wizard's movement, moves the barbarian and lets go of it. */
async function openAndMove(table: GameTable): Promise<void> {
  await table.open(MOVEMENT)
  await table.takeMouse('Wizard')
  await table.clickHexes('0708', '0608')
  await table.expectLogged('1 barbarian moves 0708–0608')
  await table.page.keyboard.press('Escape')
}

async function tapHex(table: GameTable, hex: string): Promise<void> {
  const { x, y } = await placeInSight(table.page, hex)
  await table.page.touchscreen.tap(x, y)
}
