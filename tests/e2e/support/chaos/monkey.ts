import type { CDPSession, Locator, Page } from 'playwright-core'
import type { Point } from '@/engine/kernel/hex'
import { GameTable } from '../game-table'
import { CONTINUE, type Files } from './files'
import { boardBox, elementAt, placesToPress } from './in-page'
import type { Deed, Planned } from './plan'

// prettier-ignore
const KEYS = [
  'Escape', 'Enter', 'Enter', 'Space', 'Tab', 'Tab', 'Shift+Tab', 'Backspace', 'Delete', 'Home', 'End',
  'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Control+z', 'Control+y',
  'Control+Shift+z', 'Meta+z', '?', '/', '+', '-', '0', '1', '2', '3', '4', '5', '6', 'a', 'b', 'c', 'd', 'e', 'f',
  'g', 'h', 'k', 'l', 'm', 'n', 'o', 'p', 'r', 's', 't', 'u', 'w', 'x', 'y', 'z', 'F1', 'F6',
]

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 640, height: 360 },
]

/** From 1970 to 2096, in milliseconds. */
const LATEST_MS = 4e12
/** No deed waits longer for what may not be there. */
const GLANCE_MS = 500

/** Somebody who does anything at all to the page at hand. */
export class Monkey {
  private isOffline = false
  /** Open while the storage takes nothing more. */
  private devtools: CDPSession | undefined

  constructor(
    /** The one page that is open. */
    public table: GameTable,
    private readonly files: Files,
  ) {}

  /** Sits down at the first of the games. */
  async begin(): Promise<void> {
    await this.table.open(this.files[0])
    await this.table.sitDown()
  }

  /** Does what is planned, as far as the page allows it; tells in words what that was. */
  async act({ deed, chances }: Planned): Promise<string> {
    try {
      return `${deed}: ${await this.deeds[deed](...chances)}`
    } catch (thrown) {
      if (!/context was destroyed|because of a navigation/.test(String(thrown))) throw thrown
      return `${deed}: the page went away under it`
    }
  }

  /** Makes the storage take everything again. */
  async emptyStorage(): Promise<void> {
    await this.devtools?.send('Storage.overrideQuotaForOrigin', { origin: this.origin })
    await this.devtools?.detach()
    this.devtools = undefined
  }

  /** Closes every page and opens one at the same address. */
  async reopen(): Promise<void> {
    const { page, home } = this.table
    const address = page.url()
    await this.emptyStorage()
    await page.close()
    this.table = new GameTable(await page.context().newPage(), home)
    await this.page.goto(address)
  }

  /** Closes what opened beside the page at hand. */
  async closeOthers(): Promise<void> {
    for (const page of this.page.context().pages()) if (page !== this.page) await page.close()
  }

  private get page(): Page {
    return this.table.page
  }

  private get origin(): string {
    return new URL(this.table.home).origin
  }

