import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import type { Point } from '@/engine/kernel/hex'
import { type Actions, keyActions, mouseActions } from './actions'
import { Session } from './classic'
import { type Engine, type Tab, WINDOW } from './engine'
import { Program, START_WITHIN_MS } from './program'

/** Larger than the window that the tests ask for, with what stands around the page. */
const SCREEN = '1600x1200x24'

/** Longer than a browser takes to open on a busy machine. */
const OPEN_WITHIN_MS = 30_000
/** More often in a row no browser dies. */
const MOST_TRIES = 4

/** Farther than two presses of a double click may be from each other, and still on the same button. */
const APART = 8

/** Starts WebKit as Debian has it (WebKitGTK), driven by its own driver on a display in memory. */
export async function startWebKit(driverPath: string, displayPath: string): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'hexhearth-webkit-'))
  await writeSettings(home)
  const display = new Program(displayPath, ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'])
  const [number = ''] = await display.line(/^\d+$/)
  const open = () => openBrowser(driverPath, { number, home })
  return {
    name: 'WebKit',
    version: await versionOf(open),
    open: async () => openTab(await open()),
    close: async () => {
      await display.end()
      await rm(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** A browser, and how to end it. */
interface Browser {
  readonly session: Session
  readonly end: () => Promise<void>
}

/** Where a browser is shown, and what it takes for its reader's home. */
interface Place {
  readonly number: string
  readonly home: string
}

/** A browser; now and then the driver waits for one that has died at its start, and then another is begun. */
async function openBrowser(path: string, place: Place): Promise<Browser> {
  for (let tries = 1; tries < MOST_TRIES; tries++) {
    const browser = await begin(path, place).catch(() => undefined)
    if (browser) return browser
  }
  return begin(path, place)
}

/** A browser with a driver of its own: one that has just ended a browser waits for the next for ever, too. */
async function begin(path: string, { number, home }: Place): Promise<Browser> {
  const port = await freePort()
  const driver = new Program(path, [`--port=${port}`], {
    DISPLAY: `:${number}`,
    WAYLAND_DISPLAY: '',
    GDK_BACKEND: 'x11',
    NO_AT_BRIDGE: '1',
    // There is no graphics card, and what would stand in for one is slow.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    HOME: home,
    XDG_CONFIG_HOME: join(home, 'config'),
    XDG_CACHE_HOME: join(home, 'cache'),
    XDG_DATA_HOME: join(home, 'data'),
  })
  const address = `http://127.0.0.1:${port}`
  await answering(address)
  const session = await Session.at(address, OPEN_WITHIN_MS).catch(async (error: unknown) => {
    await driver.end()
    throw error
  })
  const end = async () => {
    await session.end()
    await driver.end()
  }
  return { session, end }
}

/** GTK's settings, by which a page knows that its reader wants no motion. */
async function writeSettings(home: string): Promise<void> {
  const folder = join(home, 'config', 'gtk-3.0')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('The system gives no port.')
  return address.port
}

async function answering(address: string): Promise<void> {
  await vi.waitFor(() => fetch(`${address}/status`), { timeout: START_WITHIN_MS })
}

async function versionOf(open: () => Promise<Browser>): Promise<string> {
  const { session, end } = await open()
  await end()
  return session.version
}

/** The page of a browser, which keeps nothing when it ends. */
async function openTab({ session, end }: Browser): Promise<Tab> {
  const perform = async (actions: Actions) => {
    await session.send('actions', { actions })
  }
  const run = (body: string) => session.send<string | null>('execute/sync', { script: body, args: [] })
  await fit(session, run)
  const apart = neverTwice()
  const tab: Tab = {
    go: async (url) => {
      await session.send('url', { url })
    },
    reload: async () => {
      await session.send('refresh', {})
    },
    run,
    point: (at) => perform(mouseActions(at, 'points')),
    click: (at) => perform(mouseActions(apart(at), 'clicks')),
    press: (key) => perform(keyActions(key)),
    framed: async () => {
      // From now on the driver asks the frame, and not the page around it.
      await session.send('frame', { id: 0 })
      return tab
    },
    close: end,
  }
  return tab
}

/**
 * Moves a press a little where the last one was on the very same place. The driver is told each by itself, but two of
 * them within a second are a double click to it, the second half of which the table takes as meant for what stood
 * there before; other drivers forget the first as soon as the mouse is moved.
 */
function neverTwice(): (at: Point) => Point {
  let last: Point = { x: -1, y: -1 }
  return ({ x, y }) => {
    last = { x: last.x === x && last.y === y ? x + APART : x, y }
    return last
  }
}

/** Makes the window so large that the page in it has the size of `WINDOW`. */
async function fit(session: Session, run: Tab['run']): Promise<void> {
  const size = await run('return JSON.stringify([outerWidth - innerWidth, outerHeight - innerHeight])')
  const [beside, above] = JSON.parse(size ?? '[]') as [number, number]
  await session.send('window/rect', { width: WINDOW.width + beside, height: WINDOW.height + above })
}
