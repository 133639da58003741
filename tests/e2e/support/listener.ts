import type { Page } from 'playwright-core'

/** Something a screen reader was given to say without being asked. */
export interface Said {
  readonly voice: 'log' | 'status' | 'alert'
  readonly text: string
}

declare global {
  interface Window {
    heardByTest?: Said[]
  }
}

/** Somebody who only listens: everything that live regions say, in order. The board's cursor is left out. */
export class Listener {
  private constructor(private readonly page: Page) {}

  /** Begins to listen; what was said before is not heard. */
  static async at(page: Page): Promise<Listener> {
    await page.evaluate(listen)
    return new Listener(page)
  }

  async heard(): Promise<readonly Said[]> {
    return this.page.evaluate(() => window.heardByTest ?? [])
  }

  /** What the announcer said. */
  async log(): Promise<readonly string[]> {
    return this.saidBy('log')
  }

  /** What all polite voices said. */
  async polite(): Promise<readonly string[]> {
    return this.saidBy('log', 'status')
  }

  /** What interrupted. */
  async assertive(): Promise<readonly string[]> {
    return this.saidBy('alert')
  }

  private async saidBy(...voices: readonly Said['voice'][]): Promise<readonly string[]> {
    return (await this.heard()).flatMap(({ voice, text }) => (voices.includes(voice) ? [text] : []))
  }
}

/** Runs in the page: keeps what is added to a log and what a status or an alert has turned to. */
function listen(): void {
  const said: Said[] = []
  window.heardByTest = said
  const say = (region: Element, text: string | null) => {
    const isAlert = region.matches('[role="alert"], [aria-live="assertive"]')
    const words = (text ?? '').replace(/\s+/g, ' ').trim()
    const voice = isAlert ? 'alert' : region.matches('[role="log"]') ? 'log' : 'status'
    if (words !== '') said.push({ voice, text: words })
  }
  const hear = (changes: readonly MutationRecord[]) => {
    const turned = new Set<Element>()
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      const region = element?.closest('[aria-live], [role="log"], [role="status"], [role="alert"]')
      if (!region || region.matches('[data-part="spoken"]')) continue
      if (!region.matches('[role="log"]')) turned.add(region)
      else for (const node of addedNodes) say(region, node.textContent)
    }
    for (const region of turned) say(region, region.textContent)
  }
  new MutationObserver(hear).observe(document.body, { subtree: true, childList: true, characterData: true })
}
