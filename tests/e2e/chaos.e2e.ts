import type { Page } from 'playwright-core'
import { describe, expect, inject, onTestFinished } from 'vitest'
import { FAILURE_TEXT } from '@/app/failure/failure-text'
import { STORED_TEXT } from '@/app/failure/stored-text'
import { entriesOf } from '@/engine/kernel/history'
import { CONTINUE, FILES } from './support/chaos/files'
import { faultShown, keepHere } from './support/chaos/in-page'
import { Monkey } from './support/chaos/monkey'
import { type Deed, planOf } from './support/chaos/plan'
import { DESKTOP, PATIENCE_MS, test } from './support/fixtures'
import { GameTable } from './support/game-table'
import { historyIn, keptHistory, playedIn, saveIdAt } from './support/kept'
import { Watch } from './support/watch'
import { workerActivated } from './support/worker'

/** How much is done to a page with each game, and by which chance; `npm run chaos` does more. */
const ACTIONS = Number(process.env.CHAOS_ACTIONS ?? 100)
const SEED = Number(process.env.CHAOS_SEED ?? 1)
/** After so many actions the page is reloaded and its game compared. */
const COMPARED_EVERY = 25
/** What asks for the page anew, whatever is going on in it. */
const LEAVING: ReadonlySet<Deed> = new Set(['reload', 'reopen'])
/** Longer than the home page takes to find out whether there is a game to go on with. */
const GLANCE_MS = 1000
/** How many of the last actions a failure tells. */
const TOLD = 30

const NEVER_SHOWN = [FAILURE_TEXT.title, STORED_TEXT.title]

describe.each(FILES)('With games of %s', (_, files) => {
  test(
    `whatever is done to the page, nothing breaks and no command is lost (CHAOS_SEED=${SEED})`,
    async ({ browser }) => {
      const context = await browser.newContext({ ...DESKTOP, serviceWorkers: 'allow' })
      onTestFinished(() => context.close())
      context.setDefaultTimeout(PATIENCE_MS)
      await context.addInitScript(keepHere)
      const watch = await Watch.over(context, inject('address'))
      const monkey = new Monkey(new GameTable(await context.newPage(), inject('address')), files)
      // From then on the site can be played offline.
      await monkey.table.goHome()
      await workerActivated(monkey.table.page)
      // A game to begin with: by chance alone there might be none to lose.
      await monkey.begin()
      let compared = 0
      const done: string[] = []
      try {
        for (const [nth, planned] of planOf(SEED, ACTIONS).entries()) {
          done.push(`${nth}. ${planned.deed}`)
          const known = LEAVING.has(planned.deed) ? await knownAt(monkey.table) : undefined
          done[nth] = `${nth}. ${await monkey.act(planned)}`
          await expectSound(monkey, watch)
          if (known) await expectStillKept(monkey.table, known)
          if (nth % COMPARED_EVERY === COMPARED_EVERY - 1 && (await isComparedAnew(monkey))) compared += 1
        }
        if (await isComparedAnew(monkey)) compared += 1
        await expectSound(monkey, watch)
        expect(compared, 'games compared with themselves').toBeGreaterThan(0)
      } catch (thrown) {
        throw new Error(await reportOf(monkey, watch, done, thrown), { cause: thrown })
      }
    },
    60_000 + ACTIONS * 1000,
  )
})

/** What to repeat, what was done last, what was wrong then, and what is to be seen. */
async function reportOf(
  { table: { page } }: Monkey,
  { troubles }: Watch,
  done: readonly string[],
  thrown: unknown,
): Promise<string> {
  const repeat = `CHAOS_SEED=${SEED} CHAOS_ACTIONS=${ACTIONS}, the last of ${done.length} actions:`
  const shown = await page.innerText('body').catch(() => 'nothing')
  return [repeat, ...done.slice(-TOLD), String(thrown), ...troubles, `${page.url()} showed:`, shown].join(
    '\n',
  )
}

