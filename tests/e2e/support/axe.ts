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

/** Runs in the page: everything in the light theme, what colors can spoil in the others too. */
async function violations(within: string | undefined): Promise<readonly string[]> {
  const { axe } = globalThis as unknown as { readonly axe: typeof AxeCore }
  const { dataset } = document.documentElement
  // With transitions, however short, colors would pass from parent to child a frame at a time.
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }')
  document.adoptedStyleSheets.push(still)
  const before = dataset['theme']
  const colorRules = ['color-contrast', 'link-in-text-block']
  const found: string[] = []
  for (const theme of ['light', 'dark', 'contrast']) {
    dataset['theme'] = theme
    const rules: AxeCore.RunOptions = theme === 'light' ? {} : { runOnly: colorRules }
    // The drawing of the board is hidden from assistive technology, and its thousand shapes take a while.
    const context = {
      ...(within === undefined ? {} : { include: within }),
      exclude: [['[data-part="world"]']],
    }
    const { violations } = await axe.run(context, { ...rules, resultTypes: ['violations'] })
    for (const { id, nodes } of violations) {
      const elements = nodes.map(({ html, any }) => `${any[0]?.message ?? ''} ${html}`).join('\n')
      found.push(`${theme}, ${id}: ${elements.slice(0, 500)}`)
    }
  }
  // Axe asks for one heading of the first level, and is content with more.
  const titles = [...document.querySelectorAll('h1')].filter(
    (title) => title.closest('[aria-hidden]') === null,
  )
  if (titles.length > 1) found.push(`titles: ${titles.map(({ textContent }) => textContent).join(', ')}`)
  if (before === undefined) delete dataset['theme']
  else dataset['theme'] = before
  document.adoptedStyleSheets.pop()
  return found
}
