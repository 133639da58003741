import type { Browser, BrowserContext, Page } from 'playwright-core'
import { launch, type Place, VIEWPORT } from './table'

/** The usual figures for fast 4G: 9 Mbit/s down, 1.5 up, 60 ms there and back. */
const FAST_4G = { latency: 60, downloadThroughput: 9_000_000 / 8, uploadThroughput: 1_500_000 / 8 }
const SLOWED = 4

/** Milliseconds from the start of the navigation. */
export interface ColdStart {
  /** Something has been painted. */
  readonly painted: number
  /** The board shows what may be picked, or the panel what to do, and a click is answered. */
  readonly ready: number
}

declare global {
  interface Window {
    arrival: Promise<number>
  }
}

/** Puts a game on the table, from the home page. */
export type SitDown = (page: Page) => Promise<void>

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

async function coldStart(browser: Browser, { url }: Place, sitDown: SitDown): Promise<ColdStart> {
  // A service worker would answer from its own cache.
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' })
  const first = await context.newPage()
  await first.goto(url)
  await sitDown(first)
  const address = first.url()
  await first.close()
  const page = await slowPage(context)
  await page.goto(address)
  const ready = await page.evaluate(() => window.arrival)
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  )
  await context.close()
  return { painted, ready }
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...FAST_4G })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await page.addInitScript(awaitArrival)
  return page
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
