import { selectorOf } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
/** Where the focus was: the element, and what it stood in, from the inside out. */
interface Place {
  readonly element: Element
  readonly around: readonly Element[]
}

/** The step that a part proposes. */
const PROPOSED = selectorOf(controlStyles['button--primary'])
/** What takes the focus within a part of the table, from the step that it proposes down to whatever can be used. */
const SENSIBLE = [
  `${PROPOSED}:not([aria-disabled="true"])`,
  '[role="tab"][aria-selected="true"]',
  'button:not([aria-disabled="true"], [disabled])',
]
/** A part with a place of its own for the focus: a key held down must not go on from one hex to the next. */
const SCOPE = '[data-focus-scope]'
const FIRST = '[data-takes-focus] button'
/** Dialogs and menus hand the focus back to where it was. */
const PASSING = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/**
 * Keeps the keyboard's place on a table: when the control with the focus goes away with the step it made,
 * something sensible in the nearest part that is left takes it. Where it went away before the place was kept, which
 * begins later than the table, the table takes it. Gives back how to stop.
 */
export function keepFocus(table: HTMLElement): () => void {
  if (isLost()) table.focus({ preventScroll: true })
  let last = placeOf(document.activeElement, table)
  const note = ({ target }: FocusEvent) => {
    last = placeOf(target, table) ?? last
  }
  const check = () => {
    if (!last || !isLost() || isUsable(last.element)) return
    heirOf(last, table).focus()
  }
  const observer = new MutationObserver(check)
  document.addEventListener('focusin', note)
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  })
  return () => {
    document.removeEventListener('focusin', note)
    observer.disconnect()
  }
}

function placeOf(target: EventTarget | null, table: HTMLElement): Place | undefined {
  if (!(target instanceof Element) || !table.contains(target) || target.closest(PASSING)) return undefined
  const around: Element[] = []
  for (let element = target.parentElement; element; element = element.parentElement) {
    if (element === table) break
    around.push(element)
  }
  return { element: target, around }
}

/** A browser leaves the focus for a while on what was switched off. */
function isLost(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.matches(':disabled')
}

/** Who takes the focus over: in the nearest part that is left, or else what the table proposes, or the table itself. */
function heirOf({ around }: Place, table: HTMLElement): HTMLElement {
  const first = around.find((part) => part.matches(SCOPE))?.querySelector<HTMLElement>(FIRST)
  if (first && isUsable(first)) return first
  for (const part of around) {
    const heir = table.contains(part) ? sensibleIn(part) : undefined
    if (heir) return heir
  }
  const proposed = table.querySelector<HTMLElement>(PROPOSED)
  return proposed && isUsable(proposed) ? proposed : table
}

function sensibleIn(part: Element): HTMLElement | undefined {
  for (const selector of SENSIBLE) {
    const usable = [...part.querySelectorAll<HTMLElement>(selector)].find(isUsable)
    if (usable) return usable
  }
  return undefined
}

/** Whether an element is on the page, to be seen, and not switched off. */
function isUsable(element: Element): boolean {
  return element.isConnected && element.checkVisibility() && !element.matches(':disabled')
}
