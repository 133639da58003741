import { firefox, type Browser } from 'playwright-core'
import { ws } from 'playwright-core/lib/utilsBundle'
import { inject } from 'vitest'
import { test } from './fixtures'

/** Longer than Firefox takes to start on a busy machine. */
const START_WITHIN_MS = 60_000

/** What Playwright asks of every Firefox, though those of long-term support have yet to learn it. */
const UNKNOWN = 'emulation.setMediaFeaturesOverride'

/** A test of the built site in Firefox, by the protocol that every browser is to speak (WebDriver BiDi). */
export const firefoxTest = test.extend<{ readonly $file: { readonly browser: Browser } }>({
  browser: [
    // eslint-disable-next-line no-empty-pattern -- Vitest reads the wanted fixtures from this pattern
    async ({}, use) => {
      answerUnknown()
      const browser = await firefox.launch({
        channel: 'moz-firefox',
        executablePath: inject('firefoxPath') ?? '',
        // As contexts of these tests ask for in vain.
        firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
        timeout: START_WITHIN_MS,
      })
      await use(browser)
      await browser.close()
    },
    { scope: 'file' },
  ],
})

/** Answers in the browser's place what it does not know yet: without, no context could be opened. */
function answerUnknown(): void {
  const { prototype } = ws
  const send = Reflect.get(prototype, 'send')
  prototype.send = function (text, ...more) {
    const { id, method } = JSON.parse(text) as { readonly id: number; readonly method: string }
    if (method !== UNKNOWN) {
      Reflect.apply(send, this, [text, ...more])
      return
    }
    this.emit('message', Buffer.from(JSON.stringify({ type: 'success', id, result: {} })), false)
  }
}
