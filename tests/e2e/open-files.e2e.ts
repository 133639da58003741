import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { archmagi } from '@/games/archmagi'
import { arena } from '@/games/arena'
import { arrakhar } from '@/games/arrakhar'
import { listed } from '@/contract/manifest'
import { present } from '@/engine/kernel/refusal'
import { downloaded } from './support/downloaded'
import { test } from './support/fixtures'
import { byClass } from '../support/class-selector'
import type { GameTable } from './support/game-table'

const GAMES = [listed(arrakhar), listed(arena), listed(archmagi)]

/** Chooses a file by the button of the start page. */
async function openFromHome({ page }: GameTable, name: string, content: string | Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Open a file' }).click()
  const buffer = Buffer.from(content)
  await (await chooser).setFiles({ name, mimeType: 'application/json', buffer })
}

/** The address as far as it names the page and the game. */
const placeOf = (page: Page): string => new URL(page.url()).hash.split('/').slice(1, 3).join('/')

describe.each(GAMES.map((game) => [game.id, game] as const))(
  'What %s saves is opened from the start page',
  (id, game) => {
    test('a position in its editor', async ({ visit }) => {
      const table = await visit()
      const { page } = table
      await page.goto(`${table.home}#/edit/${id}`)
      const text = await downloaded(page, () => page.getByRole('button', { name: 'Save as file' }).click())
      await table.goHome()
      await openFromHome(table, 'position.json', text)
      await page.getByRole('heading', { name: 'Position editor' }).waitFor()
      expect(placeOf(page)).toBe(`edit/${id}`)
    })

    test('a lesson at its first chapter', async ({ visit }) => {
      const { lessons } = await game.loadTeaching()
      const lesson = present(lessons[0], 'lesson')
      const table = await visit()
      await openFromHome(table, 'mine.lesson.json', JSON.stringify({ ...lesson, id: 'mine' }))
      await expect.poll(() => placeOf(table.page)).toBe(`lesson/${id}`)
      await table.page.locator(byClass('.lesson')).waitFor()
    })

    test('a study in the study', async ({ visit }) => {
      const { desk } = await game.loadTeaching()
      const position = JSON.stringify(present(desk.starts.at(-1), 'start').position)
      const table = await visit()
      const { page } = table
      await page.goto(`${table.home}#/study/${id}`)
      await page
        .locator('main input[type="file"]')
        .setInputFiles({ name: 'position.json', mimeType: 'application/json', buffer: Buffer.from(position) })
      await page.getByRole('slider', { name: 'Step' }).waitFor()
      await page.getByRole('textbox', { name: 'Title of the study' }).fill('Brought from afar')
      const text = await downloaded(page, () => page.getByRole('button', { name: 'Save study…' }).click())
      await table.goHome()
      await openFromHome(table, 'mine.study.json', text)
      await page.getByRole('slider', { name: 'Step' }).waitFor()
      await expect
        .poll(() => page.getByRole('textbox', { name: 'Title of the study' }).inputValue())
        .toBe('Brought from afar')
    })
  },
)

test('anything else is refused in a sentence that says what can be opened', async ({ visit }) => {
  const table = await visit()
  await openFromHome(table, 'chess.json', '{"moves":["e4"]}')
  const dialog = table.page.getByRole('dialog', { name: 'This file cannot be opened' })
  await dialog.getByText(/open a saved game, a study, a lesson or a position/).waitFor()
})
