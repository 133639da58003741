import type { Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { FAILURE_TEXT } from '@/app/failure/failure-text'
import { STORED_TEXT } from '@/app/stored-text'
import { entriesOf } from '@/engine/history'
import { problemsText } from '@/engine/refusal'
import { readSave } from '@/engine/save-read'
import { arrakharRules as rules } from '@/games/arrakhar/rules'
import { faultShown } from './support/chaos/in-page'
import { Monkey } from './support/chaos/monkey'
import { planOf } from './support/chaos/plan'
import { DESKTOP, PATIENCE_MS, test } from './support/fixtures'
import { GameTable } from './support/game-table'
import { Watch } from './support/watch'

/** How much is done to a page, and by which chance; `npm run chaos` does more. */
const ACTIONS = Number(process.env.CHAOS_ACTIONS ?? 200)
const SEED = Number(process.env.CHAOS_SEED ?? 1)
/** After so many actions the page is reloaded and its game compared. */
const COMPARED_EVERY = 50
/** Longer than the home page takes to find out whether there is a game to go on with. */
const GLANCE_MS = 1000
/** How many of the last actions a failure tells. */
const TOLD = 30

const NEVER_SHOWN = [FAILURE_TEXT.title, STORED_TEXT.title]

test(
  `whatever is done to the page, nothing breaks and no command is lost (CHAOS_SEED=${SEED})`,
  async ({ browser }) => {
    const context = await browser.newContext({ ...DESKTOP, serviceWorkers: 'allow' })
    onTestFinished(() => context.close())
    context.setDefaultTimeout(PATIENCE_MS)
    const watch = await Watch.over(context, inject('address'))
    const monkey = new Monkey(new GameTable(await context.newPage(), inject('address')))
    await keptOffline(monkey.table)
    const done: string[] = []
    try {
      for (const [nth, planned] of planOf(SEED, ACTIONS).entries()) {
        done.push(`${nth}. ${planned.deed}`)
        done[nth] = `${nth}. ${await monkey.act(planned)}`
        await expectSound(monkey, watch)
        if (nth % COMPARED_EVERY === COMPARED_EVERY - 1) await expectKept(monkey)
      }
      await expectKept(monkey)
      await expectSound(monkey, watch)
    } catch (thrown) {
      throw new Error(await reportOf(monkey, done, thrown), { cause: thrown })
    }
  },
  60_000 + ACTIONS * 1000,
)

/** What to repeat, what was done last, what was wrong then, and what is to be seen. */
async function reportOf(
  { table: { page } }: Monkey,
  done: readonly string[],
  thrown: unknown,
): Promise<string> {
  const repeat = `CHAOS_SEED=${SEED} CHAOS_ACTIONS=${ACTIONS}, the last of ${done.length} actions:`
  const shown = await page.innerText('body').catch(() => 'nothing')
  return [repeat, ...done.slice(-TOLD), String(thrown), `${page.url()} showed:`, shown].join('\n')
}

/** Opens the home page and waits until the site can be played offline. */
async function keptOffline(table: GameTable): Promise<void> {
  await table.goHome()
  await table.page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state === 'activated') return
    await new Promise((done) => active?.addEventListener('statechange', done, { once: true }))
  })
}

/** Nothing has complained, and the page shows something, but no report of a fault. */
async function expectSound(monkey: Monkey, { troubles }: Watch): Promise<void> {
  await monkey.closeOthers()
  const { page } = monkey.table
  await expect.poll(() => page.evaluate(faultShown, NEVER_SHOWN)).toBeUndefined()
  expect(troubles).toEqual([])
}

/** In a page opened anew the game at the table is the same, but for one command at most. */
async function expectKept(monkey: Monkey): Promise<void> {
  await monkey.emptyStorage()
  const before = await played(monkey.table, GLANCE_MS)
  if (before.length === 0) return
  const isUnsaved = await monkey.table.page.getByText(/^Not saved/).isVisible()
  await monkey.reopen()
  const after = await played(monkey.table, PATIENCE_MS)
  // What was played while the storage was full is lost, as the page has said.
  if (isUnsaved) return
  const [shorter, longer] = before.length < after.length ? [before, after] : [after, before]
  expect(longer.slice(0, shorter.length)).toEqual(shorter)
  expect(longer.length - shorter.length).toBeLessThanOrEqual(1)
}

/** Goes to the home page, though a game that was begun just before may still be on its way. */
async function goHome(page: Page): Promise<void> {
  const isHome = async () => {
    if (await page.getByRole('dialog').first().isVisible()) await page.keyboard.press('Escape')
    await page.evaluate(() => (location.hash = '#/'))
    return page.getByRole('link', { name: 'New game of Arrakhar’s Wand' }).isVisible()
  }
  await expect.poll(isHome, { timeout: PATIENCE_MS }).toBe(true)
}

/** The commands of the game at the table with their rolls; none where no game shows up for so long. */
async function played(table: GameTable, timeout: number): Promise<readonly unknown[]> {
  const { page } = table
  await page.setViewportSize(DESKTOP.viewport)
  await goHome(page)
  const goOn = page.getByRole('link', { name: /^Continue Arrakhar’s Wand/ }).first()
  const isThere = await goOn.waitFor({ timeout }).then(
    () => true,
    () => false,
  )
  if (!isThere) return []
  await goOn.click()
  const asked = page.getByRole('button', { name: /^I am the / })
  await asked.or(table.menu).first().waitFor()
  if (await asked.isVisible()) await asked.click()
  await table.menu.waitFor()
  if (await page.getByRole('dialog').first().isVisible()) await page.keyboard.press('Escape')
  const read = readSave(rules, await table.savedFile())
  if (!read.ok) throw new Error(problemsText(read.problems))
  const { history } = read.value
  return entriesOf(history).slice(0, history.cursor)
}
