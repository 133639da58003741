import { expect } from 'vitest'
import { written } from '../support/written'
import { downloaded } from './support/downloaded'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { keepInBrowser, storageOf } from './support/storage-dump'
import { RUNNING_CARD, SECRETS, secretsIn } from './support/written'

test('a game kept by version 1 goes on, and from then on tells nothing to whoever looks into the storage', async ({
  visit,
}) => {
  const table = await visit()
  await keepInBrowser(table.page, written('save-1-running'), RUNNING_CARD, 'arrakhar')
  expect(secretsIn(await storageOf(table.page))).toEqual(SECRETS)
  await table.page.goto(`${table.home}#/play/arrakhar`)
  await table.takeMouse('Sorcerer')
  await expect.poll(async () => secretsIn(await storageOf(table.page))).toEqual([])
  expect(secretsIn(JSON.stringify(await table.savedFile()))).toEqual([])

  await table.chooseInMenu('This game…')
  const dialog = table.page.getByRole('dialog', { name: 'This game' })
  await dialog.getByText('Packed: the saved game').waitFor()
  const shown = await dialog.locator('code').allInnerTexts()
  expect(shown).toHaveLength(2)
  await table.page.keyboard.press('Escape')

  await table.reload()
  await table.takeMouse('Sorcerer')
  await resign(table)
  await table.page.getByText('Proofs of fair play').click()
  await table.sees('Yes: the fingerprint matches.')
  await table.sees('Yes: nothing was thrown after they were sealed.')
  await table.sees(/^Thrown by the program before its dice were sealed: \d+\.$/)
  for (const digest of shown) await table.sees(digest)
  await expect.poll(async () => secretsIn(await storageOf(table.page))).toEqual(SECRETS)
})

test('a game of a newer version is told, offered as a file, and kept beside a new one', async ({ visit }) => {
  const newer = { ...written('save-2-running'), version: 3, new: 'something' }
  const table = await visit()
  await keepInBrowser(table.page, newer, RUNNING_CARD, 'arrakhar')
  await table.page.goto(`${table.home}#/play/arrakhar`)
  await table.sees('a newer program wrote this save; update and open it again')
  await expect.poll(() => unopened(table)).toEqual(newer)

  await table.page.getByRole('link', { name: 'New game' }).click()
  await table.press('Start')
  await table.takeMouse('Sorcerer')
  await table.goHome()
  await table.page.goto(`${table.home}#/play/arrakhar/arrakhar`)
  await expect.poll(() => unopened(table)).toEqual(newer)
})

async function resign(table: GameTable): Promise<void> {
  await table.press('Draw and resignation')
  await table.page.getByRole('menuitem', { name: 'Resign…' }).click()
  await table.page
    .getByRole('dialog', { name: /^Resign as/ })
    .getByRole('button', { name: 'Resign' })
    .click()
  await table.page.getByRole('heading', { name: 'Wizard wins' }).waitFor()
}

/** What is kept of a game that cannot be opened, as the page hands it out. */
async function unopened(table: GameTable): Promise<unknown> {
  return JSON.parse(String(await downloaded(table.page, () => table.press('Download the save'))))
}
