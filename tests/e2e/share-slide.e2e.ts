import { expect } from 'vitest'
import { expectNoViolations } from './support/axe'
import { test } from './support/fixtures'
import { place, presentingTable } from './support/presenting'

test('a slide of a running game is shared once all agree, and opens at its step', async ({ visit }) => {
  const table = await visit({ bypassCSP: true })
  const { page } = table
  await presentingTable(table)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('l')
  const dialog = page.getByRole('dialog', { name: 'Share this study' })
  await dialog.getByText('Whoever opens the link can see everything').waitFor()
  expect(await dialog.getByRole('textbox').count()).toBe(0)
  await expectNoViolations(table, 'the dialog that shares a slide')
  await dialog.getByLabel('All players agree that the link holds').check()
  const link = await dialog.getByRole('textbox').inputValue()
  // The keys of the presentation rest while something lies over it.
  const before = await place(page)
  await dialog.getByRole('textbox').press('ArrowLeft')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await place(page)).toEqual(before)

  const audience = await visit({ bypassCSP: true })
  await audience.page.goto(link)
  await audience.press('Study it')
  const slider = audience.page.getByRole('slider', { name: 'Step' })
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/^1 of 1,/)
})
