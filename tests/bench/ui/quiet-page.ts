import type { Browser, CDPSession } from 'playwright-core'

/**
 * A page with no inspector in it. Where one listens, as in every page that Playwright opens, the engine notes for each error
 * that is made where in its source it came from, and takes the function apart again for it; a library that makes errors in
 * stock as it loads, as React does, is read twice then. At a processor slowed down four times that is a tenth of a second
 * which no player waits.
 */
export interface QuietPage {
  send(method: string, params?: object): Promise<unknown>
  /** The value of an expression, once its promise is kept. */
  evaluate(expression: string): Promise<unknown>
  /** Waits until an expression is true. */
  until(expression: string): Promise<void>
  close(): Promise<void>
}

/** Where a page keeps what it stores: a place of its own, as in a fresh profile. */
export interface QuietProfile {
  newPage(): Promise<QuietPage>
  close(): Promise<void>
}

const LOOKED_EVERY_MS = 50
const MOST_MS = 30_000

/** A profile in which nothing is stored yet. */
export async function quietProfile(browser: Browser): Promise<QuietProfile> {
  const cdp = await browser.newBrowserCDPSession()
  const { browserContextId } = await cdp.send('Target.createBrowserContext')
  return {
    newPage: () => quietPage(cdp, browserContextId),
    async close() {
      await cdp.send('Target.disposeBrowserContext', { browserContextId })
      await cdp.detach()
    },
  }
}

interface Answer {
  readonly id?: number
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

async function quietPage(cdp: CDPSession, browserContextId: string): Promise<QuietPage> {
  const { targetId } = await cdp.send('Target.createTarget', { url: 'about:blank', browserContextId })
  const { sessionId } = await cdp.send('Target.attachToTarget', { targetId, flatten: false })
  const waiting = new Map<number, (answer: Answer) => void>()
  cdp.on('Target.receivedMessageFromTarget', ({ sessionId: from, message }) => {
    const answer = JSON.parse(message) as Answer
    if (from === sessionId && answer.id !== undefined) waiting.get(answer.id)?.(answer)
  })
  let asked = 0
  const send = async (method: string, params: object = {}): Promise<unknown> => {
    const id = ++asked
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve))
    await cdp.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id, method, params }),
    })
    const { result, error } = await answered
    waiting.delete(id)
    if (error) throw new Error(`${method}: ${error.message}`)
    return result
  }
  const evaluate = async (expression: string): Promise<unknown> => {
    const given = (await send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    })) as { result: { value?: unknown }; exceptionDetails?: { text: string } }
    if (given.exceptionDetails) throw new Error(`${expression}: ${given.exceptionDetails.text}`)
    return given.result.value
  }
  return {
    send,
    evaluate,
    async until(expression) {
      const end = Date.now() + MOST_MS
      while ((await evaluate(`Boolean(${expression})`)) !== true) {
        if (Date.now() > end) throw new Error(`in ${MOST_MS / 1000} s it did not come to be: ${expression}`)
        await new Promise((resolve) => setTimeout(resolve, LOOKED_EVERY_MS))
      }
    },
    async close() {
      await cdp.send('Target.closeTarget', { targetId })
    },
  }
}
