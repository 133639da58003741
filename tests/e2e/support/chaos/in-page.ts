import type { Point } from '@/engine/kernel/hex'

interface Box extends Point {
  readonly width: number
  readonly height: number
}

/* Each of these runs in the page, and so stands alone. */

/** From now on no click and no key follows a link to another site, or to a game whose bot would play on while it is compared. */
export function keepHere(): void {
  // As it happens: what stands at a place may have changed since somebody looked.
  const stop = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link?.href) return
    if (new URL(link.href).origin === location.origin && !link.hash.startsWith('#/begin/')) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('click', stop, { capture: true })
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
