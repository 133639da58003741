import { useEffect, useEffectEvent } from 'react'
import { isForBoard, isForPage } from '../page-parts/page-keys'
import { type Act, actOf } from './present-keys'

/** What leads the hex cursor of a board that is drawn upon, and draws. */
const DRAWING_KEYS = new Set(['arrowright', 'arrowleft', 'arrowup', 'arrowdown', 'x'])

interface Keys {
  readonly isDrawing: boolean
  /** Told what a key press means, and of the key. */
  readonly onAct: (act: Act, key: string) => void
}

/** Hears the keys of a presentation, except in dialogs, fields and the drawer of rules. */
export function usePresentKeys({ isDrawing, onAct }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = isForShow(event, isDrawing) && actOf(event)
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    if (act === 'leave' && drawer()) closeDrawer()
    else onAct(act, event.key)
  })
  useEffect(() => {
    // Before a board that was clicked, whose cursor answers to the same keys.
    const heard = new AbortController()
    addEventListener('keydown', (event) => onKey(event), { capture: true, signal: heard.signal })
    return () => heard.abort()
  }, [])
}

function isForShow(event: KeyboardEvent, isDrawing: boolean): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || !isForPage(event)) return false
  if (drawer()?.contains(targetOf(event)) || isPressedBy(event)) return false
  return !isDrawing || !isForBoard(event) || !DRAWING_KEYS.has(event.key.toLowerCase())
}

function drawer(): Element | null {
  return document.querySelector('[data-part="rules-drawer"]')
}

/** The drawer answers to Escape where it has the focus; here it does wherever that is. */
function closeDrawer(): void {
  drawer()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
}

/** Whether Space or Enter presses what has the focus. */
function isPressedBy(event: KeyboardEvent): boolean {
  const isPress = event.key === ' ' || event.key === 'Enter'
  return isPress && Boolean(targetOf(event)?.closest('button, a, summary'))
}

function targetOf({ target }: KeyboardEvent): Element | null {
  return target instanceof Element ? target : null
}
