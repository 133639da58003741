import { expect } from 'vitest'
import type { Save } from '@/engine/save/save'
import { expectNoViolations } from './support/axe'
import { test } from './support/fixtures'
import { GameTable, type WandSideName } from './support/game-table'
import { saveAt } from './support/saves'
import { storageOf } from './support/storage-dump'
import { secretsIn } from './support/written'

const PASSPHRASES = { Sorcerer: 'correct horse battery', Wizard: 'staple of the valley' } as const

const GAME = saveAt(
  'sorcerer combat',
  { '0709': '3 elf', '1607': '2 ghoul', '0509': 'sorcerer' },
  { pool: { demon: 5, orc: 4 } },
  { seed: 3 },
)
/** As its file would say them. */
const SECRETS = ['"wand":{"haunt"', '"pool":{"demon":5', '"initial"']

/** What the two sides noted down. */
type Halves = Readonly<Record<WandSideName, string>>

test('a game under two passphrases opens with both, where it is kept and from its file, or by both halves of its code', async ({
  visit,
}) => {
  const table = await visit({ bypassCSP: true })
  expect(secretsIn(JSON.stringify(GAME), SECRETS)).toEqual(SECRETS)
  const halves = await lockByBoth(table)
  await table.endSegmentsUntil('Turn 3, Wizard: Movement')
  await table.expectLogged('Turn 3, wizard phase: movement')
  const log = await table.log()
  const file = await table.savedFile()
  expect(file.body.kind).toBe('locked')
  await refusesLink(table)

  expectNothingTold(await storageOf(table.page), halves)
  expectNothingTold(JSON.stringify(file), halves)

  await table.reload()
  await table.page.getByRole('heading', { name: 'This game is locked' }).waitFor()
  await expectNoViolations(table, 'a locked game')
  await typePassphrase(table, 'Wizard', 'something else')
  await table.sees('That is not the passphrase of the Wizard.')
  await openByPassphrases(table)
  await table.takeMouse('Wizard')
  await table.expectMoment('Turn 3, Wizard: Movement')
  await expect.poll(() => table.log()).toEqual(log)

  await opensAsCopy(table, log)
  const other = await visit()
  await opensElsewhere(other, file, log)
  const third = await visit({ bypassCSP: true })
  await opensByHalves(third, file, halves, log)
})

test('a locked game goes from tab to tab, and a tab that has opened it once does not ask again', async ({
  visit,
}) => {
  const first = await visit()
  await first.open(GAME)
  await first.takeMouse('Sorcerer')
  await setPassphrase(first, 'Sorcerer')
  await noteHalf(first, 'Sorcerer')

  const second = new GameTable(await first.page.context().newPage(), first.home)
  await second.page.goto(first.page.url())
  await typePassphrase(second, 'Sorcerer', PASSPHRASES.Sorcerer)
  await second.press('Take over here')
  await second.takeMouse('Sorcerer')
  await second.endSegmentsUntil('Pass the device to the Wizard')

  await first.page.bringToFront()
  await first.press('Take over here')
  await first.curtain('Wizard').waitFor()
  await second.page.close()
  await first.reload()
  await first.page.getByRole('heading', { name: 'This game is locked' }).waitFor()
})

test('whoever looks at a locked game and leaves it leaves it to other tabs', async ({ visit }) => {
  const first = await visit()
  await first.open(GAME)
  await first.takeMouse('Sorcerer')
  await setPassphrase(first, 'Sorcerer')
  await noteHalf(first, 'Sorcerer')
  await first.reload()
  await first.page.getByRole('link', { name: 'Home' }).click()
  await first.page.getByRole('heading', { name: 'Hexhearth' }).waitFor()

  const second = new GameTable(await first.page.context().newPage(), first.home)
  await second.page.goto(`${first.home}#/play/arrakhar`)
  await typePassphrase(second, 'Sorcerer', PASSPHRASES.Sorcerer)
  await second.takeMouse('Sorcerer')
})

/** The sorcerer sets a passphrase, then the wizard; each notes down a half of the code. */
async function lockByBoth(table: GameTable): Promise<Halves> {
  await table.open(GAME)
  await table.takeMouse('Sorcerer')
  await setPassphrase(table, 'Sorcerer')
  await table.sees('The passphrase of the Sorcerer is set.')
  const sorcerer = await noteHalf(table, 'Sorcerer')
  await table.endSegmentsUntil('Pass the device to the Wizard')
  await table.curtain('Wizard').getByRole('button', { name: 'I’m the Wizard' }).click()
  const first = await noteHalf(table, 'Wizard')
  await setPassphrase(table, 'Wizard')
  const wizard = await noteHalf(table, 'Wizard')
  expect(new Set([sorcerer, first, wizard]).size).toBe(3)
  await table.chooseInMenu('This game…')
  await table.sees(/^Locked: .*Sorcerer, Wizard$/)
  await table.page.keyboard.press('Escape')
  return { Sorcerer: sorcerer, Wizard: wizard }
}

