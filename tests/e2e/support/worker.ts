import type { Page } from 'playwright-core'

/** Waits until the page's service worker keeps the whole program and answers for the network. */
export async function workerActivated(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state === 'activated') return
    await new Promise((done) => active?.addEventListener('statechange', done, { once: true }))
  })
}
