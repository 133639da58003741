import type { ElementHandle, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { byClass } from '../../support/class-selector'
import { placeInSight } from './map'
import { isOnBoard } from './seen'

/** Something that a text on the page tells to press, to choose or to see, as it is read there. */
export interface Told {
  readonly kind: string
  readonly name: string
}

/** Longer than a table takes to answer what was done. */
const ANSWER_MS = 4_000

/** What keyboards call keys, where a browser calls them otherwise. */
const KEYS: Readonly<Record<string, string>> = { Ctrl: 'Control', Esc: 'Escape', '→': 'ArrowRight', '−': '-' }

/** What is named in a part of the page, in the order in which it is read. */
export async function toldIn(part: Locator): Promise<readonly Told[]> {
  return part.locator('[data-named]').evaluateAll((all) =>
    all.map((one) => ({
      kind: one.getAttribute('data-named') ?? '',
      name: one.textContent.trim(),
    })),
  )
}

/** Does what is told, and nothing else: what cannot be found as it is named is an error. */
export async function doAsTold(page: Page, { kind, name }: Told): Promise<void> {
  switch (kind) {
    case 'key':
      await page.keyboard.press(pressOf(name))
      return
    case 'hex':
      await clickHex(page, name)
      return
    case 'button':
    case 'unit':
      return clickButton(page, { kind, name })
    case 'shown':
      await page
        .locator(byClass('.lesson__table'))
        .getByText(name, { exact: true })
        .waitFor({ timeout: ANSWER_MS })
      return
    default:
      throw new Error(`Nobody knows what to do with a ${kind}.`)
  }
}

function pressOf(name: string): string {
  if (name === '+') return name
  return name
    .split('+')
    .map((part) => KEYS[part] ?? (/^[A-Z]$/.test(part) ? part.toLowerCase() : part))
    .join('+')
}

/** Clicks where a hex is seen, which must be on the board and under nothing else. */
async function clickHex(page: Page, hex: string): Promise<void> {
  const at = await placeInSight(page, hex)
  expect(await page.evaluate(isOnBoard, at), `${hex} can be clicked`).toBe(true)
  await page.mouse.click(at.x, at.y)
}

/** A button may be drawn anew under the mouse: then it is looked for again. */
async function clickButton(page: Page, told: Told): Promise<void> {
  const button = await buttonNamed(page, told)
  await button.click({ timeout: ANSWER_MS }).catch(async (error: unknown) => {
    if (!String(error).includes('not attached')) throw error
    await (await buttonNamed(page, told)).click({ timeout: ANSWER_MS })
  })
}

/** The one button that says what is named, once it is there and can be pressed. */
async function buttonNamed(page: Page, told: Told): Promise<ElementHandle> {
  const found = await page.waitForFunction(lookForButton, told, { timeout: ANSWER_MS }).catch(() => undefined)
  const button = found?.asElement()
  if (!button) throw new Error(`No button “${told.name}” can be pressed among ${await buttonsSeen(page)}.`)
  return button
}

async function buttonsSeen(page: Page): Promise<string> {
  const buttons = page.locator('[aria-label="What to do now"] button').filter({ visible: true })
  return (await buttons.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ')).join(' | ')
}

/** Runs in the page: among what can be done at the table first, then among the rest. */
function lookForButton({ kind, name }: Told): HTMLButtonElement | null {
  const [label = '', group] = name.split(' › ').reverse()
  const textOf = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim()
  const says = (button: Element) =>
    textOf(button) === label ||
    textOf(button).replace(/^\W\s|\s\W$/g, '') === label ||
    [...button.children].some((child) => textOf(child) === label) ||
    (kind === 'unit' &&
      [button.getAttribute('aria-label') ?? '', textOf(button)].some((said) => said.startsWith(`${label},`)))
  for (const scope of document.querySelectorAll('[aria-label="What to do now"], main')) {
    const within =
      group === undefined ? [scope] : [...scope.querySelectorAll(`[aria-label="${CSS.escape(group)}"]`)]
    const fitting = within
      .flatMap((one) => [...one.querySelectorAll('button')])
      .filter((button) => says(button) && button.checkVisibility())
    if (fitting.length > 1) throw new Error(`“${name}” could be any of ${fitting.length} buttons.`)
    const [button] = fitting
    if (button) return button.matches(':disabled, [aria-disabled="true"]') ? null : button
  }
  return null
}
