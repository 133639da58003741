import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { OpenBody, Save } from '@/engine/save/save'
import { opened } from '../support/opened'
import { downloaded } from './support/downloaded'
import { test } from './support/fixtures'
import { keptHistory } from './support/kept'
import type { GameTable } from './support/game-table'
import { saveAt } from './support/saves'

const MOVEMENT = saveAt(
  'wizard movement',
  { '0709': '3 elf', '0710': '2 ghoul', '0708': 'barbarian' },
  {},
  { seed: 3 },
)

declare global {
  interface Window {
    /** Whether the browser's storage takes anything. */
    storageIsOff?: boolean
  }
}

test('a full storage: the game goes on, says so, offers a file, and is kept once there is room', async ({
  visit,
}) => {
  const table = await visit()
  await table.page.evaluate(refuseToKeep)
  await table.open(MOVEMENT)
  await table.takeMouse('Wizard')
  await table.sees('Not saved: this browser’s storage is full')
  await table.clickHexes('0708', '0608')
  await table.expectLogged('1 barbarian moves 0708–0608')
  expect(await fileFromHeader(table)).toEqual(await table.saveToFile())

  await table.page.evaluate(() => (window.storageIsOff = false))
  await playOn(table)
  await expectKept(table)
})

test('a storage that is denied: the game goes on, says so, and offers a file', async ({ visit }) => {
  const table = await visit()
  await table.page.context().addInitScript(denyStorage)
  await table.page.reload()
  await table.open(MOVEMENT)
  await table.takeMouse('Wizard')
  await table.sees('Not saved: this browser does not let the page keep anything')
  await table.clickHexes('0708', '0608')
  await table.expectLogged('1 barbarian moves 0708–0608')
  expect(await fileFromHeader(table)).toEqual(await table.saveToFile())

  await table.page.evaluate(() => {
    window.storageIsOff = false
    sessionStorage.setItem('storage', 'allowed')
  })
  await playOn(table)
  await expectKept(table)
})

test('a storage that is cleared in the middle of a game is made anew by the next command', async ({
  visit,
}) => {
  const table = await visit()
  await table.open(MOVEMENT)
  await table.takeMouse('Wizard')
  await table.clickHexes('0708', '0608')
  await table.expectLogged('1 barbarian moves 0708–0608')
  await table.page.keyboard.press('Escape')
  await evict(table.page)
  await playOn(table)
  await expectKept(table)
})

test('a storage that never answers: the page says so, plays on, and finds the game once it answers', async ({
  visit,
}) => {
  const table = await visit()
  await table.open(MOVEMENT)
  await table.takeMouse('Wizard')
  await table.clickHexes('0708', '0608')
  await table.expectLogged('1 barbarian moves 0708–0608')
  await expect.poll(() => keptHistory(table.page).then((kept) => kept?.cursor)).toBe(1)
  await table.page.context().addInitScript(silenceStorage)
  await table.reload()
  await table.page.getByRole('heading', { name: 'This browser’s storage does not answer' }).waitFor()
  await table.button('Try again').waitFor()

  await table.open(MOVEMENT, 'other.json')
  await table.takeMouse('Wizard')
  await table.sees('Not saved: this browser’s storage does not answer')
  await table.clickHexes('0709', '0609')
  await table.expectLogged('3 elves move 0709–0609')
  await table.page.goBack()
  await table.page.evaluate(() => (window.storageIsOff = false))
  await table.press('Try again')
  await table.takeMouse('Wizard')
  await table.expectLogged('1 barbarian moves 0708–0608')
})

async function playOn(table: GameTable): Promise<void> {
  await table.page.keyboard.press('Escape')
  await table.clickHexes('0709', '0609')
  await table.expectLogged('3 elves move 0709–0609')
}

