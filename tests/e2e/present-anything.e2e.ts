import { expect } from 'vitest'
import { byClass } from '../support/class-selector'
import { expectNoViolations } from './support/axe'
import { test } from './support/fixtures'
import { GameTable } from './support/game-table'
import { moved, place, presented, presentingTable, words } from './support/presenting'

test('from the home page to one’s own turn on the whole screen takes at most four clicks and a key', async ({
  visit,
}) => {
  const table = await visit()
  const { page } = table
  await moved(table)
  await table.goHome()
  await page.reload()
  await table.settled()

  let clicks = 0
  const click = async (role: 'link' | 'button' | 'menuitem', name: string | RegExp) => {
    clicks += 1
    await page.getByRole(role, { name }).first().click()
  }
  await click('link', /^Continue/)
  await table.asked.or(table.menu).first().waitFor()
  if (await table.asked.isVisible()) await click('button', /^I’m /)
  await table.menu.waitFor()
  await click('button', 'Menu')
  await click('menuitem', 'Present')
  await presented(table)
  await page.keyboard.press('f')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  expect(clicks).toBeLessThanOrEqual(4)

  expect(await words(table)).toContain('The game now')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => words(table)).toContain('barbarian')
  // Escape gives the screen back first, and leaves to the table then.
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBe(null)
  await presented(table)
  await page.keyboard.press('Escape')
  await table.asked.or(table.menu).first().waitFor()
  expect(page.url()).toMatch(/#\/play\/arrakhar\//)
})

test('a reload comes back to the slide, and the browser’s way back to the page before', async ({ visit }) => {
  const table = await visit()
  const { page } = table
  await presentingTable(table)
  const [at = 0, count] = await place(page)
  expect([at, count]).toEqual([count, count])
  await page.keyboard.press('PageUp')
  await expect.poll(() => place(page)).toEqual([at - 1, count])
  expect(page.url()).toMatch(new RegExp(`/${at - 1}$`))
  expect(await page.title()).toBe('Presentation · Arrakhar’s Wand · Hexhearth')
  await page.reload()
  await presented(table)
  await expect.poll(() => place(page)).toEqual([at - 1, count])
  expect(await words(table)).toContain('barbarian')
  await page.goBack()
  await table.sitDown()
  expect(page.url()).toMatch(/#\/play\/arrakhar\//)
  await page.goForward()
  await presented(table)
  await expect.poll(() => place(page)).toEqual([at - 1, count])
})

test('the notes stand in a second window, and each window steps both', async ({ visit }) => {
  const table = await visit({ bypassCSP: true })
  const { page } = table
  await page.goto(`${table.home}#/present/arrakhar/demo-turn/2`)
  await presented(table)
  const opening = page.context().waitForEvent('page')
  await table.press('Speaker notes')
  const notes = new GameTable(await opening, table.home)
  await notes.page.getByRole('heading', { name: 'Speaker notes' }).waitFor()
  const shown = (nth: number) =>
    notes.page.getByRole('region', { name: new RegExp(`^Shown now: slide ${nth} of`) }).waitFor()
  await shown(2)
  await notes.page.getByRole('region', { name: 'Next: slide 3' }).waitFor()
  expect(await notes.page.title()).toBe('Speaker notes · Arrakhar’s Wand · Hexhearth')
  await expectNoViolations(notes, 'speaker notes')

  await notes.page.keyboard.press('PageDown')
  await expect.poll(async () => (await place(page))[0]).toBe(3)
  await page.keyboard.press('ArrowRight')
  await shown(4)
  await notes.press('Black screen')
  await page.locator(byClass('.show__dark')).waitFor()
  // A finger gives the light back, too.
  await table.press('Show the slide again')
  await page.locator(byClass('.show__dark')).waitFor({ state: 'detached' })

  // Loaded anew, either one finds the other where it is.
  await page.keyboard.press('ArrowRight')
  await shown(5)
  await notes.page.reload()
  await shown(5)
})

test('a running game shows what all may know, and more only once all players agree', async ({ visit }) => {
  const table = await visit()
  const { page } = table
  await presentingTable(table)
  const secrets = page.locator(byClass('.show .place-secret'))
  await page.keyboard.press('m')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  expect(await secrets.count()).toBe(0)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await secrets.count()).toBe(0)
  await presented(table)

  await page.keyboard.press('m')
  for (const box of await dialog.getByRole('checkbox').all()) await box.check()
  await dialog.getByRole('button', { name: 'Show everything' }).click()
  await expect.poll(() => secrets.count()).toBe(1)
  await page.keyboard.press('m')
  await expect.poll(() => secrets.count()).toBe(0)
})

test('a clause opens beside the board, and the slide stays', async ({ visit }) => {
  const table = await visit({ bypassCSP: true })
  const { page } = table
  await page.goto(`${table.home}#/present/arrakhar/demo-turn/5`)
  await presented(table)
  const before = await place(page)
  await page.locator(byClass('.show__words a')).first().click()
  const drawer = page.locator('[data-part="rules-drawer"]')
  await drawer.getByRole('heading').first().waitFor()
  await expectNoViolations(table, 'a clause beside a presentation')
  // Wherever the focus is, Escape closes it before it leaves.
  await page.locator('body').click({ position: { x: 1200, y: 600 } })
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  expect(await place(page)).toEqual(before)
})

