import { chromium, type Frame, type Page } from 'playwright-core'
import { type Engine, type Tab, WINDOW } from './engine'

/** Starts Chromium, driven by Playwright. */
export async function startChromium(executablePath: string): Promise<Engine> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  return {
    name: 'Chromium',
    version: browser.version(),
    open: async () => {
      const context = await browser.newContext({ viewport: WINDOW, reducedMotion: 'reduce' })
      return tabOf(await context.newPage())
    },
    close: () => browser.close(),
  }
}

function tabOf(page: Page, frame: Frame = page.mainFrame()): Tab {
  return {
    go: async (address) => {
      await page.goto(address)
    },
    reload: async () => {
      await page.reload()
    },
    run: (body) => frame.evaluate<string | null>(`(() => { ${body} })()`),
    point: ({ x, y }) => page.mouse.move(x, y),
    click: ({ x, y }) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    framed: () => {
      const [first] = frame.childFrames()
      return first ? Promise.resolve(tabOf(page, first)) : Promise.reject(new Error('The page has no frame.'))
    },
    close: () => page.context().close(),
  }
}