/** Nothing is said any more, and the game comes back whole. */
async function expectKept(table: GameTable): Promise<void> {
  await table.page.getByText(/^Not saved/).waitFor({ state: 'hidden' })
  const played = await table.saveToFile()
  await table.reload()
  await table.takeMouse('Wizard')
  expect(await table.saveToFile()).toEqual(played)
}

/** What the header's own button hands out. */
async function fileFromHeader({ page }: GameTable): Promise<OpenBody> {
  const button = page.getByRole('banner').getByRole('button', { name: 'Save to a file' })
  const file = await downloaded(page, () => button.click())
  return opened(JSON.parse(String(file)) as Save)
}

/** Runs in the page: as when the disk is full. */
function refuseToKeep(): void {
  window.storageIsOff = true
  const put = Reflect.get(IDBObjectStore.prototype, 'put') as (...args: unknown[]) => IDBRequest
  IDBObjectStore.prototype.put = function (...args) {
    if (window.storageIsOff) throw new DOMException('Full', 'QuotaExceededError')
    return put.apply(this, args) as IDBRequest<IDBValidKey>
  }
}

/** Runs in the page: as in a browser that is told to keep nothing. */
function denyStorage(): void {
  window.storageIsOff = sessionStorage.getItem('storage') !== 'allowed'
  const open = indexedDB.open.bind(indexedDB)
  IDBFactory.prototype.open = (...args) => {
    if (window.storageIsOff) throw new DOMException('Denied', 'SecurityError')
    return open(...args)
  }
}

/** Runs in the page: as when opening a database is never answered. */
function silenceStorage(): void {
  window.storageIsOff = true
  const open = indexedDB.open.bind(indexedDB)
  IDBFactory.prototype.open = (...args) => (window.storageIsOff ? ({} as IDBOpenDBRequest) : open(...args))
}

/** How long the browser may take over one step of clearing; it takes milliseconds, or never answers at all. */
const STEP_MS = 5_000
const PAUSE_MS = 250
/** Time for several attempts in which every step hangs, well within that of a test. */
const CLEARING_MS = 60_000

/**
 * Clears the site's databases as the browser itself does when it needs room, and sees them gone. Neither
 * step has a time limit of its own and either may stay unanswered on a busy machine, so each is given
 * up after a while and the clearing begun again. Throws with what went wrong in the attempts.
 */
async function evict(page: Page): Promise<void> {
  const failures = new Set<string>()
  const end = performance.now() + CLEARING_MS
  while (performance.now() < end) {
    try {
      await clearDatabases(page)
      return
    } catch (failure) {
      failures.add(String(failure))
    }
    await setTimeout(PAUSE_MS)
  }
  throw new Error(`The databases were not cleared:\n${[...failures].join('\n')}`)
}

async function clearDatabases(page: Page): Promise<void> {
  const devtools = await answered('opening the developer tools', page.context().newCDPSession(page))
  try {
    const origin = await answered(
      'asking for the origin',
      page.evaluate(() => location.origin),
    )
    const order = { origin, storageTypes: 'indexeddb' }
    await answered('Storage.clearDataForOrigin', devtools.send('Storage.clearDataForOrigin', order))
    const left = await answered('indexedDB.databases()', page.evaluate(databaseNames))
    if (left.length > 0) throw new Error(`still there: ${left.join(', ')}`)
  } finally {
    // Nothing depends on it, and a session that hangs may not hide what hung first.
    devtools.detach().catch(() => undefined)
  }
}

/** Runs in the page. */
async function databaseNames(): Promise<string[]> {
  return (await indexedDB.databases()).map(({ name }) => name ?? 'one without a name')
}

/** The answer to a step, or an error that names the step when none comes in time. */
async function answered<Answer>(step: string, answer: Promise<Answer>): Promise<Answer> {
  const patience = new AbortController()
  const silence = setTimeout(STEP_MS, null, { signal: patience.signal }).then(() => {
    throw new Error(`no answer to ${step} within ${STEP_MS} ms`)
  })
  try {
    return await Promise.race([answer, silence])
  } finally {
    patience.abort()
  }
}
