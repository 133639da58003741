import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { present } from '@/engine/kernel/refusal'
import { test } from './support/fixtures'
import { saveAt } from './support/saves'

const COMBAT = saveAt(
  'wizard combat',
  { '0709': 'elf', '0710': 'ghoul', '0708': '2 barbarian', '0608': 'ghoul' },
  {},
  { seed: 3 },
)

/** Whether a point in the middle of something that is in sight belongs to it, and not to what lies over it. */
async function isFree(found: Locator): Promise<boolean> {
  await found.scrollIntoViewIfNeeded()
  return found.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && (element.contains(hit) || hit.contains(element))
  })
}

test('the last roll lies over no button that waits', async ({ visit }) => {
  const table = await visit({ viewport: { width: 1024, height: 600 } })
  await table.open(COMBAT)
  await table.takeMouse('Wizard')
  await table.clickHexes('0709', '0710')
  await table.press(/^Declare attack/)
  await table.clickHexes('0708', '0608')
  await table.press(/^Declare attack/)
  const resolve = table.page.getByRole('button', { name: /^(Resolve|Roll)/ })
  await resolve.first().click()
  await table.page.getByRole('region', { name: 'Last roll' }).waitFor()
  for (const button of await resolve.all()) await expect.poll(() => isFree(button)).toBe(true)
})

test('the look back leaves the button of the hint free on a phone', async ({ visit }) => {
  const table = await visit()
  await table.open(saveAt('sorcerer movement', { '1110': 'elf', '0709': '2 ghoul' }, {}, { seed: 3 }))
  await table.takeMouse('Sorcerer')
  await table.clickHexes('0709', '0609')
  await table.expectLogged('2 ghouls move')
  const curtain = table.curtain('Wizard')
  for (let nth = 0; nth < 4 && !(await curtain.isVisible()); nth++) {
    await table.endButton.or(table.button('End anyway')).or(curtain).first().waitFor()
    if (await table.button('End anyway').isVisible()) await table.press('End anyway')
    else if (!(await curtain.isVisible())) await table.endButton.click()
    await table.button('End anyway').or(curtain).or(table.endButton).first().waitFor()
  }
  await table.page.setViewportSize({ width: 390, height: 844 })
  await table.takeMouse('Wizard')
  const recap = table.page.getByRole('region', { name: 'While you were away' })
  const hint = table.page.getByRole('button', { name: 'Hint' })
  await Promise.all([recap.waitFor(), hint.waitFor()])
  await recap.getByRole('button', { name: 'Next' }).click()
  const [over, under] = [
    present(await recap.boundingBox(), 'bar'),
    present(await hint.boundingBox(), 'button'),
  ]
  const isApart =
    over.x + over.width <= under.x ||
    under.x + under.width <= over.x ||
    over.y + over.height <= under.y ||
    under.y + under.height <= over.y
  expect(isApart).toBe(true)
  await expect.poll(() => isFree(hint)).toBe(true)
})
