import { expect } from 'vitest'
import { expectNoViolations } from './support/axe'
import { test } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { saveAt } from './support/saves'
import { secretsIn } from './support/written'

const CONTACT = { '0509': 'sorcerer', '0710': '2 ghoul', '0709': '2 elf', '0708': '2 wizard' }
const SAVE = saveAt('wizard movement', CONTACT, {}, { seed: 7 })
/** As the file of that game would say them. */
const SECRETS = ['"wand":{"haunt"', '"pool":{', '"initial"']

/** Opens the game, moves two elves, and makes a link of it. */
async function linkOf(table: GameTable): Promise<string> {
  await table.open(SAVE)
  await table.takeMouse('Wizard')
  await table.clickHexes('0709', '0809')
  await table.expectLogged('0809')
  await table.chooseInMenu('Share a link…')
  const dialog = table.page.getByRole('dialog', { name: 'Share this game' })
  await dialog.getByText('Whoever opens the link can see everything').waitFor()
  await expect.poll(() => dialog.getByRole('textbox').count()).toBe(0)
  await dialog.getByLabel('All players agree that the link holds').check()
  await expectNoViolations(table, 'the dialog that shares')
  return dialog.getByRole('textbox').inputValue()
}

/** Follows a link as somebody who was sent it. */
async function follow({ page }: GameTable, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('heading', { name: 'A shared link' }).waitFor()
}

test('a running game goes from one browser to another by a link, without its dice', async ({ visit }) => {
  const sender = await visit({ bypassCSP: true, permissions: ['clipboard-read', 'clipboard-write'] })
  const link = await linkOf(sender)
  await sender.press('Copy link')
  await sender.sees('Copied.')
  await expect.poll(() => sender.page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  expect(link.length).toBeLessThan(2000)

  expect(secretsIn(JSON.stringify(SAVE), SECRETS)).toEqual(SECRETS)
  expect(secretsIn(link, SECRETS)).toEqual([])

  const receiver = await visit({ bypassCSP: true })
  await follow(receiver, link)
  await receiver.sees('Something in it is still hidden from one side.')
  await expectNoViolations(receiver, 'the page that opens a link')
  await receiver.press('Open at the table')
  await receiver.takeMouse('Wizard')
  await receiver.expectMoment('Turn 3, Wizard: Movement')
  await receiver.expectLogged('0809')
  const save = await receiver.saveToFile()
  expect(save.entries).toHaveLength(1)
  expect(save.dice).toEqual(expect.any(Array))
  expect(save.dice).not.toEqual(SAVE.body.dice)
})

test('a link becomes a game of its own beside the running one', async ({ visit }) => {
  const table = await visit({ bypassCSP: true })
  const link = await linkOf(table)
  await table.page.keyboard.press('Escape')
  await follow(table, link)
  await table.press('Open at the table')
  await table.takeMouse('Wizard')
  await table.goHome()
  await table.page.getByRole('link', { name: 'All your games (2)' }).waitFor()
})

test('a link with a changed or missing character says so', async ({ visit }) => {
  const sender = await visit({ bypassCSP: true })
  const link = await linkOf(sender)
  const receiver = await visit({ bypassCSP: true })
  const at = link.length - 40
  const flipped = link.slice(0, at) + (link[at] === 'A' ? 'B' : 'A') + link.slice(at + 1)
  await follow(receiver, flipped)
  await receiver.sees('This link is damaged: a character was changed on the way.')
  await receiver.sees('Ask for it again')
  await expectNoViolations(receiver, 'a damaged link')
  await follow(receiver, link.slice(0, -12))
  await receiver.sees('This link is damaged: 12 characters missing, most likely at its end.')
  await follow(receiver, link.replace('/arrakhar/2', '/arrakhar/4'))
  await receiver.sees('A newer program made it')
  await expect.poll(() => receiver.button('Open at the table').count()).toBe(0)
})
