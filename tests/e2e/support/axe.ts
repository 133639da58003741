import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type * as AxeCore from 'axe-core'
import { expect } from 'vitest'
import type { GameTable } from './game-table'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What axe has against the page as it is shown now, in every theme: rule and elements. A selector narrows the look to
 * what has changed on a long page that was looked at before.
 */
export async function expectNoViolations(table: GameTable, where: string, within?: string): Promise<void> {
  const { page } = table
  await table.settled()
  const hasAxe = await page.evaluate(() => 'axe' in globalThis)
  if (!hasAxe) await page.evaluate(AXE)
  expect.soft(await page.evaluate(violations, within), where).toEqual([])
}

/**
 * Runs in the page: everything in the light theme; in the others what their colors can spoil, of texts that are styled
 * alike one each.
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
  await look('light', within === undefined ? {} : { include: within }, {})
  const include = oneOfEachStyle(within === undefined ? document.body : document.querySelector(within))
  for (const theme of ['dark', 'contrast'])
    await look(theme, { include }, { runOnly: ['color-contrast', 'link-in-text-block'] })
  // Axe asks for one heading of the first level, and is content with more.
  const titles = [...document.querySelectorAll('h1')].filter(
    (title) => title.closest('[aria-hidden]') === null,
  )
  if (titles.length > 1) found.push(`titles: ${titles.map(({ textContent }) => textContent).join(', ')}`)
  if (before === undefined) delete dataset['theme']
  else dataset['theme'] = before
  document.adoptedStyleSheets.pop()
  return found

  /** Elements with a text of their own, the first of all that have the same attributes of style up to the top. */
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
    const alike = new Map<string, Element>()
    const texts = document.createTreeWalker(top ?? document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement
      if (!element || !texts.currentNode.nodeValue?.trim() || element.closest(WORLD)) continue
      const style = styleOf(element)
      if (!alike.has(style)) alike.set(style, element)
    }
    return [...alike.values()]
  }
}
