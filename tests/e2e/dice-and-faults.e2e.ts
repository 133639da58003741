import { expect } from 'vitest'
import { expectNoViolations } from './support/axe'
import { test } from './support/fixtures'
import { saveAt } from './support/saves'

const COMBAT = saveAt('wizard combat', { '0709': '3 elf', '0710': '2 ghoul' }, {}, { seed: 3 })

test('dice typed in are marked in the log and counted apart', async ({ visit }) => {
  const table = await visit({ viewport: { width: 390, height: 844 } })
  const { page } = table
  await table.open(COMBAT)
  await table.takeMouse('Wizard')
  await table.chooseInMenu('Dice: thrown by hand')
  await table.clickHexes('0709', '0710')
  await table.press('Declare attack on 0710')
  await table.press(/^Roll: .* at 0710$/)
  await page.getByRole('button', { name: 'A 4' }).click()
  await page.getByRole('button', { name: 'Use these rolls' }).click()
  await page.getByRole('img', { name: 'Thrown by hand: 4' }).first().waitFor()
  await table.chooseInMenu('Statistics of dice…')
  const dialog = page.getByRole('dialog', { name: 'The dice of this game' })
  const part = dialog.getByRole('region', { name: 'Wizard: thrown by hand' })
  await part.getByText('4.00 (fair dice: 3.5)').waitFor()
  await expectNoViolations(table, 'statistics of dice')
  const { scroll, client } = await dialog.evaluate(({ scrollWidth, clientWidth }) => ({
    scroll: scrollWidth,
    client: clientWidth,
  }))
  expect(scroll).toBeLessThanOrEqual(client)
})

test('a fault is told beside the table, and the game goes on', async ({ visit }) => {
  const table = await visit()
  const { page } = table
  await table.open(COMBAT)
  await table.takeMouse('Wizard')
  await table.fileDoor.waitFor({ state: 'attached' })
  await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { error: new Error('The wand is in T1') })))
  const notice = page.getByRole('alert').filter({ hasText: 'Something broke' })
  await notice.waitFor()
  expect(await notice.innerText()).not.toContain('T1')
  await expectNoViolations(table, 'the notice of a fault')
  await page.getByRole('button', { name: 'Save a report…' }).click()
  const dialog = page.getByRole('dialog', { name: 'A report of a fault' })
  await dialog.getByText('with stand-ins for what is hidden').waitFor()
  await expectNoViolations(table, 'what a report holds')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save the report' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('hexhearth-report.json')
  await page.getByRole('button', { name: 'Go on' }).click()
  await notice.waitFor({ state: 'hidden' })
  await table.clickHexes('0709', '0710')
  await table.press('Declare attack on 0710')
})

test('a fault is told over the curtain, with all that can be done about it', async ({ visit }) => {
  const table = await visit({ viewport: { width: 390, height: 844 } })
  const { page } = table
  await table.open(COMBAT)
  await table.curtain('Wizard').waitFor()
  await table.fileDoor.waitFor({ state: 'attached' })
  await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { error: new Error('The wand is in T1') })))
  const notice = page.getByRole('alert').filter({ hasText: 'Something broke' })
  await notice.getByText('What happened').click()
  await notice.getByText('it might tell something hidden').waitFor()
  await notice.getByRole('button', { name: 'Save a report…' }).click()
  const dialog = page.getByRole('dialog', { name: 'A report of a fault' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await notice.getByRole('button', { name: 'Go on' }).click()
  await table.takeMouse('Wizard')
})
