import { expect } from 'vitest'
import { test } from './support/fixtures'
import { PHONE } from './support/phone'

test('a page begins at its top however far down its link stood, and Back finds that link again', async ({
  visit,
}) => {
  const { page } = await visit(PHONE)
  const scrolled = () => page.evaluate(() => scrollY)
  const link = page.getByRole('link', { name: 'New game of Archmagi' })
  await link.scrollIntoViewIfNeeded()
  expect(await scrolled()).toBeGreaterThan(1000)
  await link.click()
  await page.getByRole('heading', { level: 1, name: 'Archmagi: a new game' }).waitFor()
  await expect.poll(scrolled).toBe(0)
  await page.goBack()
  await link.waitFor()
  await expect.poll(scrolled).toBeGreaterThan(1000)
})
