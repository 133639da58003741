import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'

/** The file that a page hands out when something is done to it. */
export async function downloaded(page: Page, act: () => Promise<unknown>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()])
  return readFile(await download.path())
}
