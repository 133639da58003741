import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from 'playwright-core'
import { inject } from 'vitest'
import { present } from '@/engine/kernel/refusal'
import { DESKTOP, PATIENCE_MS } from './fixtures'
import { GameTable } from './game-table'
import { Watch } from './watch'

/** A browser with a profile of its own that can be killed as by a failing computer, and opened again. */
export class KillableBrowser {
  private readonly profile = mkdtempSync(join(tmpdir(), 'hexhearth-profile-'))
  private context: BrowserContext | undefined
  /** The id of the group of its processes. */
  private group: number | undefined
  private readonly watches: Watch[] = []

  /** Everything that any page of it did wrong. */
  get troubles(): readonly string[] {
    return this.watches.flatMap(({ troubles }) => troubles)
  }

  /** Starts the browser on what it remembers, at an address of the site. */
  async open(address = inject('address')): Promise<GameTable> {
    const context = await chromium.launchPersistentContext(this.profile, {
      ...DESKTOP,
      executablePath: inject('browserPath'),
      args: ['--no-sandbox'],
    })
    this.context = context
    this.group = await groupOf(context)
    context.setDefaultTimeout(PATIENCE_MS)
    // Each command of a script is given by hand, also what would go by.
    await context.addInitScript(() => localStorage.setItem('hexhearth-settings', '{"skipsEmpty":false}'))
    this.watches.push(await Watch.over(context, inject('address')))
    const [page] = context.pages()
    const table = new GameTable(page ?? (await context.newPage()), inject('address'))
    await table.page.goto(address)
    return table
  }

  /** Kills the browser with all its processes, without a word to them before. */
  async kill(): Promise<void> {
    const { context, group } = this
    if (!context || group === undefined) return
    const gone = new Promise((resolve) => context.once('close', resolve))
    process.kill(-group, 'SIGKILL')
    await gone
  }

  async close(): Promise<void> {
    await this.context?.close()
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** The group of a browser's processes; Debian's start script is its leader, and elsewhere the browser itself. */
async function groupOf(context: BrowserContext): Promise<number> {
  const devtools = await present(context.browser(), 'browser').newBrowserCDPSession()
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  const first = processInfo.find(({ type }) => type === 'browser')
  const { id } = present(first, 'first process of the browser')
  const told = `/proc/${id}/stat`
  // 'id (name) state parent group …', where the name may hold anything.
  return existsSync(told) ? Number(readFileSync(told, 'utf8').split(') ').at(-1)?.split(' ')[2]) : id
}
