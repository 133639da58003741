import type { BrowserContext, Page } from 'playwright-core'

/** Said in a context without service workers whenever the page asks for its own. */
const BLOCKED = 'Service Worker registration blocked by Playwright'

/** What no page of this program may do: complain, break its own security policy, or ask a stranger. */
export class Watch {
  readonly troubles: string[] = []

  /**
   * Keeps watch over a context that shows nothing yet: over every page that is opened in it, by whomever, and over
   * its service workers.
   */
  static async over(context: BrowserContext, home: string): Promise<Watch> {
    const watch = new Watch(context, home)
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        console.error(`security policy: ${violatedDirective} ${blockedURI}`)
      })
    })
    return watch
  }

  private constructor(context: BrowserContext, home: string) {
    context.on('console', (message) => {
      if (message.text() === BLOCKED) return
      if (message.type() === 'error' || message.type() === 'warning')
        this.troubles.push(`console ${message.type()}: ${message.text()}`)
    })
    context.on('weberror', (error) => this.troubles.push(`exception: ${error.error().message}`))
    context.on('request', (request) => {
      if (!isAtHome(request.url(), home)) this.troubles.push(`request to ${request.url()}`)
    })
    for (const page of context.pages()) this.watchSockets(page)
    context.on('page', (page) => this.watchSockets(page))
    context.on('serviceworker', (worker) => {
      // One that is stopped again at once has nothing to tell any more.
      worker.evaluate(tellErrors).catch(() => undefined)
    })
    context.on('response', (response) => {
      if (response.status() >= 400) this.troubles.push(`${response.status()} for ${response.url()}`)
    })
  }

  private watchSockets(page: Page): void {
    page.on('websocket', (socket) => this.troubles.push(`socket to ${socket.url()}`))
  }
}

/** Runs in a service worker, whose errors no event of Playwright tells. */
function tellErrors(): void {
  addEventListener('error', ({ message }) => console.error(`exception in the worker: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => {
    console.error(`exception in the worker: ${String(reason)}`)
  })
}

function isAtHome(url: string, home: string): boolean {
  return url.startsWith(home) || url.startsWith('data:') || url.startsWith('blob:')
}
