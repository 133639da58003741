import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { hostAt, publish, renameParts } from './support/host'
import { arenaSaveAt, saveAt } from './support/saves'
import type { Watch } from './support/watch'

// No service worker controls these pages, as in the first seconds of a visit or where a browser has none.

const MOVEMENT = saveAt(
  'wizard movement',
  { '0709': '3 elf', '0710': '2 ghoul', '0708': 'barbarian' },
  {},
  { seed: 3 },
)

const COMBAT = saveAt('wizard combat', { '0709': '3 elf', '0710': '2 ghoul' })

/** Every page beside the home page and the tables. */
const PAGES = [
  'about',
  'games',
  'results',
  ...['arrakhar', 'arena'].flatMap((game) =>
    [
      'new',
      'rules',
      'charts',
      'audit',
      'learn',
      'lesson',
      'handout',
      'author',
      'study',
      'edit',
      'present',
      'report',
      'open',
      'paper',
      'class',
      'quiz',
      'lab',
    ].map((page) => `${page}/${game}`),
  ),
]

const FIELD = arenaSaveAt(['movement', ['west orc B2', 'west orc C4', 'east orc E5']])

/** Two tables, the side that is asked, and a move of it. */
const TABLES = [
  {
    game: 'arrakhar',
    save: MOVEMENT,
    side: 'Wizard',
    hexes: ['0708', '0608'],
    logged: '1 barbarian moves',
    givingUp: ['Draw and resignation', 'Resign…', 'Resign'],
    won: 'Sorcerer wins',
  },
  {
    game: 'arena',
    save: FIELD,
    side: 'West',
    hexes: ['B2', 'B3'],
    logged: 'Orc',
    givingUp: ['Concede', 'Concede…', 'Yes, concede'],
    won: 'East wins',
  },
] as const

/** What the menu of a table opens beside it. */
const IN_MENU = [
  'Share a link…',
  'Who plays…',
  'Clock…',
  'This game…',
  'Statistics of dice…',
  'Passphrase…',
  'Settings…',
  'Keys',
  'Report a fault…',
]

/** What the browser itself says of what it could not fetch, and React of a part that is not there. */
const OF_CUT_OFF =
  /Failed to (load resource|fetch)|Unable to preload CSS|^404 for .*\/assets\/|ERR_INTERNET_DISCONNECTED/

test('without a network every page that has not come says so and offers to load again', async ({
  visit,
  watches,
}) => {
  const table = await visit()
  const { page } = table
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await expectReports(page)
  await page.evaluate(() => (location.hash = '#/'))
  await page.getByRole('link', { name: 'New game of Arena' }).waitFor()
  await page.evaluate(() => (location.hash = '#/rules/arena'))
  await again(page).click()
  await table.sees('The program could not be reached.')

  await page.context().setOffline(false)
  await again(page).click()
  await page.getByRole('heading', { level: 1, name: /Arena/ }).waitFor()
  expectCutOff(watches)
})

test('under a newer version on the host every page says so, and loads the new one', async ({
  visit,
  watches,
}) => {
  const host = await hostAt('')
  const table = await visit({ home: host.address })
  const { page } = table
  await page.waitForLoadState('networkidle')
  renameParts(host)
  publish(host, 'second')
  await expectReports(page)
  await again(page).click()
  await page.waitForFunction(() => document.documentElement.className === 'second')
  await page.getByRole('heading', { level: 1, name: /balance/i }).waitFor()
  expectCutOff(watches)
})

for (const { game, save, side, hexes, logged } of TABLES)
  test(`an open table of ${game} is played on without a network, and loaded again where it stood`, async ({
    visit,
    watches,
  }) => {
    const table = await visit()
    const { page } = table
    await table.open(save)
    await table.sitDown()
    await table.cutOff()

    for (const item of IN_MENU) await expectDialogOrReport(table, item)
    await page.keyboard.press('m')
    await again(page).waitFor()
    await table.press('Dismiss')
    await table.clickHexes(...hexes)
    await table.expectLogged(logged)
    await page.keyboard.press('Escape')
    // What can be done from a line of the log is a part of its own, too.
    await page.getByRole('list', { name: 'Log' }).getByRole('button', { name: logged }).last().click()
    await again(page).waitFor()
    await table.press('Dismiss')
    await page.evaluate((hash) => (location.hash = hash), `#/rules/${game}`)
    await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor()
    await page.goBack()
    await table.sitDown()
    await table.expectLogged(logged)
    await page.goForward()
    await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor()
    await again(page).click()
    await table.sees('The program could not be reached.')

    await page.context().setOffline(false)
    await again(page).click()
    await page.getByRole('searchbox').waitFor()
    await page.goBack()
    await table.sitDown()
    await table.expectLogged(logged)
    expect(await table.moment()).toContain(`${side}: Movement`)
    expectCutOff(watches)
  })

