import type { Page } from 'playwright-core'
import { byClass } from '../../support/class-selector'

/** All that somebody at the screen, or in its inspector, can find out about the page. */
export interface Snapshot {
  readonly address: string
  readonly title: string
  /** The whole document, a tag a line, generated names and fingerprints masked. */
  readonly document: string
  /** What is typed, checked and disabled: state that no attribute tells. */
  readonly controls: readonly string[]
  /** What assistive technology is told. */
  readonly spoken: string
}

const QUIET_MS = 600
const MOST_MS = 10_000

/** Takes a snapshot once everything that is still loading has come. */
export async function snapshotOf(page: Page): Promise<Snapshot> {
  const html = await settledHtml(page)
  return {
    address: masked(page.url()),
    title: await page.title(),
    document: withLinksSorted(withNamesCounted(masked(html)).replaceAll('><', '>\n<')),
    controls: (await page.evaluate(stateOfControls)).map(masked),
    spoken: masked(await page.locator('body').ariaSnapshot()),
  }
}

/** A seal's fingerprint differs by its nature, whole or cut short; so do the id of a save, and when it was written. */
function masked(text: string): string {
  return text
    .replace(/(#\/play\/[\w-]+\/)[0-9a-z]{14}/g, '$1SAVE')
    .replace(/<time [^>]*>[^<]*<\/time>/g, '<time>WHEN</time>')
    .replace(/- time: .*/g, '- time: WHEN')
    .replace(/\b[0-9a-f]{64}\b/g, 'FINGERPRINT')
    .replace(/\b[0-9a-f]{8}(?=…|, show all)/g, 'FINGERPRINT')
}

/** React counts the names that it makes over the page's whole life; here each gets a number by its place. */
function withNamesCounted(html: string): string {
  const numbers = new Map<string, number>()
  return html.replace(/_r_[0-9a-z]+_/g, (name) => {
    if (!numbers.has(name)) numbers.set(name, numbers.size)
    return `name-${numbers.get(name) ?? ''}`
  })
}

/** Parts that are fetched side by side are named in the head as they come; which they are is what counts. */
function withLinksSorted(document: string): string {
  const lines = document.split('\n')
  const isLink = (line: string) => line.startsWith('<link')
  return [...lines.filter(isLink).sort(), ...lines.filter((line) => !isLink(line))].join('\n')
}

/** The document once it has stayed the same for a while; some parts are fetched only after the first is painted. */
async function settledHtml(page: Page): Promise<string> {
  // A note goes by itself, sooner on one page than on another.
  await page.locator(byClass('.said__note')).waitFor({ state: 'detached', timeout: 2 * MOST_MS })
  const read = () => page.evaluate(() => document.documentElement.outerHTML)
  for (let before = await read(), waited = 0; ; waited += QUIET_MS) {
    await page.waitForTimeout(QUIET_MS)
    const now = await read()
    if (now === before || waited > MOST_MS) return now
    before = now
  }
}

function stateOfControls(): string[] {
  return [...document.querySelectorAll('button, input, select, textarea, a')].map((element) => {
    const { tagName, disabled, checked, value } = element as HTMLInputElement
    const name = element.getAttribute('aria-label') ?? element.textContent
    const hasFocus = element === document.activeElement
    return `${tagName} ${name}: ${JSON.stringify({ disabled, checked, value, hasFocus })}`
  })
}

/** Lines that only one of two snapshots has. */
export function differences(one: Snapshot, other: Snapshot): readonly string[] {
  return [...linesMissing(one, other, '-'), ...linesMissing(other, one, '+')]
}

function linesMissing(of: Snapshot, from: Snapshot, sign: string): readonly string[] {
  const there = new Set(linesOf(from))
  return linesOf(of).flatMap((line) => (there.has(line) ? [] : [`${sign} ${line}`]))
}

/** Every line with its place, so that lines which changed places count too. */
function linesOf({ address, title, document, controls, spoken }: Snapshot): readonly string[] {
  const lines = [address, title, ...document.split('\n'), ...controls, ...spoken.split('\n')]
  const seen = new Map<string, number>()
  return lines.map((line, nth) => {
    const count = (seen.get(line) ?? 0) + 1
    seen.set(line, count)
    return `${line} (line ${nth}, time ${count})`
  })
}
