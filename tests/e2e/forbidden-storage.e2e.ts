import { expect } from 'vitest'
import { test } from './support/fixtures'

test.for(['arrakhar', 'arena'])(
  'where a tab may store nothing, %s is studied and edited',
  async (game, { visit }) => {
    const table = await visit()
    const { page } = table
    await page.addInitScript(() => {
      const forbidden = {
        get: () => {
          throw new DOMException('Forbidden.', 'SecurityError')
        },
      }
      Object.defineProperty(window, 'sessionStorage', forbidden)
    })
    await page.goto(`${table.home}#/edit/${game}`)
    await table.reload()
    await table.press('Open in study')
    await page.getByRole('textbox', { name: 'Title of the study' }).waitFor()
    await expect.poll(() => page.url()).toContain(`#/study/${game}`)
  },
)
