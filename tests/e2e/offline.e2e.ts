import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { present } from '@/engine/kernel/refusal'
import type { OpenSave } from '@/engine/save/save'
import { expectNoViolations } from './support/axe'
import { test, type Visit } from './support/fixtures'
import type { GameTable } from './support/game-table'
import { type Host, hostAt, publish, takeAway } from './support/host'
import { saveAt } from './support/saves'
import { workerActivated } from './support/worker'
import { byClass } from '../support/class-selector'

const STACKS = { '0709': '3 elf', '0710': '2 ghoul', '0708': 'barbarian' }
const MOVEMENT = saveAt('wizard movement', STACKS)
/** The same with a bot for the sorcerer, who is far from lost: its worker, too, has to come from what is kept. */
const AGAINST_BOT: OpenSave = {
  ...saveAt('sorcerer movement', { ...STACKS, '1009': '4 orc', '1110': 'sorcerer' }),
  card: { scenario: 'Basic Scenario', moment: 'Turn 3', asked: 'sorcerer', bots: { sorcerer: 'easy' } },
}

/** Longer than the browser takes to fetch the whole program on a busy machine. */
const KEPT_WITHIN_MS = 30_000
const NEWS = 'A new version is ready.'

test('after one visit a game is played, kept and saved without a network', async ({ visit }) => {
  const host = await hostAt('some/folder')
  const table = await visitKeeping(visit, host)
  const { page } = table
  expect(await keptFiles(page)).toEqual(filesOnDisk(host))
  await page.context().setOffline(true)
  host.close()

  await table.reload()
  await openAndMove(table)
  await table.reload()
  await table.takeMouse('Wizard')
  await table.expectLogged('1 barbarian moves 0708–0608')
  expect((await table.saveToFile()).entries.map(({ command }) => command.type)).toEqual(['move'])
  await table.open(AGAINST_BOT)
  await expect.poll(async () => (await table.log()).length).toBeGreaterThan(0)
  await page.goto(`${host.address}#/learn/arrakhar`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await keptDigests(page), 'nothing of the game is kept with the program').toEqual(digestsOnDisk(host))
})

test('a new version waits to be asked, and goes on with the same game', async ({ visit }) => {
  const host = await hostAt('')
  const table = await visitKeeping(visit, host)
  const { page } = table
  await openAndMove(table)
  publish(host, 'second')
  await lookForUpdate(page)

  await table.sees(NEWS)
  await expectBesideBoard(page)
  await expectNoViolations(table, 'news above the table')
  await table.clickHexes('0709', '0609')
  await table.expectLogged('3 elves move 0709–0609')
  await page.keyboard.press('Escape')
  await table.press('Later')
  await page.getByText(NEWS).waitFor({ state: 'hidden' })
  const played = await table.saveToFile()
  const log = await table.log()

  await table.reload()
  await table.takeMouse('Wizard')
  expect(await versionOf(page)).toBe('first')
  await table.press('Load it')
  await expect.poll(() => versionOf(page), { timeout: KEPT_WITHIN_MS }).toBe('second')
  await table.takeMouse('Wizard')
  await expect.poll(() => table.log()).toEqual(log)
  expect(await table.saveToFile()).toEqual(played)
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1)
})

test('a second window plays on in the version it has', async ({ visit }) => {
  const host = await hostAt('')
  const table = await visitKeeping(visit, host)
  await openAndMove(table)
  const other = await table.page.context().newPage()
  await other.goto(host.address)
  takeAway(host, /^SettingsDialog-.*\.js$/)
  publish(host, 'second')
  await lookForUpdate(other)
  await other.getByRole('button', { name: 'Load it' }).click()
  await expect.poll(() => versionOf(other), { timeout: KEPT_WITHIN_MS }).toBe('second')

  expect(await versionOf(table.page)).toBe('first')
  await table.page.bringToFront()
  // This window has never asked for the settings before, and the host no longer has them.
  await table.press('Menu')
  await table.page.getByRole('menuitem', { name: 'Settings' }).click()
  await table.page.getByRole('dialog', { name: 'Settings' }).waitFor()
  await table.page.keyboard.press('Escape')
  await table.press('Load it')
  await expect.poll(() => versionOf(table.page), { timeout: KEPT_WITHIN_MS }).toBe('second')
  await table.takeMouse('Wizard')
  await table.expectLogged('1 barbarian moves 0708–0608')
})

test('on a phone the home page tells of a new version, and the table keeps all its room', async ({
  visit,
}) => {
  const host = await hostAt('')
  const table = await visitKeeping(visit, host, { width: 390, height: 844 })
  publish(host, 'second')
  await lookForUpdate(table.page)
  await table.sees(NEWS)
  await expectNoViolations(table, 'news on the home page')
  await table.open(MOVEMENT)
  await table.takeMouse('Wizard')
  const note = table.page.locator(byClass('.play-header .new-version__note'))
  await note.waitFor({ state: 'attached' })
  expect(await note.isVisible()).toBe(false)
})

async function visitKeeping(
  visit: Visit,
  { address }: Host,
  viewport = { width: 1440, height: 900 },
): Promise<GameTable> {
  const table = await visit({ home: address, serviceWorkers: 'allow', viewport })
  table.page.setDefaultTimeout(KEPT_WITHIN_MS)
  await workerActivated(table.page)
  return table
}

function versionOf(page: Page): Promise<string> {
  return page.evaluate(() => document.documentElement.className).catch(() => 'on its way')
}

async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update()
  })
}

/** The addresses of everything kept, in order. */
function keptFiles(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const [name = ''] = await caches.keys()
    const requests = await (await caches.open(name)).keys()
    return requests.map(({ url }) => url).sort()
  })
}

function filesOnDisk({ address, folder }: Host): readonly string[] {
  const list = /FILES=(.*);/.exec(readFileSync(join(folder, 'sw.js'), 'utf8'))?.[1] ?? ''
  const files = Object.keys(JSON.parse(list) as object)
  return files.map((file) => new URL(file, address).href).sort()
}

/** SHA-256 of everything kept, in hexadecimal, by its address. */
function keptDigests(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(async () => {
    const digests: Record<string, string> = {}
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const bytes = await (await cache.match(request))?.arrayBuffer()
        const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes ?? new ArrayBuffer()))
        digests[request.url] = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
      }
    }
    return digests
  })
}

function digestsOnDisk(host: Host): Readonly<Record<string, string>> {
  const { address, folder } = host
  return Object.fromEntries(
    filesOnDisk(host).map((url) => {
      const path = url.slice(address.length) || 'index.html'
      return [
        url,
        createHash('sha256')
          .update(readFileSync(join(folder, path)))
          .digest('hex'),
      ]
    }),
  )
}

async function expectBesideBoard(page: Page): Promise<void> {
  const news = present(await page.locator(byClass('.new-version__note')).boundingBox(), 'the news')
  const board = present(await page.locator('[data-part="surface"]').boundingBox(), 'the board')
  expect(news.y + news.height).toBeLessThanOrEqual(board.y)
}

async function openAndMove(table: GameTable): Promise<void> {
  await table.open(MOVEMENT)
  await table.takeMouse('Wizard')
  await table.clickHexes('0708', '0608')
  await table.expectLogged('1 barbarian moves 0708–0608')
  await table.page.keyboard.press('Escape')
}
