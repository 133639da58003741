import type { Browser } from 'playwright-core'
import { byClass } from '../../support/class-selector'
import type { CrowdedSave } from './crowded-save'
import { type QuietPage, quietProfile, type QuietProfile } from './quiet-page'
import { launch, type Place, VIEWPORT } from './table'

/** The usual figures for fast 4G: 9 Mbit/s down, 1.5 up, 60 ms there and back. */
const FAST_4G = { latency: 60, downloadThroughput: 9_000_000 / 8, uploadThroughput: 1_500_000 / 8 }
const SLOWED = 4
/** Time for the game to be kept before its page is closed. */
const KEPT_MS = 500

/** Milliseconds from the start of the navigation. */
export interface ColdStart {
  /** Something has been painted. */
  readonly painted: number
  /** The board shows what may be picked, or the panel what to do, and a click is answered. */
  readonly ready: number
}

/** Puts a game on the table, from an empty page. */
export type SitDown = (page: QuietPage, url: string) => Promise<void>

/** A game that is on the table already, opened anew with nothing in the cache, as often as asked for. */
export async function coldStarts(
  place: Place,
  sitDown: SitDown,
  times: number,
): Promise<readonly ColdStart[]> {
  const browser = await launch(place)
  const starts: ColdStart[] = []
  for (let nth = 0; nth < times; nth++) starts.push(await coldStart(browser, place, sitDown))
  await browser.close()
  return starts
}

/** Begins the first ready game of a game, by its id. */
export function readyGame(gameId: string): SitDown {
  return async (page, url) => {
    await page.send('Page.navigate', { url: `${url}#/new/${gameId}` })
    await page.until(first('.quick-start'))
    await page.evaluate(`${first('.quick-start')}.click()`)
    await atTable(page)
  }
}

/** Opens a saved game on the home page. */
export function savedGame(save: CrowdedSave['save']): SitDown {
  return async (page, url) => {
    await page.send('Page.navigate', { url })
    await page.until(first('input[type=file]'))
    await page.evaluate(`(${giveFile.toString()})(${JSON.stringify(JSON.stringify(save))})`)
    await atTable(page)
  }
}

/** Runs in the page: what choosing a file does. */
function giveFile(text: string): void {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  const files = new DataTransfer()
  files.items.add(new File([text], 'crowded.json', { type: 'application/json' }))
  if (!input) return
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Waits until a table stands; where its side hides something, behind a curtain. */
async function atTable(page: QuietPage): Promise<void> {
  const table = first('.board-controls')
  await page.until(`${first('.curtain__action')} ?? ${table}`)
  await page.evaluate(`${first('.curtain__action')}?.click()`)
  await page.until(table)
  await new Promise((resolve) => setTimeout(resolve, KEPT_MS))
}

const first = (selector: string): string => `document.querySelector(${JSON.stringify(byClass(selector))})`

async function coldStart(browser: Browser, { url }: Place, sitDown: SitDown): Promise<ColdStart> {
  const profile = await quietProfile(browser)
  const seat = await coldPage(profile)
  await sitDown(seat, url)
  const address = String(await seat.evaluate('location.href'))
  await seat.close()
  const page = await coldPage(profile)
  await slowDown(page)
  await page.send('Page.navigate', { url: address })
  await page.until('window.arrival')
  const ready = Number(await page.evaluate('window.arrival'))
  const painted = Number(
    await page.evaluate(`performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0`),
  )
  await profile.close()
  return { painted, ready }
}

/** A page whose browser keeps nothing of the program: no cache, and no worker to answer from its own. */
async function coldPage(profile: QuietProfile): Promise<QuietPage> {
  const page = await profile.newPage()
  await page.send('Page.enable')
  await page.send('Emulation.setDeviceMetricsOverride', { ...VIEWPORT, deviceScaleFactor: 1, mobile: false })
  await page.send('Page.addScriptToEvaluateOnNewDocument', {
    source: 'delete Navigator.prototype.serviceWorker',
  })
  await page.send('Network.enable')
  await page.send('Network.setCacheDisabled', { cacheDisabled: true })
  return page
}

async function slowDown(page: QuietPage): Promise<void> {
  await page.send('Network.emulateNetworkConditions', { offline: false, ...FAST_4G })
  await page.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${awaitArrival.toString()})()` })
}

declare global {
  interface Window {
    arrival: Promise<number>
  }
}

/** Runs in the page: lifts the curtain as soon as it is there, and waits for the first choices to be painted. */
function awaitArrival(): void {
  window.arrival = new Promise((settle) => {
    const look = () => {
      document.querySelector<HTMLElement>('[class*="curtain__action_-"]')?.click()
      const stands =
        !document.querySelector('[class*="curtain_-"]') &&
        document.querySelector(
          '[class*="mark--choice_-"], [class*="action-panel_-"] [class*="button--primary_-"]',
        )
      if (!stands) requestAnimationFrame(look)
      else requestAnimationFrame(() => setTimeout(() => settle(performance.now())))
    }
    requestAnimationFrame(look)
  })
}
