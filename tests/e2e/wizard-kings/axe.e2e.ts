import type { BrowserContextOptions } from 'playwright-core'
import { describe, expect } from 'vitest'
import { expectNoViolations } from '../support/axe'
import { test } from '../support/fixtures'
import type { GameTable } from '../support/game-table'
import { sitDownBefore } from '../support/kings-moments'
import { KINGDOMS } from '../support/scripted/kingdoms'
import { playSteps } from '../support/scripted/play'
import { SKIRMISH } from '../support/scripted/skirmish'

/** The site's own policy forbids scripts from elsewhere, such as axe. */
const SIZES: readonly (readonly [string, BrowserContextOptions])[] = [
  ['desktop', { viewport: { width: 1440, height: 900 }, bypassCSP: true }],
  ['phone', { viewport: { width: 390, height: 844 }, bypassCSP: true }],
]

/** What is about to be given where the table is looked at. */
const OF_SET_UP = ['chooseChaosPool', 'chooseForce', 'deploy']
const OF_TURN = ['cast', 'commitBuilds']

describe.each(SIZES)('axe finds nothing, and nothing is too wide: %s', (_size, options) => {
  test('from the new game of Wizard Kings to the deployment', async ({ visit }) => {
    const table = await visit(options)
    await table.page.getByRole('link', { name: 'New game of Wizard Kings' }).click()
    await table.button('Start').waitFor()
    await expectSound(table, 'new game')
    for (const type of OF_SET_UP) {
      await sitDownBefore(table, KINGDOMS, type)
      await expectSound(table, `before ${type}`)
    }
  })

  test('at the table of Wizard Kings, to the end', async ({ visit }) => {
    const table = await visit(options)
    await sitDownBefore(table, SKIRMISH, 'move')
    await table.clickHex('0705')
    await table.sees('Who can act in 0705')
    await expectSound(table, 'a stack in hand')
    for (const type of OF_TURN) {
      await sitDownBefore(table, SKIRMISH, type)
      await expectSound(table, `before ${type}`)
    }
    await playSteps(table, SKIRMISH, SKIRMISH.history.steps.length - 2)
    await table.page.getByRole('heading', { name: 'North wins' }).waitFor()
    await expectSound(table, 'end')
  })
})

/** Neither axe has anything against the page, nor does it scroll sideways. */
async function expectSound(table: GameTable, where: string): Promise<void> {
  await expectNoViolations(table, where)
  const overflow = await table.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(overflow, `${where}: how much it is too wide`).toBeLessThanOrEqual(0)
}
