import { expect } from 'vitest'
import type { GameTable } from './game-table'

/** A phone held upright, and no mouse. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Nothing is wider than the screen, and every target is large enough for a finger. */
export async function fitsThePhone({ page }: GameTable): Promise<void> {
  await expect.poll(() => page.evaluate(misfits)).toEqual([])
}

/** Runs in the page. */
function misfits(): readonly string[] {
  const FINGER = 44
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)
  const targets = [...document.querySelectorAll('button, [role="tab"], label:has(input), a[href], summary')]
  const seen = targets.filter(
    (element) => element.checkVisibility() && !element.closest('[class*="visually-hidden_-"]'),
  )
  const small = seen.flatMap((element) => {
    const { width, height } = element.getBoundingClientRect()
    const isLarge = width >= FINGER - 0.5 && height >= FINGER - 0.5
    // The handle is taken by the whole head of the sheet, on which it lies.
    return isLarge || element.matches('[class*="sheet__handle_-"]')
      ? []
      : [`small: ${nameOf(element)} ${Math.round(width)}x${Math.round(height)}`]
  })
  const wide = [
    ...document.querySelectorAll(
      '[data-play-header], [data-part="sheet"], [class*="action-panel__footer_-"], [class*="turn-track_-"]',
    ),
  ].flatMap((element) =>
    element.scrollWidth > element.clientWidth ? [`too wide: ${element.className}`] : [],
  )
  const page = document.documentElement
  return [...small, ...wide, ...(page.scrollWidth > innerWidth ? ['the page is too wide'] : [])]
}
