import type { BrowserContext } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { test } from './support/fixtures'
import { Watch } from './support/watch'

/** Nobody lives there: the name is kept for examples. */
const STRANGER = 'http://stranger.example/'
/** Longer than a page takes to have its service worker. */
const WORKER_WITHIN_MS = 30_000

test.fails('a test fails when its page complains', async ({ visit, watches }) => {
  await failOnlyAfter(watches, 'console error: complaint', async () => {
    const { page } = await visit()
    await page.evaluate(() => console.error('complaint'))
  })
})

test.fails('a test fails when a page beside its own breaks the security policy', async ({
  visit,
  watches,
}) => {
  await failOnlyAfter(watches, 'console error: security policy: script-src-elem inline', async () => {
    const { page, home } = await visit()
    const beside = await page.context().newPage()
    await beside.goto(home)
    await beside.evaluate(runInlineScript)
  })
})

/**
 * Does what is to make a test fail for one reason when it is over. When anything else goes wrong before, nothing is
 * left to fail for.
 */
async function failOnlyAfter(
  watches: readonly Watch[],
  reason: string,
  act: () => Promise<void>,
): Promise<void> {
  try {
    await act()
    await expect.poll(() => watches.flatMap(({ troubles }) => troubles)).toContain(reason)
  } catch (thrown) {
    console.log(thrown)
    for (const { troubles } of watches) troubles.length = 0
  }
}

test('what is wrong with a page is seen, in a popup too', async ({ browser }) => {
  const { context, troubles, page } = await watched(await browser.newContext({ serviceWorkers: 'block' }))
  const [popup] = await Promise.all([context.waitForEvent('page'), page.evaluate(openPopup)])
  await popup.waitForLoadState()
  expect(troubles).toEqual([])
  for (const one of [page, popup]) {
    await one.evaluate(runInlineScript)
    await expectTroubles(troubles, 'console error: security policy: script-src-elem inline')
    await one.evaluate(loadImage, STRANGER)
    await expectTroubles(
      troubles,
      `request to ${STRANGER}`,
      `console error: security policy: img-src ${STRANGER}`,
    )
    await one.evaluate(throwLater)
    await expectTroubles(troubles, 'exception: thrown later')
    await one.evaluate(() => void fetch('no-such-file'))
    await expectTroubles(troubles, `404 for ${inject('address')}no-such-file`)
    await one.evaluate(() => new WebSocket(location.origin.replace('http', 'ws')).url)
    await expectTroubles(troubles, `socket to ${inject('address').replace('http', 'ws')}`)
  }
})

test('what is wrong with a service worker is seen', async ({ browser }) => {
  const { context, troubles } = await watched(await browser.newContext({ serviceWorkers: 'allow' }))
  const [known] = context.serviceWorkers()
  const worker = known ?? (await context.waitForEvent('serviceworker', { timeout: WORKER_WITHIN_MS }))
  await worker.evaluate((address) => void fetch(address).catch(() => undefined), STRANGER)
  await expectTroubles(troubles, `request to ${STRANGER}`)
  await worker.evaluate(throwLater)
  await expectTroubles(troubles, 'console error: exception in the worker: Uncaught Error: thrown later')
})

/** A context under watch, with the home page open. */
async function watched(context: BrowserContext) {
  onTestFinished(() => context.close())
  const { troubles } = await Watch.over(context, inject('address'))
  const page = await context.newPage()
  await page.goto(inject('address'))
  return { context, troubles, page }
}

/** Waits for troubles in any order, and forgets them and what the browser itself said to them. */
async function expectTroubles(troubles: string[], ...wanted: readonly string[]): Promise<void> {
  await expect.poll(() => troubles).toEqual(expect.arrayContaining([...wanted]))
  troubles.length = 0
}

function openPopup(): void {
  open('.')
}

function runInlineScript(): void {
  const script = document.createElement('script')
  script.textContent = 'location.hash = "ran"'
  document.body.append(script)
}

function loadImage(address: string): void {
  new Image().src = address
}

function throwLater(): void {
  setTimeout(() => {
    throw new Error('thrown later')
  })
}
