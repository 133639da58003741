import type { Point } from '@/engine/kernel/hex'

interface Box extends Point {
  readonly width: number
  readonly height: number
}

/* Each of these runs in the page, and so stands alone. */

/** Whether a click at a place, or a key where the focus is, would lead to another site. */
export function leadsAway(place: Point | null): boolean {
  const element = place ? document.elementFromPoint(place.x, place.y) : document.activeElement
  const link = element?.closest('a')
  if (!link?.href) return false
  // A bot would play on while its game is compared.
  return new URL(link.href).origin !== location.origin || link.hash.startsWith('#/begin/')
}

/** What stands at a place, in a few words. */
export function elementAt({ x, y }: Point): string {
  const element = document.elementFromPoint(x, y)
  const control = element?.closest('button, a, input, label, [role]') ?? element
  const name = control?.getAttribute('aria-label') ?? control?.textContent ?? ''
  return `${control?.tagName.toLowerCase() ?? 'nothing'} ${name.trim().slice(0, 40)}`.trim()
}

/** Where the board is in the window, if it is. */
export function boardBox(): Box | undefined {
  const surface = document.querySelector('[data-part="surface"]')
  if (!surface) return undefined
  const { x, y, width, height } = surface.getBoundingClientRect()
  return { x, y, width, height }
}

/** The middles of everything in sight that can be pressed. */
export function placesToPress(): readonly Point[] {
  const controls = 'button, a[href], summary, input, select, textarea, [role="tab"], [role^="menuitem"]'
  return [...document.querySelectorAll(controls)].flatMap((control) => {
    const { x, y, width, height } = control.getBoundingClientRect()
    const middle = { x: x + width / 2, y: y + height / 2 }
    const isThere = control.contains(document.elementFromPoint(middle.x, middle.y))
    return isThere ? [middle] : []
  })
}

/** What is shown that may never be shown, or that nothing is; undefined while all is well. */
export function faultShown(forbidden: readonly string[]): string | undefined {
  const text = document.body.innerText
  return text.trim() === '' ? 'the page is empty' : forbidden.find((words) => text.includes(words))
}
