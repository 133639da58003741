import { expect } from 'vitest'
import { present } from '@/engine/kernel/refusal'
import { test } from './support/fixtures'
import { placeOf } from './support/map'
import { arenaSaveAt } from './support/saves'

/** The farthest that the inspector stands from the middle of its hex, in pixels. */
const NEAR = 120

test.for([
  { how: 'as it lies', at: 'C4' },
  // Turned around, a hex lies where the one opposite to it lay.
  { how: 'turned around', at: 'C6' },
])('on a map $how the inspector stands beside its hex', async ({ how, at }, { visit }) => {
  const table = await visit()
  const { page } = table
  await table.open(arenaSaveAt(['movement', ['west orc C4', 'east orc D6']]))
  await table.sitDown()
  await page.keyboard.press('0')
  if (how === 'turned around') await page.keyboard.press('f')
  const { x, y } = await placeOf(page, at)
  await page.mouse.move(x, y)
  await page.locator('[data-part="status"]').filter({ hasText: /^C4,/ }).waitFor()
  await page.keyboard.press('i')
  const card = page.getByRole('dialog', { name: 'Hex C4' })
  const box = present(await card.boundingBox(), 'the inspector')
  const [left, right] = [x - (box.x + box.width), box.x - x]
  expect(Math.max(left, right)).toBeGreaterThan(0)
  expect(Math.max(left, right)).toBeLessThan(NEAR)
  expect(box.y).toBeLessThan(y)
  expect(box.y + box.height).toBeGreaterThan(y)
})