  private readonly deeds: Readonly<Record<Deed, (a: number, b: number, c: number) => Promise<string>>> = {
    click: (a, b) => this.clickAt(this.inWindow(a, b)),
    clickBoard: async (a, b) => {
      const box = await this.page.evaluate(boardBox)
      return box ? this.clickAt({ x: box.x + a * box.width, y: box.y + b * box.height }) : 'no board'
    },
    doubleClick: (a, b) => this.clickAt(this.inWindow(a, b), 2),
    pressButton: async (a, _, c) => {
      const places = await this.page.evaluate(placesToPress)
      const place = places[Math.floor(a * places.length)]
      return place ? this.clickAt(place, c < 0.1 ? 2 : 1) : 'nothing to press'
    },
    key: async (a) => {
      const key = KEYS[Math.floor(a * KEYS.length)] ?? 'Escape'
      await this.page.keyboard.press(key)
      return key
    },
    takeMouse: async () => {
      const { asked } = this.table
      const goOn = this.page.getByRole('link', { name: CONTINUE }).first()
      if (await goOn.isVisible()) await clickIfFree(goOn)
      if (!(await asked.isVisible())) return 'no curtain'
      return clickIfFree(asked)
    },
    endSegment: async () => {
      const anyway = this.table.button('End anyway')
      if (await anyway.isVisible()) return clickIfFree(anyway)
      return (await this.table.endButton.isVisible()) ? clickIfFree(this.table.endButton) : 'no segment'
    },
    wheel: async (a, b, c) => {
      const { x, y } = this.inWindow(a, b)
      await this.page.mouse.move(x, y)
      await this.page.mouse.wheel(0, Math.round((c - 0.5) * 1000))
      return `${Math.round((c - 0.5) * 1000)} at ${x} ${y}`
    },
    drag: async (a, b, c) => {
      const [from, to] = [this.inWindow(a, b), this.inWindow(b, c)]
      await this.page.mouse.move(from.x, from.y)
      await this.page.mouse.down()
      await this.page.mouse.move(to.x, to.y, { steps: 4 })
      await this.page.mouse.up()
      return `${from.x} ${from.y} to ${to.x} ${to.y}`
    },
    goHome: async () => {
      await this.page.evaluate(() => (location.hash = '#/'))
      return ''
    },
    openFile: (a) => this.openFile(Math.floor(a * this.files.length)),
    reload: async () => {
      await this.page.reload()
      return ''
    },
    back: async () => this.go(() => this.page.goBack()),
    forward: async () => this.go(() => this.page.goForward()),
    reopen: async () => {
      await this.reopen()
      return this.page.url()
    },
    resize: async (a) => {
      const size = WINDOWS[Math.floor(a * WINDOWS.length)] ?? { width: 1440, height: 900 }
      await this.page.setViewportSize(size)
      return `${size.width} by ${size.height}`
    },
    turnOffline: async () => {
      this.isOffline = !this.isOffline
      await this.page.context().setOffline(this.isOffline)
      return this.isOffline ? 'off' : 'on again'
    },
    fillStorage: async () => {
      if (this.devtools) {
        await this.emptyStorage()
        return 'room again'
      }
      this.devtools = await this.page.context().newCDPSession(this.page)
      await this.devtools.send('Storage.overrideQuotaForOrigin', { origin: this.origin, quotaSize: 1 })
      return 'full'
    },
    changeClock: async (a) => {
      const time = new Date(Math.floor(a * LATEST_MS))
      await this.page.clock.setFixedTime(time)
      return time.toISOString()
    },
  }

  /** Clicks; tells what was there. */
  private async clickAt({ x, y }: Point, clickCount = 1): Promise<string> {
    const there = `${Math.round(x)} ${Math.round(y)} (${await this.page.evaluate(elementAt, { x, y })})`
    await this.page.mouse.click(x, y, { clickCount })
    return there
  }

  private inWindow(a: number, b: number): Point {
    const { width, height } = this.page.viewportSize() ?? { width: 1440, height: 900 }
    return { x: Math.floor(a * width), y: Math.floor(b * height) }
  }

  private async openFile(nth: number): Promise<string> {
    if ((await this.table.fileDoor.count()) === 0) return 'no door'
    const buffer = Buffer.from(JSON.stringify(this.files[nth]))
    // Pages of teaching have a door of their own before the one for games.
    const door = this.table.fileDoor.last()
    const file = { name: 'game.json', mimeType: 'application/json', buffer }
    const isIn = await door.setInputFiles(file, { timeout: GLANCE_MS }).then(
      () => true,
      () => false,
    )
    if (!isIn) return 'the door is gone'
    return `file ${nth}, ${await clickIfFree(this.table.button('Open the file'))}`
  }

  private async go(there: () => Promise<unknown>): Promise<string> {
    await there()
    // Before the first page of the site there is an empty one.
    if (!this.page.url().startsWith(this.table.home)) await this.page.goto(this.table.home)
    return this.page.url()
  }
}

/** Clicks what may be covered or gone by now. */
async function clickIfFree(wanted: Locator): Promise<string> {
  return wanted.click({ timeout: GLANCE_MS }).then(
    () => 'pressed',
    () => 'not to be pressed',
  )
}
