import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type * as AxeCore from 'axe-core'
import type { BrowserContextOptions } from 'playwright-core'
import { expect } from 'vitest'
import type { GameTable } from './game-table'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The site's own policy forbids scripts from elsewhere, such as axe. A tablet shows what one of the two does. */
export const SIZES: readonly (readonly [string, BrowserContextOptions])[] = [
  ['desktop', { viewport: { width: 1440, height: 900 }, bypassCSP: true }],
  ['phone', { viewport: { width: 390, height: 844 }, bypassCSP: true }],
]

/** Axe has nothing against the page as it is shown now. */
export async function expectNoViolations(table: GameTable, where: string, within?: string): Promise<void> {
  expect.soft(await violationsOn(table, within), where).toEqual([])
}

/** Neither axe has anything against the page, nor does it scroll sideways. */
export async function expectSound(table: GameTable, where: string): Promise<void> {
  await expectNoViolations(table, where)
  const overflow = await table.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(overflow, `${where}: how much it is too wide`).toBeLessThanOrEqual(0)
}

/**
 * What axe has against the page as it is shown now, in every theme: rule and elements. A selector narrows the look to
 * what has changed on a long page that was looked at before.
 */
export async function violationsOn(table: GameTable, within?: string): Promise<readonly string[]> {
  const { page } = table
  await table.settled()
  const hasAxe = await page.evaluate(() => 'axe' in globalThis)
  if (!hasAxe) await page.evaluate(AXE)
  return page.evaluate(violations, within)
}

/**
 * Runs in the page: all rules but those of colors, which depend on the theme, and are asked in each of them about one of
 * all texts that are styled alike. Where texts lie over each other axe does not decide, and finds nothing either way.
 */
async function violations(within: string | undefined): Promise<readonly string[]> {
  const { axe } = globalThis as unknown as { readonly axe: typeof AxeCore }
  const { dataset } = document.documentElement
  // With transitions, however short, colors would pass from parent to child a frame at a time.
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }')
  document.adoptedStyleSheets.push(still)
  const before = dataset['theme']
  const found: string[] = []
  // The drawing of the board is hidden from assistive technology, and its thousand shapes take a while.
  const WORLD = '[data-part="world"]'
  const look = async (
    theme: string,
    at: { readonly include?: string | Node[] },
    rules: AxeCore.RunOptions,
  ) => {
    dataset['theme'] = theme
    const { violations } = await axe.run(
      { ...at, exclude: [[WORLD]] },
      { ...rules, resultTypes: ['violations'] },
    )
    for (const { id, nodes } of violations) {
      const elements = nodes.map(({ html, any }) => `${any[0]?.message ?? ''} ${html}`).join('\n')
      found.push(`${theme}, ${id}: ${elements.slice(0, 500)}`)
    }
  }
  const colorRules = ['color-contrast', 'link-in-text-block']
  const rules = Object.fromEntries(colorRules.map((rule) => [rule, { enabled: false }]))
  await look('light', within === undefined ? {} : { include: within }, { rules })
  const include = oneOfEachStyle(within === undefined ? document.body : document.querySelector(within))
  for (const theme of ['light', 'dark', 'contrast']) await look(theme, { include }, { runOnly: colorRules })
  // Axe asks for one heading of the first level, and is content with more.
  const titles = [...document.querySelectorAll('h1')].filter(
    (title) => title.closest('[aria-hidden]') === null,
  )
  if (titles.length > 1) found.push(`titles: ${titles.map(({ textContent }) => textContent).join(', ')}`)
  if (before === undefined) delete dataset['theme']
  else dataset['theme'] = before
  document.adoptedStyleSheets.pop()
  return found

  /** What shows a text of its own, the first of all that have the same attributes of style up to the top. */
  function oneOfEachStyle(top: Element | null): Node[] {
    const styles = new Map<Element | null, string>([[null, '']])
    const styleOf = (element: Element | null): string => {
      const known = styles.get(element)
      if (known !== undefined || element === null) return known ?? ''
      const attributes = [...element.attributes].filter(
        ({ name }) => !/^(id|for|value|d|x|y|href|title|aria-(label|.*by))$/.test(name),
      )
      const own = `${element.tagName} ${attributes.map(({ name, value }) => `${name}=${value}`).join(' ')}`
      const style = `${styleOf(element.parentElement)}>${own}`
      styles.set(element, style)
      return style
    }
    const hasText = (element: Element) =>
      element.matches('input, select, textarea') ||
      [...element.childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
      )
    const alike = new Map<string, Element>()
    for (const element of (top ?? document.body).querySelectorAll('*')) {
      if (
        !hasText(element) ||
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.closest(WORLD)
      )
        continue
      const style = styleOf(element)
      if (!alike.has(style)) alike.set(style, element)
    }
    return [...alike.values()]
  }
}
