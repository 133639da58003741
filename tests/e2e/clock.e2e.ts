import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { byClass } from '../support/class-selector'
import { expectNoViolations } from './support/axe'
import { test, type Visit } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { saveAt } from './support/saves'

const SCREENS = [
  ['desktop', { viewport: { width: 1440, height: 900 } }],
  ['phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const

const COMBAT = saveAt('wizard combat', { '0709': 'elf', '0710': 'ghoul' }, {}, { seed: 3 })

/** Where everything stands that somebody may be about to press, or looks at. */
async function places(page: Page): Promise<readonly unknown[]> {
  const found = [
    page.getByRole('link', { name: 'Home' }),
    page.getByRole('button', { name: 'Undo' }),
    page.getByRole('button', { name: 'Menu' }),
    page.locator(byClass('.turn-track')),
    page.locator('[data-part="board"]'),
  ]
  return Promise.all(found.map((one) => one.first().boundingBox()))
}

/** A game of two persons by a clock of twenty minutes, the page’s own time in the test’s hands. */
async function clocked(visit: Visit, screen: (typeof SCREENS)[number][1]): Promise<GameTable> {
  const table = await visit(screen)
  await table.page.clock.install()
  await table.open(COMBAT)
  await table.takeMouse('Wizard')
  await table.chooseInMenu('Clock…')
  await table.page.getByRole('combobox', { name: 'Clock' }).selectOption('budget')
  await table.page.getByLabel('Minutes for each side').fill('20')
  await table.press('Use this clock')
  await table.page.getByRole('group', { name: 'Clock' }).waitFor()
  return table
}

describe.each(SCREENS)('On a %s', (_, screen) => {
  test('a clock counts in the bar, and nothing moves as time goes by', async ({ visit }) => {
    const { page } = await clocked(visit, screen)
    const clock = page.getByRole('group', { name: 'Clock' })
    const before = [await clock.boundingBox(), ...(await places(page))]
    await page.clock.fastForward('10:30')
    await expect.poll(() => clock.textContent()).toMatch(/Wizard: 9:\d\d left/)
    expect([await clock.boundingBox(), ...(await places(page))]).toEqual(before)
    await page.clock.fastForward('11:00')
    await expect.poll(() => clock.textContent()).toMatch(/Wizard: −1:\d\d left/)
    expect(await places(page)).toEqual(before.slice(1))
    await page.getByRole('button', { name: 'Time is up…' }).click()
    await page.getByRole('dialog', { name: 'Time is up for the Wizard' }).waitFor()
  })

  test('a clock that is paused stands over a reload, and can be used by everybody', async ({ visit }) => {
    const table = await clocked(visit, screen)
    const { page } = table
    const clock = page.getByRole('group', { name: 'Clock' })
    await page.clock.fastForward('03:10')
    await expect.poll(() => clock.textContent()).toMatch(/Wizard: 16:/)
    await page.getByRole('button', { name: 'Pause the clock' }).click()
    await expectNoViolations(table, 'a clock')
    const stood = await clock.textContent()
    await table.reload()
    await table.sitDown()
    expect(await clock.textContent()).toBe(stood)
    await page.getByRole('button', { name: 'Start the clock' }).waitFor()
  })

  test('sound is offered after the first roll, over nothing, and nothing moves for it', async ({ visit }) => {
    const table = await visit(screen)
    const { page } = table
    await table.open(COMBAT)
    await table.takeMouse('Wizard')
    const before = await places(page)
    await rollOnce(table)
    const offer = page.getByRole('group', { name: 'Sound' })
    await offer.waitFor()
    expect(await places(page)).toEqual(before)
    const isFree = await offer.evaluate((one) =>
      [...one.querySelectorAll('button')].every((button) => {
        const { left, top, width, height } = button.getBoundingClientRect()
        return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      }),
    )
    expect(isFree).toBe(true)
    await expectNoViolations(table, 'the offer')
    await offer.getByRole('button', { name: /^No/ }).press('Enter')
    await offer.waitFor({ state: 'detached' })
    await table.reload()
    await table.sitDown()
    await table.settled()
    expect(await offer.count()).toBe(0)
  })
})

/** Declares one attack and rolls for it. */
async function rollOnce(table: GameTable): Promise<void> {
  const { page } = table
  await table.clickHexes('0709', '0710')
  await table.press(/^Declare attack/)
  await page
    .getByRole('button', { name: /^(Resolve|Roll)/ })
    .first()
    .click()
  await page.getByRole('region', { name: 'Last roll' }).waitFor()
}
