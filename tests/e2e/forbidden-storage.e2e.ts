import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from './support/fixtures'

/** From its next page on, a browser that throws when a tab's storage is merely asked for. */
async function forbidStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const forbidden = {
      get: () => {
        throw new DOMException('Forbidden.', 'SecurityError')
      },
    }
    Object.defineProperty(window, 'sessionStorage', forbidden)
  })
}

test('where a tab may store nothing, the page of studies stands all the same', async ({ visit }) => {
  const table = await visit()
  await forbidStorage(table.page)
  for (const game of ['arrakhar', 'arena']) {
    await table.page.goto(`${table.home}#/study/${game}`)
    await table.reload()
    await table.button('Study the game at the table').waitFor()
  }
})

test('where a tab may store nothing, a position is carried from the editor to a study', async ({ visit }) => {
  const table = await visit()
  const { page } = table
  await forbidStorage(page)
  await page.goto(`${table.home}#/edit/arena`)
  await table.reload()
  await table.press('Open in study')
  await page.getByRole('textbox', { name: 'Title of the study' }).waitFor()
  await expect.poll(() => page.url()).toContain('#/study/arena')
})
