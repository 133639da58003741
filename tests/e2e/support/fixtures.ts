import { chromium, type Browser, type BrowserContextOptions } from 'playwright-core'
import { expect, inject, test as base } from 'vitest'
import { GameTable } from './game-table'
import { Watch } from './watch'

/** Much longer than any single step takes, on a busy machine too. */
export const PATIENCE_MS = 30_000

/** No service worker unless a test asks for one: what it answers, no route of a test sees. */
export const DESKTOP = {
  viewport: { width: 1440, height: 900 },
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
} as const satisfies BrowserContextOptions

/** Sits down at a table of one's own, in a browser that remembers nothing; the home page is open. */
export type Visit = (options?: BrowserContextOptions & { readonly home?: string }) => Promise<GameTable>

interface Fixtures {
  readonly $file: { readonly browser: Browser }
  readonly $test: {
    /** Over every context that a visit opened. */
    readonly watches: Watch[]
    readonly visit: Visit
  }
}

/** A test of the built site; it fails if any page complains, breaks the security policy or asks another host. */
export const test = base.extend<Fixtures>({
  browser: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads the wanted fixtures from this pattern
    async ({}, use) => {
      const browser = await chromium.launch({
        executablePath: inject('browserPath'),
        args: ['--no-sandbox'],
      })
      await use(browser)
      await browser.close()
    },
    { scope: 'file' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the wanted fixtures from this pattern
  watches: async ({}, use) => use([]),
  visit: async ({ browser, task, watches }, use) => {
    const tables: GameTable[] = []
    await use(async ({ home = inject('address'), ...options } = {}) => {
      const context = await browser.newContext({ ...DESKTOP, ...options })
      context.setDefaultTimeout(PATIENCE_MS)
      watches.push(await Watch.over(context, home))
      const table = new GameTable(await context.newPage(), home)
      tables.push(table)
      await table.goHome()
      return table
    })
    for (const { page } of tables) {
      if (task.result?.state === 'fail') console.log(`The page showed:\n${await page.innerText('body')}`)
      await page.context().close()
    }
    expect(watches.flatMap(({ troubles }) => troubles)).toEqual([])
  },
})