for (const { game, save, givingUp, won } of TABLES)
  test(`a game of ${game} that ends without a network says so, and shows its end when loaded again`, async ({
    visit,
    watches,
  }) => {
    const table = await visit()
    const { page } = table
    const [menu, item, button] = givingUp
    await table.open(save)
    await table.sitDown()
    await table.press(menu)
    await page.getByRole('menuitem', { name: item }).click()
    const confirm = page.getByRole('dialog').getByRole('button', { name: button, exact: true })
    await confirm.waitFor()
    await table.cutOff()
    await confirm.click()
    await again(page).waitFor()

    await page.context().setOffline(false)
    await again(page).click()
    await page.getByRole('heading', { name: won }).waitFor()
    expectCutOff(watches)
  })

test('a fault is told in plain words where its notice does not come, and so is a page that breaks', async ({
  visit,
  watches,
}) => {
  const table = await visit()
  const { page } = table
  await table.open(MOVEMENT)
  await table.takeMouse('Wizard')
  await table.cutOff()
  await page.evaluate(() => {
    void Promise.reject(new Error('The wand is in the left hand'))
  })
  const alert = page.getByRole('alert').filter({ hasText: 'Something broke' })
  await alert.waitFor()
  expect(await page.innerText('body')).not.toContain('left hand')
  await table.press('Dismiss')
  await table.clickHexes('0708', '0608')
  await table.expectLogged('1 barbarian moves')
  expectCutOff(watches, /exception: The wand is in the left hand/)
})

test('a first part that does not come is told by the page itself', async ({ visit, watches }) => {
  const table = await visit()
  const { page } = table
  await page.route(/\/vendor-/, (route) => route.fulfill({ status: 404 }))
  await page.goto(`${table.home}#/rules/arena`)
  await page.reload()
  await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor()
  await page.unroute(/\/vendor-/)
  await again(page).click()
  await page.getByRole('searchbox').waitFor()
  expectCutOff(watches)
})

test('where not even a script comes, the page says after a while what can be done', async ({
  visit,
  watches,
}) => {
  const table = await visit()
  const { page } = table
  await page.route(/\/assets\//, (route) => route.fulfill({ status: 404 }))
  await page.reload()
  const way = page.getByRole('link', { name: 'load the start page again' })
  expect(await way.isVisible()).toBe(false)
  // As if the while were over.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))
  await way.waitFor()
  await page.unroute(/\/assets\//)
  await way.click()
  await page.getByRole('link', { name: 'New game of Arena' }).waitFor()
  expectCutOff(watches)
})

test('dice that cannot be asked for take the command back, and the table stays', async ({
  visit,
  watches,
}) => {
  const table = await visit()
  await table.open(COMBAT)
  await table.takeMouse('Wizard')
  await table.throwDiceByHand()
  await table.clickHexes('0709', '0710')
  await table.press('Declare attack on 0710')
  await table.cutOff()
  await table.press(/^Roll: .* at 0710$/)
  await again(table.page).waitFor()
  await table.page.context().setOffline(false)
  await again(table.page).click()
  await table.takeMouse('Wizard')
  await table.press(/^Roll: .* at 0710$/)
  await table.enterDice(6)
  await table.expectLogged('Attack at 0710')
  expectCutOff(watches)
})

/** A dialog of the menu comes, or a notice says that it did not; the table stands as before. */
async function expectDialogOrReport(table: GameTable, item: string): Promise<void> {
  const { page } = table
  await table.chooseInMenu(item)
  await expect
    .poll(async () => (await again(page).isVisible()) || (await page.getByRole('dialog').isVisible()), {
      message: item,
    })
    .toBe(true)
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape')
  if (await again(page).isVisible()) await table.press('Dismiss')
  await table.endButton.waitFor()
}

/** Every page is there, or tells that it has not come and offers to load again; none is empty. */
async function expectReports(page: Page): Promise<void> {
  for (const address of PAGES) {
    await page.evaluate((hash) => (location.hash = hash), `#/${address}`)
    await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor()
    await again(page).waitFor()
  }
}

function again(page: Page): Locator {
  return page.getByRole('button', { name: 'Load again' })
}

/** Nothing was amiss but what did not come. */
function expectCutOff(watches: readonly Watch[], besides = OF_CUT_OFF): void {
  for (const { troubles } of watches) {
    expect(troubles.filter((trouble) => !OF_CUT_OFF.test(trouble) && !besides.test(trouble))).toEqual([])
    troubles.length = 0
  }
}
