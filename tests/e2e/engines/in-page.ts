import type * as Library from '@testing-library/dom'
import type { Point } from '@/engine/kernel/hex'

/** What runs in the page, with nothing from outside but the library, which `ask` of `Player` brings there first. */

declare global {
  var TestingLibraryDom: typeof Library | undefined
  var complaintsHeard: string[] | undefined
}

/** A control as a player or a screen reader finds it; a name given as an expression is searched for. */
export interface Control {
  readonly role: string
  readonly name: string | { readonly expression: string }
  /** The name of the region that it is in, where there are several of the name. */
  readonly within?: string
}

/** How a control stands: where to click it, which way it is from the focus, or why it cannot be used. */
export interface Standing {
  readonly at: Point | null
  /** Whether the focus is on it, or behind it in the order of the page, or before it. */
  readonly focus: 'on' | 'behind' | 'before'
  readonly why: '' | 'missing' | 'disabled' | 'covered'
}

/** Begins to keep what goes wrong in the page without a player noticing. */
export function listenForComplaints(): void {
  if (globalThis.complaintsHeard) return
  const heard: string[] = []
  globalThis.complaintsHeard = heard
  addEventListener('error', ({ message }) => heard.push(`error: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => heard.push(`unhandled rejection: ${String(reason)}`))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    heard.push(`security policy: ${violatedDirective} ${blockedURI}`),
  )
}

/** From now on whatever would keep something in this browser throws, as where storage is blocked for frames. */
export function forbidStorage(): void {
  const forbidden = {
    get: () => {
      throw new DOMException('Forbidden.', 'SecurityError')
    },
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(globalThis, name, forbidden)
  Object.defineProperty(navigator, 'serviceWorker', forbidden)
  Object.defineProperty(document, 'cookie', forbidden)
}

/** Finds a control, brings it into sight, and tells how it stands. */
export function standingOf({ role, name, within }: Control): Standing {
  const find = (): readonly HTMLElement[] => {
    if (!TestingLibraryDom) throw new Error('The library is not in the page.')
    const { queryAllByRole, queryByRole } = TestingLibraryDom
    const wanted = typeof name === 'string' ? name : new RegExp(name.expression)
    const region =
      within === undefined ? document.body : queryByRole(document.body, 'region', { name: within })
    return region ? queryAllByRole(region, role, { name: wanted }) : []
  }
  const bringIntoSight = (control: HTMLElement) => {
    const { top, bottom, left, right } = control.getBoundingClientRect()
    const isInSight = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
    if (!isInSight) control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  }
  const middleOf = (control: HTMLElement): Point | null => {
    const [box] = control.getClientRects()
    return box ? { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) } : null
  }
  const focusAround = (control: HTMLElement): Standing['focus'] => {
    const { activeElement } = document
    if (control === activeElement) return 'on'
    const isBehind =
      activeElement && control.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING
    return isBehind ? 'behind' : 'before'
  }
  const found = find()
  const control = found.find((one) => !one.matches(':disabled, [aria-disabled="true"]'))
  if (!control) return { at: null, focus: 'before', why: found.length === 0 ? 'missing' : 'disabled' }
  const focus = focusAround(control)
  bringIntoSight(control)
  const at = middleOf(control)
  const hit = at && document.elementFromPoint(at.x, at.y)
  if (!at || !hit || !control.contains(hit)) return { at: null, focus, why: 'covered' }
  return { at, focus, why: '' }
}

/** The texts of all parts with a role, and a name unless it does not matter; also of those that a dialog covers. */
export function textsOf({
  role,
  name,
}: {
  readonly role: string
  readonly name?: string
}): readonly string[] {
  const found = TestingLibraryDom?.queryAllByRole(document.body, role, {
    hidden: true,
    ...(name === undefined ? {} : { name }),
  })
  return (found ?? []).map((one) => one.textContent.replace(/\s+/g, ' ').trim())
}

/** The log, line by line, without the clauses that lines link to. */
export function logSeen(): readonly string[] {
  const list = TestingLibraryDom?.queryByRole(document.body, 'list', { name: 'Log', hidden: true })
  return [...(list?.querySelectorAll('li') ?? [])].map((line) =>
    line.textContent.replace(/A[AR]-[\d.]+$/, ''),
  )
}

/** What is written in the one field of text; null where there is none. */
export function fieldRead(): string | null {
  return TestingLibraryDom?.queryByRole<HTMLTextAreaElement>(document.body, 'textbox')?.value ?? null
}

/** All that is to be read on the page. */
export function pageRead(): string {
  return document.body.innerText.replace(/\s+/g, ' ')
}
