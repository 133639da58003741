import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { test } from './support/fixtures'
import { GameTable } from './support/game-table'
import { saveAt } from './support/saves'

const MOVEMENT = saveAt(
  'wizard movement',
  { '0709': '3 elf', '0710': '2 ghoul', '0708': 'barbarian' },
  {},
  { seed: 3 },
)

/** Longer than a tab waits for another to let go of a game. */
const ASLEEP_MS = 3000

test('a second tab waits, takes over, and the first one waits in its turn', async ({ visit }) => {
  const first = await visit()
  await openAndMove(first)
  const second = await beside(first)
  await away(second).waitFor()
  await expectNothingShown(second)

  await takeOver(second)
  await second.takeMouse('Wizard')
  await second.expectLogged('1 barbarian moves 0708–0608')
  await away(first).waitFor()
  await expectNothingShown(first)
  // A command that was on its way finds no table any more.
  await first.page.keyboard.press('u')
  await second.clickHexes('0709', '0609')
  await second.expectLogged('3 elves move 0709–0609')
  const played = await second.saveToFile()

  await second.reload()
  await second.takeMouse('Wizard')
  await expect.poll(() => second.saveToFile()).toEqual(played)
})

test('a tab that is asleep is robbed, and what it does late changes nothing', async ({ visit }) => {
  const first = await visit()
  await openAndMove(first)
  const second = await beside(first)
  await away(second).waitFor()
  const asleep = first.page.evaluate((ms) => {
    for (const end = performance.now() + ms; performance.now() < end;);
  }, ASLEEP_MS)
  await takeOver(second)
  await second.takeMouse('Wizard')
  await second.clickHexes('0709', '0609')
  await second.expectLogged('3 elves move 0709–0609')
  const played = await second.saveToFile()
  await asleep
  await away(first).waitFor()

  await first.press('Take over here')
  await first.takeMouse('Wizard')
  await expect.poll(() => first.saveToFile()).toEqual(played)
  await away(second).waitFor()
})

test('a file opened in a second tab is a game of its own, and both go on', async ({ visit }) => {
  const first = await visit()
  await openAndMove(first)
  const second = await beside(first)
  await away(second).waitFor()
  await second.open(MOVEMENT, 'other.json')
  await second.takeMouse('Wizard')
  await second.clickHexes('0709', '0609')
  await second.expectLogged('3 elves move 0709–0609')
  await first.clickHexes('0709', '0610')
  await first.expectLogged('3 elves move 0709–0610')
  for (const table of [first, second]) {
    const played = await table.saveToFile()
    await table.reload()
    await table.takeMouse('Wizard')
    await expect.poll(() => table.saveToFile()).toEqual(played)
  }
})

test('where a browser has no locks, the slower tab is told and can keep its game', async ({ visit }) => {
  const first = await visit()
  await first.page.context().addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'locks')
  })
  await first.reload()
  await openAndMove(first)
  const second = await beside(first)
  await second.takeMouse('Wizard')
  await second.clickHexes('0709', '0609')
  await second.expectLogged('3 elves move 0709–0609')
  const played = await second.saveToFile()
  await second.reload()
  await second.takeMouse('Wizard')

  await first.clickHexes('0709', '0610')
  const outrun = first.page.getByRole('dialog', { name: 'This game went on in another tab' })
  await outrun.getByText('What was done last in this tab is not kept.').waitFor()
  await outrun.getByRole('button', { name: 'Save to a file' }).waitFor()
  await expectNothingShown(first)
  await first.press('Take over here')
  await first.takeMouse('Wizard')
  await expect.poll(() => first.saveToFile()).toEqual(played)
})

/** Opens a game in the wizard's movement, moves the barbarian and lets go of it. */
async function openAndMove(table: GameTable): Promise<void> {
  await table.open(MOVEMENT)
  await table.takeMouse('Wizard')
  await table.clickHexes('0708', '0608')
  await table.expectLogged('1 barbarian moves 0708–0608')
  await table.page.keyboard.press('Escape')
}

/** A second tab on the same game. */
async function beside({ page, home }: GameTable): Promise<GameTable> {
  const second = new GameTable(await page.context().newPage(), home)
  await second.page.goto(page.url())
  return second
}

function away({ page }: GameTable): Locator {
  return page.getByRole('dialog', { name: 'This game is open in another tab' })
}

async function takeOver(table: GameTable): Promise<void> {
  await away(table).getByRole('button', { name: 'Take over here' }).click()
}

async function expectNothingShown({ page }: GameTable): Promise<void> {
  expect(await page.locator('main, svg, [role="application"], [role="list"]').count()).toBe(0)
}