async function setPassphrase(table: GameTable, side: WandSideName): Promise<void> {
  await table.chooseInMenu('Passphrase…')
  const dialog = table.page.getByRole('dialog', { name: `Passphrase of the ${side}` })
  await dialog.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASES[side])
  await dialog.getByLabel('Again').fill('something else')
  await dialog.getByRole('button', { name: 'Set the passphrase' }).click()
  await dialog.getByText('The two are not the same.').waitFor()
  await expectNoViolations(table, 'setting a passphrase')
  await dialog.getByLabel('Again').fill(PASSPHRASES[side])
  await dialog.getByRole('button', { name: 'Set the passphrase' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

async function noteHalf(table: GameTable, side: WandSideName): Promise<string> {
  const dialog = table.page.getByRole('dialog', { name: `The ${side}’s part of the recovery code` })
  const half = await dialog.locator('code').innerText()
  await dialog.getByRole('button', { name: 'I have noted it down' }).click()
  await dialog.waitFor({ state: 'hidden' })
  return half
}

async function refusesLink(table: GameTable): Promise<void> {
  await table.chooseInMenu('Share a link…')
  await table.sees('A side has set a passphrase, and a link cannot ask for it.')
  await table.page.keyboard.press('Escape')
}

function expectNothingTold(text: string, halves: Halves): void {
  const noted = [...Object.values(PASSPHRASES), ...Object.values(halves)]
  const typed = [...noted, ...noted.map((words) => words.replaceAll('-', ''))]
  const words = [...typed, ...typed.map((word) => word.toLowerCase())]
  expect(secretsIn(text, [...SECRETS, ...words])).toEqual([])
}

async function typePassphrase({ page }: GameTable, side: WandSideName, passphrase: string): Promise<void> {
  await page.getByLabel(`Passphrase of the ${side}`).fill(passphrase)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
}

/** Whoever is to take the mouse is asked first. */
async function openByPassphrases(table: GameTable): Promise<void> {
  for (const side of ['Wizard', 'Sorcerer'] as const) await typePassphrase(table, side, PASSPHRASES[side])
}

/** A copy in the list is locked as the game is. */
async function opensAsCopy(table: GameTable, log: readonly string[]): Promise<void> {
  const { page } = table
  await page.goto(`${table.home}#/games`)
  await page
    .getByRole('article')
    .getByText(/ · locked$/)
    .waitFor()
  await table.press('Duplicate: Arrakhar’s Wand')
  await page.getByRole('link', { name: 'Open: Copy of Arrakhar’s Wand' }).click()
  await openByPassphrases(table)
  await table.takeMouse('Wizard')
  await expect.poll(() => table.log()).toEqual(log)
  expect((await table.savedFile()).body.kind).toBe('locked')
}

async function opensElsewhere(table: GameTable, file: Save, log: readonly string[]): Promise<void> {
  await table.open(JSON.stringify(file))
  await table.page.getByRole('dialog', { name: 'This game is locked' }).waitFor()
  await openByPassphrases(table)
  await table.takeMouse('Wizard')
  await expect.poll(() => table.log()).toEqual(log)
  expect((await table.savedFile()).body.kind).toBe('locked')
}

async function opensByHalves(
  table: GameTable,
  file: Save,
  halves: Halves,
  log: readonly string[],
): Promise<void> {
  await table.open(JSON.stringify(file))
  await table.press(/^A passphrase is forgotten/)
  const { page } = table
  await typeHalf(table, 'Sorcerer', halves.Wizard)
  await typeHalf(table, 'Wizard', halves.Sorcerer)
  await table.sees('These parts do not open this game.')
  await expectNoViolations(table, 'the recovery code')
  await typeHalf(table, 'Sorcerer', halves.Sorcerer.toLowerCase().replaceAll('-', ''))
  expect(await page.content()).not.toContain(halves.Sorcerer)
  await typeHalf(table, 'Wizard', halves.Wizard)
  await table.curtain('Wizard').getByRole('button', { name: 'I’m the Wizard' }).click()
  expect(await noteHalf(table, 'Wizard')).not.toBe(halves.Wizard)
  await expect.poll(() => table.log()).toEqual(log)
}

async function typeHalf(table: GameTable, side: WandSideName, half: string): Promise<void> {
  await table.page.getByLabel(`Part of the ${side}`).fill(half)
  await table.press(`The ${side} agrees to open the game`)
}