test('keys draw, point, wipe and show the whole map, and are told in a sheet', async ({ visit }) => {
  const table = await visit({ bypassCSP: true })
  const { page } = table
  await page.goto(`${table.home}#/present/arrakhar/demo-turn/4`)
  await presented(table)
  const world = page.locator(`${byClass('.show__board')} [data-part="world"]`)
  const lies = () => world.evaluate((element) => element.style.transform)
  const framed = await lies()
  await page.keyboard.press('w')
  await expect.poll(lies).not.toBe(framed)
  await page.keyboard.press('w')
  await expect.poll(lies).toBe(framed)

  const drawn = page.locator(byClass('.drawing--blue'))
  await page.keyboard.press('d')
  await page.keyboard.press('3')
  // The sheet that is drawn on comes with the pen.
  await table.settled()
  for (const key of ['ArrowDown', 'x', 'ArrowDown', 'ArrowDown', 'x']) await page.keyboard.press(key)
  await expect.poll(() => drawn.count()).toBe(1)
  await page.keyboard.press('PageDown')
  await expect.poll(() => drawn.count()).toBe(0)
  await page.keyboard.press('PageUp')
  await expect.poll(() => drawn.count()).toBe(1)
  await page.keyboard.press('c')
  await expect.poll(() => drawn.count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('p')
  await page.locator(byClass('.show__pointer')).waitFor()

  const [at = 0] = await place(page)
  await page.keyboard.press('Space')
  await expect.poll(async () => (await place(page))[0]).toBe(at + 1)
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await place(page))[0]).toBe(at + 2)
  await table.press('Keys')
  await page.getByRole('dialog', { name: 'Keys' }).waitFor()
  await expectNoViolations(table, 'the keys of a presentation')
})

test('a study is presented from the step that was looked at, and left to it', async ({ visit }) => {
  const table = await visit()
  const { page } = table
  await moved(table)
  await table.clickHexes('0709', '0609')
  await table.expectLogged('3 elves move 0709–0609')
  await table.chooseInMenu('Study this game')
  const slider = page.getByRole('slider', { name: 'Step' })
  await slider.waitFor()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => slider.inputValue()).toBe('1')
  await page.getByRole('link', { name: 'Present' }).click()
  await presented(table)
  expect(await words(table)).toContain('barbarian')
  expect((await place(page))[0]).toBe(2)
  await table.press('Leave')
  await slider.waitFor()
  await expect.poll(() => slider.inputValue()).toBe('1')
})

test('a course without a turn made for it is presented from its first lesson', async ({ visit }) => {
  const table = await visit()
  await table.page.goto(`${table.home}#/present/archmagi`)
  await presented(table)
  expect((await words(table)).trim()).not.toBe('')
})

test('a lesson is presented from its chapter, a position from the editor', async ({ visit }) => {
  const table = await visit()
  const { page } = table
  await page.goto(`${table.home}#/lesson/arena/first-game/1`)
  await page.getByRole('link', { name: 'Present' }).click()
  await presented(table)
  expect((await place(page))[0]).toBeGreaterThan(1)
  await page.keyboard.press('Shift+ArrowLeft')
  await expect.poll(async () => (await place(page))[0]).toBe(1)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.url()).toContain('#/lesson/arena/first-game/1')

  // An empty table is no position; leaving leads back to mend it.
  await page.goto(`${table.home}#/edit/arrakhar`)
  // The page before has a link of that name, too.
  await page.getByLabel('Begin with').waitFor()
  await page.getByRole('link', { name: 'Present' }).click()
  await table.sees('This cannot be presented:')
  await table.press('Leave')
  await page.getByLabel('Begin with').selectOption({ index: 2 })
  await page.getByRole('link', { name: 'Present' }).click()
  await presented(table)
  expect(await place(page)).toEqual([1, 1])
  await page.goBack()
  await page.getByLabel('Begin with').waitFor()
})

test('a locked game shows what all may know and nothing else, and after a reload asks for its table', async ({
  visit,
}) => {
  const table = await visit()
  const { page } = table
  await moved(table)
  await table.chooseInMenu('Passphrase…')
  const dialog = page.getByRole('dialog', { name: 'Passphrase of the Wizard' })
  await dialog.getByLabel('Passphrase', { exact: true }).fill('staple of the valley')
  await dialog.getByLabel('Again').fill('staple of the valley')
  await dialog.getByRole('button', { name: 'Set the passphrase' }).click()
  await page.getByRole('button', { name: 'I have noted it down' }).click()
  await dialog.waitFor({ state: 'hidden' })

  await table.chooseInMenu('Present')
  await presented(table)
  const secrets = page.locator(byClass('.show .place-secret'))
  await page.keyboard.press('m')
  await table.sees('A side has set a passphrase: secrets stay hidden.')
  expect([await secrets.count(), await page.getByRole('dialog').count()]).toEqual([0, 0])
  await page.keyboard.press('PageUp')
  await expect.poll(() => words(table)).toContain('barbarian')
  await page.reload()
  await table.sees(/The game is locked by passphrases/)
  expect(await page.content()).not.toContain('barbarian')
})

test('a game is presented from the list of games, and left to the list', async ({ visit }) => {
  const table = await visit()
  const { page } = table
  await moved(table)
  await page.goto(`${table.home}#/games`)
  await table.press(/^Present/)
  await presented(table)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.url()).toContain('#/games')
})

test.for([
  ['tablet', 1024, 768],
  ['phone', 390, 844],
] as const)('axe finds nothing in a presentation, its pen and its notes: %s', async (size, { visit }) => {
  const [name, width, height] = size
  const table = await visit({ viewport: { width, height }, bypassCSP: true })
  const { page } = table
  await page.goto(`${table.home}#/present/arena/demo-turn/1`)
  await presented(table)
  await page.keyboard.press('d')
  await page.getByRole('group', { name: 'Draw' }).waitFor()
  await expectNoViolations(table, `a presentation on a ${name}`)
  await page.goto(`${table.home}#/present/arena/demo-turn/1/notes`)
  await page.getByRole('heading', { name: 'Speaker notes' }).waitFor()
  await expectNoViolations(table, `speaker notes on a ${name}`)
})