/** Nothing has complained, and the page shows something, but no report of a fault. */
async function expectSound(monkey: Monkey, { troubles }: Watch): Promise<void> {
  await monkey.closeOthers()
  const { page } = monkey.table
  await expect.poll(() => page.evaluate(faultShown, NEVER_SHOWN)).toBeUndefined()
  expect(troubles).toEqual([])
}

/** What is kept of a game: its id, and the commands in force. */
interface Known {
  readonly saveId: string
  readonly played: readonly unknown[]
}

/** What is kept of the game at the table, if one is. */
async function knownAt({ page }: GameTable): Promise<Known | undefined> {
  const saveId = saveIdAt(page)
  const history = await keptHistory(page)
  return saveId !== undefined && history ? { saveId, played: playedIn(history) } : undefined
}

/** What was kept of a game is kept still; a last command or its undoing may have been on its way. */
async function expectStillKept({ page }: GameTable, { saveId, played }: Known): Promise<void> {
  const history = await keptHistory(page, saveId)
  expect(history && entriesOf(history).slice(0, played.length)).toEqual(played)
}

/** In a page opened anew the game at the table is the same; tells whether there is one, and it can be kept. */
async function isComparedAnew(monkey: Monkey): Promise<boolean> {
  await monkey.emptyStorage()
  if (!(await isSeated(monkey.table))) return false
  const { page } = monkey.table
  await expect.poll(() => saveIdAt(page)).toBeDefined()
  const address = page.url()
  const played = playedIn(historyIn(await monkey.table.savedFile()))
  // What was played while the storage was full is lost, as the page says.
  const isUnsaved = () => page.getByText(/^Not saved/).isVisible()
  const kept = async () => {
    const history = await keptHistory(page)
    return (await isUnsaved()) ? played : history && playedIn(history)
  }
  await expect.poll(kept).toEqual(played)
  if (await isUnsaved()) return false
  await monkey.reopen()
  await monkey.table.sitDown()
  expect(monkey.table.page.url()).toBe(address)
  expect(playedIn(historyIn(await monkey.table.savedFile()))).toEqual(played)
  return true
}

/** Sits down at the game at hand, or else at one that the home page offers; tells whether there is one. */
async function isSeated(table: GameTable): Promise<boolean> {
  const { page } = table
  await page.setViewportSize(DESKTOP.viewport)
  const address = saveIdAt(page) === undefined ? undefined : page.url()
  // Whatever is open above the table is closed by leaving it; the game stays in the page.
  await goHome(page)
  if (address !== undefined) await page.evaluate((there) => location.replace(there), address)
  else if (!(await isLedOn(page))) return false
  if (!(await isTableLaid(table))) return false
  await table.sitDown()
  if (await page.getByRole('dialog').first().isVisible()) await page.keyboard.press('Escape')
  return true
}

/** Whether a game comes at the address at hand, once that is decided: one that is gone leads to the list of games. */
async function isTableLaid({ page, asked, menu }: GameTable): Promise<boolean> {
  const isElsewhere = () => !page.url().includes('#/play/')
  await expect.poll(async () => isElsewhere() || asked.or(menu).first().isVisible()).toBe(true)
  return !isElsewhere()
}

/** Goes to the home page, though a game that was begun just before may still be on its way. */
async function goHome(page: Page): Promise<void> {
  const isHome = async () => {
    if (await page.getByRole('dialog').first().isVisible()) await page.keyboard.press('Escape')
    await page.evaluate(() => (location.hash = '#/'))
    return page.getByRole('link', { name: 'New game of Arrakhar’s Wand' }).isVisible()
  }
  await expect.poll(isHome).toBe(true)
}

/** Goes on with the first game on the home page; tells whether one shows up there. */
async function isLedOn(page: Page): Promise<boolean> {
  const goOn = page.getByRole('link', { name: CONTINUE }).first()
  const isThere = await goOn.waitFor({ timeout: GLANCE_MS }).then(
    () => true,
    () => false,
  )
  if (isThere) await goOn.click()
  return isThere
}
