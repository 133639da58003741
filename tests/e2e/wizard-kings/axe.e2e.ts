import { describe } from 'vitest'
import { expectSound, SIZES } from '../support/axe'
import { test } from '../support/fixtures'
import { sitDownBefore } from '../support/kings-moments'
import { KINGDOMS } from '../support/scripted/kingdoms'
import { playSteps } from '../support/scripted/play'
import { SKIRMISH } from '../support/scripted/skirmish'

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
