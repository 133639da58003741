import type { BrowserContext } from 'playwright-core'

/** Said in a context without service workers whenever the page asks for its own. */
const BLOCKED = 'Service Worker registration blocked by Playwright'

/** What no page of this program may do: complain, break its own security policy, or ask a stranger. */
export class Watch {
  readonly troubles: string[] = []

  constructor(context: BrowserContext, home: string) {
    context.on('console', (message) => {
      if (message.text() === BLOCKED) return
      if (message.type() === 'error' || message.type() === 'warning')
        this.troubles.push(`console ${message.type()}: ${message.text()}`)
    })
    context.on('weberror', (error) => this.troubles.push(`exception: ${error.error().message}`))
    context.on('request', (request) => {
      if (!isAtHome(request.url(), home)) this.troubles.push(`request to ${request.url()}`)
    })
    context.on('response', (response) => {
      if (response.status() >= 400) this.troubles.push(`${response.status()} for ${response.url()}`)
    })
  }

  /** Has the page say so when its security policy is broken. */
  static async install(context: BrowserContext): Promise<void> {
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        console.error(`security policy: ${violatedDirective} ${blockedURI}`)
      })
    })
  }
}

function isAtHome(url: string, home: string): boolean {
  return url.startsWith(home) || url.startsWith('data:') || url.startsWith('blob:')
}
